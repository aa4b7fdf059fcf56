import type { TextLine } from '../../readers/table';
import type { Origin, Origins } from '../../facts';
import type { StrengthTestFact } from '../../rock-facts';
import { isOffsetTitle } from '../vocabulary/offset-wells';
import { parseNumber } from '../words/numbers';
import { alongOf, DEPTH, plainText, SIZE, sizeIn, wholeFigure } from '../prose/quantities';
import { originOfLine, sourceOf } from '../tables/row-reader';
import { convert } from '../units/units';
import { referenceIn } from './rock-words';
import { testStatusIn, testTypesIn } from './strength-words';

const FIGURE = String.raw`\d[\d.,]*`;
/** `1.62 SG EMW`, `15.1 ppg`, `1,620 kg/m3`, `0.72 psi/ft`. */
const STRENGTH = new RegExp(
  String.raw`(?<figure>${FIGURE})\s*(?<unit>s\.?g\.?|ppg|lb/gal|kg/m[3\u00b3]|g/c(?:c|m3|m\u00b3)|kpa/m|psi/ft)(?![\p{L}\d])`,
  'giu',
);
const DEPTHS = new RegExp(DEPTH, 'giu');
/** A mud that a test is made with is not its result. */
const OF_MUD = /\b(?:mud weight|mud|mw|with a?)\s*(?:of|=|:)?\s*$/i;
const LONGEST = 240;

/** The tests that single lines state: `LOT at 13 3/8" shoe: 1.62 SG EMW`, `FIT 1.75 sg at 2,650 m MD`. */
export function strengthTestsOfLines(
  file: string,
  lines: readonly TextLine[],
  isDrilled: boolean,
): StrengthTestFact[] {
  const found = lines.flatMap((line) => {
    const { text } = line;
    const parts = text.split(/;\s+/);
    // `FIT: 13 3/8" shoe 1.62 SG; 9 5/8" shoe 1.75 SG`: a test for each string.
    const areEachOfAString =
      parts.length > 1 && testTypesIn(text).length === 1 && parts.every((part) => stringIn(part) !== null);
    const [type = ''] = testTypesIn(text);
    const each = areEachOfAString
      ? parts.map((part) => ({ ...line, text: testTypesIn(part).length > 0 ? part : `${type} ${part}` }))
      : [line];
    return each.flatMap((one) => testOfLine(file, one, isDrilled) ?? []);
  });
  return found.filter((one) => !found.some((other) => saysMore(other, one)));
}

const hasDepth = ({ tvdSsM, tvdBdfM, ahdBdfM }: StrengthTestFact): boolean =>
  [tvdSsM, tvdBdfM, ahdBdfM].some((depth) => depth !== null);

/** Whether one line says of a test what another says, and its depth as well. */
const saysMore = (one: StrengthTestFact, other: StrengthTestFact): boolean =>
  hasDepth(one) &&
  !hasDepth(other) &&
  one.type === other.type &&
  one.casingIn === other.casingIn &&
  JSON.stringify(one.pressure) === JSON.stringify(other.pressure);

function testOfLine(file: string, line: TextLine, isDrilled: boolean): StrengthTestFact | null {
  const { text } = line;
  const types = text.length <= LONGEST ? testTypesIn(text) : [];
  const [type] = types;
  if (type === undefined || isOffsetTitle(text)) return null;
  const strengths = [...text.matchAll(STRENGTH)].filter(
    ({ index }) => !OF_MUD.test(text.slice(Math.max(0, index - 20), index)),
  );
  const [strength] = strengths;
  // With several figures it is open which of them is the strength.
  if (strengths.length !== 1 || !strength?.groups) return null;
  const { figure = '', unit = '' } = strength.groups;
  const value = parseNumber(figure);
  const gradient = value === null ? null : convert(value, unit, 'gradient');
  if (!gradient || gradient.value < POSSIBLE.from || gradient.value > POSSIBLE.to) return null;
  const depth = depthIn(text);
  const casing = stringIn(text);
  if (depth === null && casing === null) return null;
  const said = (quote: string, note: string | null, certainty?: Origin['certainty']): Origin =>
    originOfLine(file, line, quote, {
      certainty: certainty ?? (note === null ? 'read' : 'converted'),
      ...(note === null ? {} : { note }),
    });
  const origins: Origins = {
    pressure: said(strength[0], gradient.note),
    ...(depth
      ? { [depth.field]: said(depth.quote, depth.note, depth.isAssumed ? 'assumed' : undefined) }
      : {}),
    ...(casing ? { casingIn: said(casing.quote, null) } : {}),
  };
  return {
    tvdSsM: null,
    tvdBdfM: null,
    ahdBdfM: null,
    ...(depth ? { [depth.field]: depth.valueM } : {}),
    type: types.length === 1 ? type : null,
    status: testStatusIn(text) ?? (isDrilled ? 'measured' : null),
    casingIn: casing?.valueIn ?? null,
    pressure: {
      as: 'gradient',
      kpaPerM: gradient.value,
      from: referenceIn(text.slice(strength.index)) ?? 'drill floor',
      isAssumed: false,
    },
    notes: null,
    source: sourceOf(file, line.sheet === undefined ? {} : { sheet: line.sheet }, line),
    origins,
  };
}

const POSSIBLE = { from: 9, to: 26 };

/** `13 3/8" shoe`: the string whose shoe is tested; the size of the hole below it is another. */
const STRING = new RegExp(
  String.raw`(?<size>${SIZE})\s*-?(?:casing|csg|liner|shoe|string|verbuizing|rohr\w*|schuh|schoen|sko|foring\w*|tubage|sabot|revest\w*|zapata)`,
  'giu',
);

/** The only string of a line. */
function stringIn(text: string): { valueIn: number; quote: string } | null {
  const found = [...plainText(text).matchAll(STRING)].flatMap(({ groups, 0: quote }) => {
    const valueIn = sizeIn(groups?.['size'] ?? '');
    return valueIn === null ? [] : [{ valueIn, quote }];
  });
  const [only] = found;
  return found.length === 1 && only ? only : null;
}

interface DepthInText {
  field: 'tvdSsM' | 'tvdBdfM' | 'ahdBdfM';
  valueM: number;
  quote: string;
  note: string | null;
  isAssumed: boolean;
}

const BARE = 'the sentence does not say whether the depth is along the hole: read as along the hole';

/** The only depth of a line. A shoe without a reference is measured along the hole. */
function depthIn(text: string): DepthInText | null {
  const found = [...text.matchAll(DEPTHS)].flatMap(({ groups, 0: quote }): DepthInText[] => {
    const { figure = '', unit = '', reference = '' } = groups ?? {};
    const value = parseNumber(wholeFigure(figure));
    const metres = value === null ? null : convert(value, unit, 'length');
    const along = alongOf(reference);
    // A few metres are the new hole that was drilled for the test.
    if (!metres || along === null || metres.value < SHALLOWEST_M) return [];
    const field = along === 'tvdss' ? 'tvdSsM' : along === 'tvd' ? 'tvdBdfM' : 'ahdBdfM';
    const isAssumed = along === 'none';
    const note = [isAssumed ? BARE : null, metres.note].filter((one) => one !== null).join('; ') || null;
    return [{ field, valueM: metres.value, quote: quote.trim(), note, isAssumed }];
  });
  const [only] = found;
  return found.length === 1 && only ? only : null;
}
const SHALLOWEST_M = 30;
