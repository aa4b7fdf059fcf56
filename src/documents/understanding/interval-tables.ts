import type { Columns } from './columns';
import { fold } from './fold';

/** The heading of a depth interval without a word for top or base. */
const INTERVAL =
  /\b(?:from|to|interval|range|von|bis|intervall|teufenintervall|tiefenintervall|teufenbereich|tiefenbereich|van|tot|traject|dieptetraject|dieptebereik|diepte-interval|fra|til|dybdeintervall|intervalle|desde|hasta|intervalo|ate|da|intervallo)\b/;
/** Other things with intervals along a well, in a heading or the title: cores, samples, runs, trouble. */
const OTHER_MATTER =
  /\b(?:cor(?:e|es|ing)|sampl\w*|cuttings?|perforat\w*|tests?|tools?|runs?|logs?|logging|rop|bit|mud|hazards?|risks?|loss(?:es)?|problems?|events?|kern\w*|bohrklein|proben?\w*|monster\w*|gefahr\w*|risiko\w*|risico\w*|verluste?|verlies\w*|bemonstering|kjerne\w*|prove\w*|borekaks|perforering\w*|fare\w*|tap|carott\w*|echantillon\w*|deblais|perforations?|essais?|dangers?|pertes?|nucleos?|muestr\w*|recortes|canone\w*|disparos|pruebas?|peligros?|riesgos?|perdidas?|testemunh\w*|amostra\w*|calha|canhone\w*|testes?|perigos?|riscos?|perdas?|carot\w*|campion\w*|prov[ae]|rischi\w*|perdit[ae])\b/;
/** Headings of names that are not only formations. */
const ANY_NAME =
  /^(?:event|interval|sequence|zone|top|unit|layer|surface|section|intervall|einheit|sone|enhet|lag|intervalle|niveau|couche|terrain|intervalo|capa|unidad|camada|unidade|intervallo|livello|unita)$/;

/** What only a table of rocks has next to its names, in a heading or the title. */
const OF_ROCKS =
  /\b(?:l(?:i|y)th?olog\w*|e?strati?gra\w*|geolog\w*|gesteins?\w*|gesteente\w*|bergart\w*|roche|roca|roccia|rocha|era)\b/;

/** Whether a table of names and depth intervals is probably not about formations. */
export function isOtherInterval(columns: Columns, headings: readonly string[], title: string): boolean {
  const depths = [columns['tvdSs'], columns['tvd'], columns['ahd']];
  if (!depths.some((use) => use && INTERVAL.test(fold(use.heading)))) return false;
  const words = [title, ...headings].map(fold);
  if (words.some((text) => OTHER_MATTER.test(text))) return true;
  const isAnyName = ANY_NAME.test(fold(columns['name']?.heading ?? '').trim());
  return isAnyName && !words.some((text) => OF_ROCKS.test(text));
}
