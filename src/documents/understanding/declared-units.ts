import type { DocumentContent } from '../readers/table';
import type { Columns } from './columns';
import type { RecognisedTable } from './recognise';

/** `All data is in Metres unless otherwise stated`, `Tops are estimated in ft from KB`: no figure before the unit. */
const DECLARES_UNIT =
  /\b(?:data|depths?|units?|lengths?|measurements?|tops|teufen(?:angaben)?|tiefen|dieptes?|dybder|profondeurs|profundidades|profondita)\b[^.\d]{0,80}?(?:\bin|[:=(]|\bare|\bis|\bsont en|\ben|\bi)\s*(?:international\s+|us\s+survey\s+)?(feet|ft|usft|metres|meters|meter|metern|metros|metri)\b/i;

/** The unit of depths whose heading gives none. */
export function declaredLengthUnit(content: DocumentContent): string | null {
  for (const { text } of content.lines) {
    const match =
      DECLARES_UNIT.exec(text) ??
      /\b(?:shoes|picks|values)\b[^.\d]*?\bin (feet|ft|usft|metres|meters|m)\b/i.exec(text);
    if (match) return /^(?:f|us)/i.test(match[1] ?? '') ? 'ft' : 'm';
  }
  return unitOfReferences(content) ?? (isInFeet(content) ? 'ft' : null);
}

/** Lengths of a title block in feet or metres: the elevation of the floor, the depth of the well. */
const STATED_LENGTH =
  /\b(?:elev\w*|kb|rkb|kelly bushing|rt|gl|ground level|water depth|td|total depth|datum)\b[^.\d]{0,40}\d[\d.,]*\s*(?<unit>(?:us ?ft|ft|feet|m|met(?:er|re)s?)\b|['\u2019](?!['\d]))/gi;

/** Whether every length of the title block is in feet: then depths without a unit are not metres. */
function isInFeet(content: DocumentContent): boolean {
  const units = content.lines.flatMap(({ text }) =>
    text.length > 200 ? [] : [...text.matchAll(STATED_LENGTH)].map((match) => match.groups?.['unit'] ?? ''),
  );
  return units.length > 0 && units.every((unit) => /^(?:us ?)?f|['\u2019]/i.test(unit));
}

/** `TVD Reference: RKB @ 76.8 usft`: a survey program gives the height of its reference in the unit of its depths. */
function unitOfReferences({ lines }: DocumentContent): string | null {
  const units = lines.flatMap(({ text }) => {
    const unit = /\b(?:md|tvd|depth)\s+reference\b.*@\s*\d[\d.,]*\s*(usft|ft|m)\b/i.exec(text)?.[1];
    return unit === undefined ? [] : [unit.toLowerCase() === 'm' ? 'm' : 'ft'];
  });
  return new Set(units).size === 1 ? (units[0] ?? null) : null;
}

/** `All pressures in psi`, `PRESSURE TEST SCHEDULE (bar)`: no figure before the unit. */
const DECLARES_PRESSURE_UNIT =
  /\b(?:pressures?|pressure tests?|test pressures?|dr\u00fccke|druck\w*|druk(?:ken)?|trykk|pressions?|presi(?:\u00f3n|ones)|press(?:\u00e3o|\u00f5es)|pression[ei])\b[^.\d]{0,40}?(?:[(\s])(psi|bar|kpa|mpa)\b/i;

/** The unit of test pressures whose heading gives none; null if none is declared, or several are. */
function declaredPressureUnit({ lines }: DocumentContent): string | null {
  const units = lines.flatMap(({ text }) => DECLARES_PRESSURE_UNIT.exec(text)?.[1]?.toLowerCase() ?? []);
  return new Set(units).size === 1 ? (units[0] ?? null) : null;
}

/** Adds the declared unit to test pressures without one. */
export function withDeclaredPressures(
  recognised: RecognisedTable,
  content: DocumentContent,
): RecognisedTable {
  const unit = recognised.kind === 'pressureTests' ? declaredPressureUnit(content) : null;
  if (unit === null) return recognised;
  const columns = Object.entries(recognised.columns).map(([field, use]) => [
    field,
    use?.quantity === 'pressure' && use.unit === null ? { ...use, unit } : use,
  ]);
  return { ...recognised, columns: Object.fromEntries(columns) as Columns };
}
