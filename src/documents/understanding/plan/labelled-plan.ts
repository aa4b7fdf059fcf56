import { withoutBullet } from '../../readers/list-marks';
import { fold } from '../words/fold';
import type { KeyValue } from '../which-well/key-values';
import { listOf } from '../vocabulary/list-of';

const words = (list: string) => new Set(listOf(list));

const TIME = words(
  'days, day, duration, time, dauer, bohrzeit, bohrdauer, zeit, gesamtdauer, plandauer, duur, boortijd, boorduur, tijdsduur, tijd, ' +
    'dagen, tage, dager, dogn, varighet, tid, jours, duree, delai, dias, duracion, tiempo, duracao, tempo, prazo, giorni, durata, tempi',
);
const COST = words(
  'afe, cost, costs, budget, expenditure, kosten, kostenvoranschlag, kostenschaetzung, gesamtkosten, bohrkosten, budgetkosten, raming, ' +
    'kostenraming, begroting, kostnad, kostnader, kostnadsestimat, budsjett, cout, couts, costo, costos, coste, presupuesto, custo, ' +
    'custos, orcamento, preventivo, costi, inversion, investimento',
);
/** What may surround them in a label of the whole well; any other word makes it one of a part: `mud cost`, `logging time`. */
const OF_THE_WELL = words(
  'planned, plan, programmed, scheduled, estimated, est, expected, approved, authorised, authorized, budgeted, forecast, total, gross, ' +
    'overall, well, wells, drilling, dry, hole, base, spud, to, td, rig, release, for, of, the, and, in, usd, us, estimate, ' +
    'geplante, geplant, voraussichtliche, geschaetzte, erwartete, gesamte, der, die, fuer, bohrung, brunnen, ' +
    'geplande, verwachte, geraamde, totale, van, de, het, put, boring, ' +
    'planlagt, forventet, anslatt, estimert, samlet, bronn, bronnen, for, ' +
    'prevu, prevue, prevus, previsionnel, previsionnelle, estime, estimee, total, totale, du, des, le, la, puits, forage, ' +
    'previsto, prevista, previstos, programado, programada, programados, estimado, estimada, estimados, planeado, planeados, del, el, pozo, ' +
    'perforacion, poco, perfuracao, do, da, perforazione, pozzo, stimato, stimata, stimati, previsti, totali, ' +
    // From the start of the well to the release of the rig.
    'from, start, end, release, beginn, ende, bis, freigabe, anlage, begin, einde, tot, vrijgave, oppstart, slutt, til, ' +
    'debut, fin, a, au, l, d, liberation, appareil, inicio, desmontaje, liberacion, equipo, desde, hasta, al, inizio, fine, rilascio',
);

const NUMBER = String.raw`(?:\d{1,3}(?:[ '\u00a0\u2009\u202f]\d{3})+(?!\d)(?:[.,]\d+)?|\d[\d.,]*(?<=\d))`;
const DAYS = new RegExp(
  String.raw`(?<![\d.,])(${NUMBER}) ?(?:days?|dagen|tagen?|tage|dager|d(?:\u00f8|o)gn|jours?|d(?:\u00ed|i)as?|giorni)\b`,
  'iu',
);
const MILLIONS = String.raw`(?:mm|mln|mio\.?|millions?|million(?:er|en)?|millones|milh(?:\u00f5|o)es|milioni|m)`;
const MONEY = new RegExp(
  String.raw`(?:us ?\$|usd|\$)\s?${NUMBER}(?:\s?${MILLIONS}\b)?|${NUMBER}\s?(?:${MILLIONS}\s?)?(?:usd|us ?\$)`,
  'iu',
);
/** A rate, or a count of something else. */
const PER = /\b(?:per|pro|par|por|each|every)\b|\/\s?(?:day|d|tag|dag|jour|d\u00eda|dia|giorno|m|ft|hr|h)\b/i;
const LABEL =
  /^(?:\d{1,2}[.)]\s+)?([\p{L}.,&/()'\u2019 ]{3,80}?)\s*[:=]?\s+(?=(?:ca\.? |approx\.? |~\s?)?(?:us ?\$|usd|\$|\d))/iu;
const LONGEST_VALUE = 70;

/** The label and value of one piece of a line: `Geplante Bohrzeit 96 Tage`, `Time / cost: 19 days / USD 4,650,000`. */
function ofPiece(piece: string): KeyValue[] {
  const text = piece.replace(/\(?\bp ?50\b\)?/gi, '').trim();
  const [whole = '', label = ''] = LABEL.exec(text) ?? [];
  const value = text.slice(whole.length);
  const own = fold(label)
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  const [isTime, isCost] = [TIME, COST].map((known) => own.some((word) => known.has(word)));
  if (whole === '' || value.length > LONGEST_VALUE || PER.test(value)) return [];
  if (!own.every((word) => TIME.has(word) || COST.has(word) || OF_THE_WELL.has(word))) return [];
  const alone = /^(?:\S+\s)?(\d+(?:[.,]\d)?)(?:\s*\(.*)?$/.exec(value)?.[1];
  const days =
    DAYS.exec(value)?.[1] ?? (own.some((word) => IS_DAYS.has(word)) && !isCost ? alone : undefined);
  const cost = MONEY.exec(value)?.[0];
  return [
    ...(isTime && days !== undefined ? [{ field: 'daysPlanned' as const, value: days }] : []),
    ...(isCost && cost !== undefined ? [{ field: 'afeCostUsd' as const, value: cost }] : []),
  ];
}
const IS_DAYS = words('days, dagen, tage, dager, dogn, jours, dias, giorni');

const OTHER_CASE = /\b(?:p ?[19]0|offset|actual|contingency|completion)\b/i;

/** The days and the cost of the well in a line of labels and values, in any of the languages, with or without a colon between them. */
export function labelledPlan({ text, cells }: { text: string; cells: readonly string[] }): KeyValue[] {
  if (text.length > 400 || !/\d/.test(text)) return [];
  const pieces = cells.length > 1 ? cells : withoutBullet(text).split(/\s{2,}|\s*[|;]\s*/);
  return pieces.flatMap((piece, at) => {
    const both = `${piece.replace(/\s*:$/, '')}: ${pieces[at + 1] ?? ''}`;
    return (
      [piece, both]
        .map((each) => (OTHER_CASE.test(each) ? [] : ofPiece(each)))
        .find((found) => found.length > 0) ?? []
    );
  });
}
