import type { DocumentContent } from '../../readers/table';
import type { Columns } from '../tables/columns';
import { fold } from '../words/fold';
import type { RecognisedTable } from '../tables/recognise';
import type { Kind } from '../words/vocabulary';
import type { Quantity } from './known-units';

/** `All data is in Metres unless otherwise stated`, `Tops are estimated in ft from KB`: no figure before the unit. */
const DECLARES_UNIT =
  /\b(?:data|depths?|units?|lengths?|measurements?|tops|teufen(?:angaben)?|tiefen|dieptes?|dybder|profondeurs|profundidades|profondita)\b[^.\d]{0,80}?(?:\bin|[:=(]|\bare|\bis|\bsont en|\ben|\bi)\s*(?:international\s+|us\s+survey\s+)?(feet|ft|usft|metres|meters|meter|metern|metros|metri)\b/i;

/** `Units: feet, degrees, deg/100 ft`, `Depth unit   metres`, `Einheiten: Meter, Grad`: a label, and the units in its cells. */
const LABELS_UNIT =
  /^(?:(?:depths?|lengths?|survey|measurement|linear|distance) )?(?:units?(?: (?:system|of (?:length|measure(?:ment)?)))?|einheit(?:en)?|eenhe(?:id|den)|enhet(?:er)?|unites?|unidad(?:es)?|unidades?|unita(?: di misura)?)(?: (?:of|der|van|des|de las?|delle) \w+)?\s*[:=]?\s+(?:[^\d.]{0,40}?[\s,;(])??(feet|ft|usft|us survey feet|metres|meters|meter|metern|metros|metri|m)(?:$|[\s,;)])/i;

/** `DLS (deg/100 ft)`: the length that severities of doglegs are given for. */
const PER_LENGTH = /(?:deg(?:rees?)?|\u00b0|grad)\s*\/\s*(?:100\s*(?:us)?(?:ft|feet|')|(?:10|30)\s*m\b)/i;

/** The unit of depths whose heading gives none. */
export function declaredLengthUnit(content: DocumentContent): string | null {
  // A label and its value directly above a table may be taken for headings of their own.
  const above = content.tables.filter(({ rows }) => rows.length === 0);
  const texts = [
    ...content.lines.map(({ text }) => text),
    ...above.map(({ headings }) => headings.join(' ')),
  ];
  for (const text of texts) {
    const match =
      DECLARES_UNIT.exec(text) ??
      LABELS_UNIT.exec(fold(text)) ??
      /\b(?:shoes|picks|values)\b[^.\d]*?\bin (feet|ft|usft|metres|meters|m)\b/i.exec(text);
    if (match) return /^(?:f|us)/i.test(match[1] ?? '') ? 'ft' : 'm';
  }
  return unitOfReferences(content) ?? (isInFeet(content) ? 'ft' : null) ?? unitOfDoglegs(content);
}

/** Lengths of a title block in feet or metres: the elevation of the floor, the depth of the well. */
const STATED_LENGTH =
  /\b(?:elev\w*|r?kb|bkb|kbe|kelly bushing|rte?|rotary table|dfe?|derrick floor|drill(?:ing)? floor|rig floor|gle?|ground level|water depth|td|total depth|datum|reference)\b[^.\d]{0,40}\d[\d.,]*\s*(?<unit>(?:us ?ft|ft|feet|m|met(?:er|re)s?)\b|['\u2019](?!['\d]))/gi;

/** The unit of the lengths that severities of doglegs are given for, if they are all in one. */
function unitOfDoglegs({ lines, tables }: DocumentContent): string | null {
  const texts = [...lines.map(({ text }) => text), ...tables.flatMap(({ headings }) => headings)];
  const units = texts.flatMap((text) => {
    const per = PER_LENGTH.exec(text)?.[0];
    return per === undefined ? [] : [/m$/i.test(per) ? 'm' : 'ft'];
  });
  return new Set(units).size === 1 ? (units[0] ?? null) : null;
}

/** Whether every length of the title block is in feet: then depths without a unit are not metres. */
function isInFeet(content: DocumentContent): boolean {
  const units = content.lines.flatMap(({ text }) =>
    text.length > 200 ? [] : [...text.matchAll(STATED_LENGTH)].map((match) => match.groups?.['unit'] ?? ''),
  );
  const labels = [
    ...content.lines.map(({ text }) => text),
    ...content.tables.flatMap((table) => table.headings),
  ];
  const labelled = labels.flatMap((text) =>
    text.length > 200 ? [] : [...text.matchAll(LABELLED_LENGTH)].map(([, unit = '']) => unit),
  );
  const isFoot = (unit: string) => /^(?:us ?)?f|['\u2019]/i.test(unit);
  return (units.length > 0 || labelled.length >= FEWEST_LABELLED) && [...units, ...labelled].every(isFoot);
}

/** `Proposed MD (ft)`: the unit in a label or a heading. */
const LABELLED_LENGTH = /[([](us ?ft|ft|feet|m|met(?:er|re)s?)(?:\s\p{L}{2,6})?[)\]]/giu;
const FEWEST_LABELLED = 2;

/** `TVD Reference: RKB @ 76.8 usft`: a survey program gives the height of its reference in the unit of its depths. */
function unitOfReferences({ lines }: DocumentContent): string | null {
  const units = lines.flatMap(({ text }) => {
    const unit = /\b(?:md|tvd|depth)\s+reference\b.*@\s*\d[\d.,]*\s*(usft|ft|m)\b/i.exec(text)?.[1];
    return unit === undefined ? [] : [unit.toLowerCase() === 'm' ? 'm' : 'ft'];
  });
  return new Set(units).size === 1 ? (units[0] ?? null) : null;
}

/** `All pressures in psi`, `All in psi`, `Testdrücke in bar`, `PRESSURE TEST SCHEDULE (bar)`, `Values in psi`: no figure before the unit. */
const DECLARES_PRESSURE_UNIT =
  /(?<!\p{L})(?:pressures?|pressure tests?|test pressures?|\p{L}*dr[u\u00fc]ck\p{L}*|\p{L}*druk\p{L}*|\p{L}*trykk?\p{L}*|(?:bop|preventers?)[^.\d]{0,20}test(?:s|ing)?|(?:test(?:s|ing)?|pruebas|essais|testes|prove|proben|testen|tester)(?=\s*\()|pressions?|presi(?:\u00f3n|ones)|press(?:\u00e3o|\u00f5es)|pression[ei]|values|werte|waarden|verdier|valeurs|valores|valori|all(?= (?:are )?(?:given )?in\b)|alle(?= in?\b))(?!\p{L})[^.\d]{0,40}?(?:[(\s])(psi\b|bar\b|kpa\b|mpa\b|kgf?\/cm[2\u00b2])/iu;

/** `YP in lb/100 ft2`, `yield points (Pa)`: no figure before the unit. */
const DECLARES_YIELD_UNIT =
  /(?<!\p{L})(?:yield (?:points?|values?|stress(?:es)?)|yp|flie\u00dfgrenzen?|fliessgrenzen?|vloeigrens|vloeigrenzen|zwichtspanning|flytegrense|seuils? d['\u2019]\u00e9coulement|puntos? cedentes?|limites? de escoamento|punto di snervamento)(?:\s*\(yp\))?[\s,:]{0,3}(?:(?:is|are|in|en|em|i|ist|zijn|er)\s+){0,2}\(?(?<unit>lb[fs]?\s?\/\s?100\s?(?:sq\.?\s?ft|(?:ft|pies?|pieds?|p\u00e9s?)\s?[2\u00b2])|pa(?!\p{L}))/iu;

/** What a document says of the unit of a quantity whose headings give none. */
const DECLARED: Partial<Record<Kind, { quantity: Quantity; declares: RegExp }>> = {
  pressureTests: { quantity: 'pressure', declares: DECLARES_PRESSURE_UNIT },
  mud: { quantity: 'yieldPoint', declares: DECLARES_YIELD_UNIT },
};

/** The unit that the lines declare; null if none is declared, or several are. */
function declaredUnit({ lines }: DocumentContent, declares: RegExp): string | null {
  const all = new RegExp(declares, 'giu');
  const units = lines.flatMap(({ text }) =>
    [...text.matchAll(all)].map(([, unit = '']) => unit.toLowerCase()),
  );
  return new Set(units).size === 1 ? (units[0] ?? null) : null;
}

/** The unit that a document declares for its test pressures. */
export const declaredPressureUnit = (content: DocumentContent): string | null =>
  declaredUnit(content, DECLARES_PRESSURE_UNIT);

/** Adds the declared unit to the test pressures or the yield points without one. */
export function withDeclaredUnits(recognised: RecognisedTable, content: DocumentContent): RecognisedTable {
  const declared = DECLARED[recognised.kind];
  const unit = declared ? declaredUnit(content, declared.declares) : null;
  if (!declared || unit === null) return recognised;
  const columns = Object.entries(recognised.columns).map(([field, use]) => [
    field,
    use?.quantity === declared.quantity && use.unit === null ? { ...use, unit } : use,
  ]);
  return { ...recognised, columns: Object.fromEntries(columns) as Columns };
}
