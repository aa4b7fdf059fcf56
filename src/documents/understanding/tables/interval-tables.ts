import type { Table } from '../../readers/table';
import type { Columns } from './columns';
import { fold } from '../words/fold';
import { parseMeasured } from '../words/numbers';

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

const DEPTHS = ['tvdSs', 'tvd', 'ahd'] as const;
const FEWEST_ROWS = 3;

/** Whether each interval begins where the one above it ends, as those of rocks do, and those of cores and samples do not. */
function areWithoutGaps(columns: Columns, { headings, rows }: Pick<Table, 'headings' | 'rows'>): boolean {
  const figure = (text: string | undefined) => parseMeasured(text ?? '')?.value ?? NaN;
  const endIn = (cell: string) => cell.split(/\s*[-\u2013]\s*/).at(-1);
  return DEPTHS.some((field) => {
    const from = columns[field]?.column;
    const name = columns['name']?.column;
    if (from === undefined || name === undefined) return false;
    // Notes below the table are in its first column alone.
    const named = rows.filter(({ cells }) => (cells[name] ?? '') !== '');
    if (named.length < FEWEST_ROWS) return false;
    const isEnd = (column: number) =>
      named.every(
        ({ cells }, at) =>
          at === 0 || figure(cells[from]) === figure(endIn(named[at - 1]?.cells[column] ?? '')),
      );
    return headings.some((_, column) => isEnd(column));
  });
}

/**
 * Whether a table has formations with their rock from one depth to the next, without gaps. Then `Sampling / coring` or
 * `Formation pressure` are further columns of a geological order.
 */
export function isGeologicalColumn(
  columns: Columns,
  table: Pick<Table, 'headings' | 'rows'>,
  title: string,
): boolean {
  const { name } = columns;
  return (
    name !== undefined &&
    name.assumed === undefined &&
    !ANY_NAME.test(fold(name.heading).trim()) &&
    table.headings.some((heading) => OF_ROCKS.test(fold(heading))) &&
    ![title, ...DEPTHS.map((field) => columns[field]?.heading ?? '')].some((text) =>
      OTHER_MATTER.test(fold(text)),
    ) &&
    areWithoutGaps(columns, table)
  );
}

/** Whether a table of names and depth intervals is probably not about formations. */
export function isOtherInterval(
  columns: Columns,
  { headings, rows }: Pick<Table, 'headings' | 'rows'>,
  title: string,
): boolean {
  const depths = DEPTHS.map((field) => columns[field]);
  if (!depths.some((use) => use && INTERVAL.test(fold(use.heading)))) return false;
  const words = [title, ...headings].map(fold);
  if (isGeologicalColumn(columns, { headings, rows }, title)) return false;
  if (words.some((text) => OTHER_MATTER.test(text))) return true;
  const isAnyName = ANY_NAME.test(fold(columns['name']?.heading ?? '').trim());
  return isAnyName && !words.some((text) => OF_ROCKS.test(text));
}
