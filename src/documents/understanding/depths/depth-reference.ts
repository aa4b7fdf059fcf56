import type { Source } from '../../facts';
import type { DocumentContent, TextLine } from '../../readers/table';
import type { DepthReference } from '@/api/generated/model';
import { fold } from '../words/fold';
import { parseNumber } from '../words/numbers';
import { sourceOf } from '../tables/row-reader';
import { convert } from '../units/units';

/** The reference of depths in a title block: `TVD Reference: RKB @ 54.90m (Maersk Inspirer)`. */
export interface StatedReference {
  reference: DepthReference;
  /** The elevation of the reference above mean sea level, m; null if not given. */
  elevationM: number | null;
  /** The unit of the elevation, as written. */
  unit: string | null;
  /** Whether it applies to vertical depths; else to measured ones, or to all. */
  isOfTvd: boolean;
  /** The whole line. */
  quote: string;
  source: Source;
}

const NAMES: readonly [RegExp, DepthReference][] = [
  [/\b(?:msl|mean sea level|sea level|nap|nhn|nn|lat)\b/, 'sea level'],
  [/\b(?:gl|ground level|ground|maaiveld|gelaende\w*|gok)\b/, 'ground level'],
  [
    /\b(?:rkb|kb|kbe|rkt|rt|rte|df|dfe|kelly bushing|rotary (?:table|kelly bushing)|(?:drill|rig|derrick) floor|rotary|drehtisch\w*|boorvloer|draaitafel)\b/,
    'drill floor',
  ],
];
/** Directional software writes the name of the datum, `@`, the elevation and the unit, without a space before the next label. */
const AT_ELEVATION =
  /^(?<name>.{0,60}?)@\s*(?<figure>-?\d[\d.,]*)\s*(?<unit>us ?ft|ft|m|feet|met(?:er|re)s?)(?![a-su-z])/;
/** The same in words: `RT 12.4 m above NAP`. */
const ABOVE_THE_SEA =
  /^(?<name>.{0,60}?)\s(?<figure>\d[\d.,]*)\s*(?<unit>us ?ft|ft|m|feet|met(?:er|re)s?)\s+(?:above|boven|ueber|over|au-dessus|sobre)\s+(?:the\s+)?(?:msl|mean sea level|sea level|nap|nhn|nn)\b/;
const KEY =
  /\b(?<what>tvd|md|depth|vertical|measured depth|elevation|vertical datum)\.?\s*(?:ref(?:erence|\.)?|datum)(?:\s+point)?\s*[:=]?\s*/;

/** Longer lines are prose. */
const LONGEST = 200;

function statedOn(line: TextLine, file: string): StatedReference | null {
  if (line.text.length > LONGEST || !/ref|datum|@/i.test(line.text)) return null;
  const text = fold(line.text).replace(/\s+/g, ' ');
  const key = KEY.exec(text);
  // Text drawn before its label gives `RKB @ 54.90mTVD Reference:`.
  const said = key ? text.slice(key.index + key[0].length) || text.slice(0, key.index) : text;
  const at = AT_ELEVATION.exec(said) ?? ABOVE_THE_SEA.exec(said);
  const named = NAMES.find(([pattern]) => pattern.test(at?.groups?.['name'] ?? said));
  if (!named || (!key && !at)) return null;
  const { figure = '', unit = '' } = at?.groups ?? {};
  const value = at ? parseNumber(figure) : null;
  const elevation = value === null ? null : convert(value, unit.replace(/\s/g, ''), 'length');
  return {
    reference: named[1],
    elevationM: elevation?.value ?? null,
    unit: unit === '' ? null : unit,
    isOfTvd: key?.groups?.['what'] === 'tvd' || key?.groups?.['what'] === 'vertical',
    quote: line.text,
    source: sourceOf(file, line.sheet === undefined ? {} : { sheet: line.sheet }, line),
  };
}

/**
 * The reference of depths in the title block of a document, with its elevation; null if it has none, or contradictory
 * ones. A survey report repeats it on every page.
 */
export function statedReference(content: DocumentContent, file: string): StatedReference | null {
  const all = content.lines.flatMap((line) => statedOn(line, file) ?? []);
  const ofTvd = all.filter(({ isOfTvd }) => isOfTvd);
  const statements = ofTvd.length > 0 ? ofTvd : all;
  const [first] = statements;
  const isOne = statements.every(
    ({ reference, elevationM }) => reference === first?.reference && elevationM === first.elevationM,
  );
  return first && isOne ? first : null;
}

/** The elevation of the drill floor in one line of a title block, with its unit: `54.90 m`. */
export function floorInReference(line: TextLine): string | null {
  const stated = statedOn(line, '');
  if (stated?.reference !== 'drill floor' || stated.elevationM === null) return null;
  const figure =
    /@\s*(-?\d[\d.,]*)\s*(us ?ft|ft|m|feet|met(?:er|re)s?)/i.exec(line.text) ??
    /(?<![\d.,])(\d[\d.,]*)\s*(us ?ft|ft|m|feet|met(?:er|re)s?)\s/i.exec(line.text);
  return figure ? `${figure[1] ?? ''} ${(figure[2] ?? '').replace(/\s/g, '')}` : null;
}
