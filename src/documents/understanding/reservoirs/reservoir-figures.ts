import { fold } from '../words/fold';
import { FIGURE, plain } from './figures';
import { leastAndMost } from './pressure-bounds';
import { inPlainNotation } from './pressure-notation';

export const JOIN = String.raw`(?:-|\u2013|to|and|bis|und|tot|en|til|og|et|\u00e0|a|y|e)`;
/** `246 - 254 bar`, `3110 to 3190 psi`; `1,02 bar/10 m` is a gradient, and `285/295 bar` says not which is which. */
export const PRESSURE = new RegExp(
  String.raw`(?<![\p{L}\d.,-]|\d\s?/\s?)(?<low>${FIGURE})\s?(?:${JOIN}\s?(?<high>${FIGURE})\s?)?(?<unit>bar[ag]?|psi[ag]?|mpa|kpa|kg/cm[2\u00b2])(?![\p{L}\d]|\s?/\s?(?:\d|m\b|ft\b|pie|'))`,
  'giu',
);
const BELOW_SEA = String.raw`(?:tvd?\s?)?(?:/\s?)?(?:ss|msl|nap|-nap|nn|ngf|dng|tvdss|tvdnap|u\.?\s?nn|m\.?s\.?l|subsea|bmsl|b\.?n\.?m|unter (?:nn|nhn|(?:dem )?meeresspiegel)|below (?:(?:mean )?sea[ -]level|msl)|onder (?:nap|zeeniveau)|under havniv\u00e5|sous (?:le niveau (?:de la mer|ngf)|dng|ngf)|bajo (?:el )?nivel del mar|abaixo do n\u00edvel do mar|sotto il livello del mare)`;
/** Depths below the sea: `1372 og 1468 m TVD MSL`, `11,505' TVDSS`, `1748,0 y 2228,0 m.b.n.m.`, `-1748 bis -2228 m NN`, `8,502' and 8,585' below sea level`, `cota -2.960 a -3.140 m`. */
const DEPTH = new RegExp(
  String.raw`(?<![\d.,])(?<top>${FIGURE})\s?(?:(?:m|ft|')\s)?(?:${JOIN}\s?[-\u2212]?\s?(?<base>${FIGURE})\s?)?(?<unit>m|ft|')\.?\s?(?:v\.?)?${BELOW_SEA}(?![\p{L}\d])`,
  'giu',
);
const ELEVATION = new RegExp(
  String.raw`\b(?:cota|elevation|h\u00f6he|kote)s?\s+[-\u2212](?<top>${FIGURE})\s?(?:m\s)?(?:${JOIN}\s?[-\u2212](?<base>${FIGURE})\s?)?(?<unit>m|ft)(?![\p{L}\d])`,
  'giu',
);
const GRADIENT = new RegExp(
  String.raw`(?<![\d.,-]|\d\s?(?:[\u2013-]|to|bis|tot|til|\u00e0|a)\s?)(?:(?<value>\d+(?:[.,]\d+)?)\s?(?<unit>psi\s?/\s?(?:ft|pie|m)|bar\s?/\s?(?:10\s?m|m)|kpa\s?/\s?m|ppg|lb/gal|sg|g/cm[3\u00b3]|kg/l)|(?<light>[7-9]\d{2}|[12]\d{3})\s?(?<ofLitre>g/l|kg/m[3\u00b3]))(?![\p{L}\d])`,
  'giu',
);
/** A gradient of a fluid in the rock, or of what must hold the pressure. */
const OF_A_FLUID =
  /\b(?:gas|oil|water|wasser|agua|eau|fluid|overburden|column|mud|fracture|frac|lodo|boue|spoeling|spuelung)\b[^.;,]{0,30}$/;

/** A value of a reservoir as a cell below a heading with its unit. */
export type Value = [heading: string, cell: string];

/** `6,350 psi to 6,620 psi` as `6,350 to 6,620 psi`; a pressure that falls is no range. */
const EACH_WITH_UNIT = new RegExp(
  String.raw`(?<![\d.,-])(?<low>${FIGURE})\s?(?<unit>bar[ag]?|psi[ag]?|mpa|kpa)\s?(?<join>-|\u2013|to|bis|tot|til|\u00e0|a)\s?(?<high>${FIGURE})\s?\k<unit>(?![\p{L}\d]|\s?/)`,
  'giu',
);
const withOneUnit = (text: string): string =>
  text.replace(EACH_WITH_UNIT, (whole, low: string, unit: string, join: string, high: string) =>
    Number(plain(low)) <= Number(plain(high)) ? `${low} ${join} ${high} ${unit}` : whole,
  );

/** Two pressures are the ends of one range only if the text says so: `minimum 2,100 psia, maximum 3,980 psia`. */
export function pressuresIn(written: string): Value[] | null {
  const text = withOneUnit(inPlainNotation(written));
  const found = withoutMiddle([...text.matchAll(PRESSURE)]);
  const [first, second] = found;
  if (!first) return [];
  const of = (which: 'Min' | 'Max', figure: string, unit: string): Value => [
    `${which} pressure (${unit})`,
    // Megapascals have no thousands.
    /mpa/i.test(unit) ? figure.replace(',', '.') : plain(figure),
  ];
  const { low = '', high = low, unit = '' } = first.groups ?? {};
  const isAlone = first.groups?.['high'] === undefined;
  const isMost = isAlone && MOST.test(fold(text.slice(0, first.index)));
  const isLeast = isAlone && LEAST.test(fold(text.slice(0, first.index)));
  if (!second)
    return [...(isMost ? [] : [of('Min', low, unit)]), ...(isLeast ? [] : [of('Max', high, unit)])];
  const { low: upper = '', high: end, unit: other } = second.groups ?? {};
  const behind = fold(text.slice(second.index + second[0].length));
  const behindFirst = fold(text.slice(first.index + first[0].length, second.index));
  const areEnds =
    // `285 bar at the top (2,810 m TVDSS) to 296 bar at the base`.
    FROM_THE_TOP.test(behindFirst) ||
    (TOP_IN_BRACKETS.test(behindFirst) && BASE_IN_BRACKETS.test(behind)) ||
    (AT_THE_TOP.test(behindFirst) && AT_THE_BASE.test(behind)) ||
    (found.length === 2 && riseWithDepth(text, first, second));
  const bounds = areOfOneUnit(found) ? leastAndMost(text, found.map(spanOf)) : null;
  if (bounds) {
    const [least, most] = bounds.map((at) => found[at]?.groups?.['low'] ?? '');
    return Number(plain(least ?? '')) <= Number(plain(most ?? ''))
      ? [of('Min', least ?? '', unit), of('Max', most ?? '', unit)]
      : null;
  }
  return found.length === 2 && areEnds && end === undefined && other === unit
    ? [of('Min', low, unit), of('Max', upper, unit)]
    : null;
}

const spanOf = ({ index, 0: whole }: RegExpExecArray) => ({ from: index, to: index + whole.length });

/** Single figures in one unit. */
const areOfOneUnit = (found: readonly RegExpExecArray[]): boolean =>
  found.every(
    ({ groups }) => groups?.['high'] === undefined && groups?.['unit'] === found[0]?.groups?.['unit'],
  );

/** `290 bar (range 285 - 295 bar)`: a figure within the only range, which says more. */
function withoutMiddle(found: RegExpExecArray[]): RegExpExecArray[] {
  const [range, ...more] = found.filter(({ groups }) => groups?.['high'] !== undefined);
  if (!range || more.length > 0 || found.length !== 2) return found;
  const [from, to] = ['low', 'high'].map((end) => Number(plain(range.groups?.[end] ?? '')));
  const isWithin = ({ groups }: RegExpExecArray) => {
    const value = Number(plain(groups?.['low'] ?? ''));
    return groups?.['unit'] === range.groups?.['unit'] && value >= (from ?? 0) && value <= (to ?? 0);
  };
  return found.every(isWithin) ? [range] : found;
}

/** Whether each of two pressures has its own depth behind it, or before it. */
function areEachOfOwn(
  { index: first }: RegExpExecArray,
  { index: top }: RegExpExecArray,
  { index: second }: RegExpExecArray,
  { index: base }: RegExpExecArray,
): boolean {
  return (first < top && top < second && second < base) || (top < first && first < base && base < second);
}

/** `between 249 bar at 2,416 m TVDSS and 252 bar at 2,450 m TVDSS`: two pressures of one rock, each with its own depth. */
function riseWithDepth(text: string, first: RegExpExecArray, second: RegExpExecArray): boolean {
  const [top, base, ...more] = [...text.matchAll(DEPTH)].filter(
    ({ groups }) => groups?.['base'] === undefined,
  );
  if (!top || !base || more.length > 0) return false;
  const areInTurn = areEachOfOwn(first, top, second, base);
  const figure = (match: RegExpExecArray, name: string) => Number(plain(match.groups?.[name] ?? ''));
  return (
    areInTurn &&
    figure(first, 'low') <= figure(second, 'low') &&
    figure(top, 'top') < figure(base, 'top') &&
    top.groups?.['unit'] === base.groups?.['unit']
  );
}

/** `Maximum anticipated bottom hole pressure in the Rowan is`: the pressure may be lower. */
const MOST =
  /\b(?:max(?:imum|imal\w*|ima|imo|imale?|ale?)?|highest|hoechst\w*|groesst\w*|hoogste|hoyeste|maks\w*)\b\.?[^.;\d]*$/;

/** `Minimum pressure in the Rowan is`: the pressure may be higher. */
const LEAST = /\b(?:min(?:imum|imal\w*|ima|imo|imale?)?|lowest|niedrigst\w*|laagste|laveste)\b\.?[^.;\d]*$/;

const FROM_THE_TOP =
  /^\s?(?:at|am|an der|bei|aan de|ved|pa|au|en el|no|al) (?:the )?(?:top\w*|crest|oberkante|toit|tope|tetto|bovenkant)\b.*(?<= )(?:to|bis|tot|til|a|ate)\s?$/;
/** `285 bar (top) to 295 bar (base)`. */
const TOP_IN_BRACKETS = /^\s?\((?:top|crest)\)\s(?:to|and|-|\u2013|bis|tot|til|a)\s?$/;
const BASE_IN_BRACKETS = /^\s?\((?:base|bottom|basis)\)/;
/** `285 bar at the top and 295 bar at the base`. */
const AT_THE_TOP =
  /^\s?(?:at|am|an der|bei|aan de|ved|pa|au|en el|no|al) (?:the )?(?:top\w*|oberkante|toit|tope|tetto|bovenkant)\b.* (?:and|und|en|og|et|y|e)\s?$/;
const AT_THE_BASE =
  /^\s?(?:at|an der|aan de|ved|pa|a la|en la|na|alla) (?:the |its )?(?:base|basis|bottom|bunn\w*|unterkante|onderkant)\b/;

/** `between 2,140 m TVDSS and 2,210 m TVDSS`, `Top 2,140 m TVDSS, base 2,210 m TVDSS`: the ends of one range. */
function areEndsOfRange(text: string, top: RegExpExecArray, base: RegExpExecArray): boolean {
  const [from, to] = [top, base].map(({ groups }) => Number(plain(groups?.['top'] ?? '')));
  const between = fold(text.slice(top.index + top[0].length, base.index)).trim();
  const isNamed =
    /\b(?:top|toit|tope|topo|tetto|dak|oberkante|bovenkant)(?: \p{L}+){0,2}:?$/u.test(
      fold(text.slice(0, top.index)).trim(),
    ) && /\b(?:base|basis|bottom|bunn|mur|letto|onderkant|unterkante):?$/.test(between);
  return (from ?? 0) < (to ?? 0) && (isNamed || new RegExp(`^${JOIN}(?:\\s?[-\u2212])?$`).test(between));
}

/** The depths of two pressures, each in brackets behind its own. */
function depthsOfEnds(text: string): Value[] {
  const pressures = [...text.matchAll(PRESSURE)];
  const [top, base, ...more] = text.matchAll(DEPTH);
  const [first, second] = pressures;
  const areInTurn = first && second && top && base && areEachOfOwn(first, top, second, base);
  // `from 2,810 m TVDSS at the crest to 2,915 m TVDSS at the base`.
  const areTopAndBase =
    top &&
    base &&
    FROM_THE_TOP.test(fold(text.slice(top.index + top[0].length, base.index))) &&
    AT_THE_BASE.test(fold(text.slice(base.index + base[0].length)));
  const isRange = top && base && areEndsOfRange(text, top, base);
  if (!(areInTurn || areTopAndBase || isRange) || more.length > 0 || pressures.length > 2) return [];
  if (top.groups?.['base'] !== undefined || base.groups?.['base'] !== undefined) return [];
  return [['Top', top] as const, ['Base', base] as const].map(([end, { groups }]): Value => [
    `${end} (${groups?.['unit'] === "'" ? 'ft' : groups?.['unit']} TVDSS)`,
    plain(groups?.['top'] ?? ''),
  ]);
}

/** Levels within a reservoir, or what a pressure is referred to: `at a datum of 3,040 m TVDSS`, `OWC at 3,050 m TVDSS`. */
const OF_A_LEVEL =
  /(?:\b(?:datum|ref(?:erence|erenz|erentie)?|bezugs\w*|gauge|[fgow][wogd][ctl]|fwl|wut|lk[oh]|hk[oh]|spill|td)\b|\w*(?:kontakt|contact|contacto|contatto|contato)\b|\breferenz\w+|\breferentie\w+|\bspill ?point)[^\d;.]{0,25}$/;

/** `GWC/base 3,050 m TVDSS` is the base as well. */
const isOfALevel = (before: string): boolean =>
  OF_A_LEVEL.test(before) &&
  !/\b(?:top|base|basis|bottom|bunn|mur|letto|unterkante|onderkant)\W*$/.test(before);

/** The depths below the sea of a sentence, or none if it has several. */
export function depthsIn(text: string): Value[] {
  const found = [...text.matchAll(DEPTH), ...text.matchAll(ELEVATION)].filter(
    ({ index }) => !isOfALevel(fold(text.slice(0, index))),
  );
  const [only] = found;
  if (found.length === 2) return depthsOfEnds(text);
  if (!only || found.length > 1) return [];
  const { top = '', base, unit: written = '' } = only.groups ?? {};
  const unit = written === "'" ? 'ft' : written;
  return [
    [`Top (${unit} TVDSS)`, plain(top)],
    ...(base === undefined ? [] : [[`Base (${unit} TVDSS)`, plain(base)] satisfies Value]),
  ];
}

/** The gradients of a sentence that are not of a fluid, with their places. */
export const gradientsIn = (text: string): { at: number; value: Value }[] =>
  [...text.matchAll(GRADIENT)]
    .filter(({ index }) => !OF_A_FLUID.test(fold(text.slice(Math.max(0, index - 60), index))))
    .map(({ index, groups }) => {
      const value = groups?.['value'] ?? groups?.['light'] ?? '';
      const unit = groups?.['unit'] ?? groups?.['ofLitre'] ?? '';
      const heading = `Gradient (${unit.replace(/\s/g, '').replace(/pie$/i, 'ft')})`;
      return { at: index, value: [heading, value.replace(',', '.')] };
    });

/** The pressure gradient of a sentence, if it is not one of a fluid. */
export const gradientIn = (text: string): Value[] =>
  gradientsIn(text)
    .slice(0, 1)
    .map(({ value }) => value);
