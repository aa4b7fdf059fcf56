import { TESTED_WORDS, TEST_WORDS } from '../vocabulary/prose';
import { pressureOfBump } from './bumped-plug';
import { NUMBER, SIZE, anyOf, sizeIn, sizeText, wholeFigure, wordOf } from './quantities';
import { withUnitsOfTests } from './units-of-tests';

/** A pressure that a sentence gives for a test. */
export interface SaidTest {
  heading: string;
  value: string;
  /** The string that is tested, if its size is named with the pressure. */
  casing?: { size: string; sizeIn: number };
  /** Why the value is not certain. */
  assumed?: string;
}

export const CASING_TEST = 'Casing pressure test';
const LINER_LAP = 'Liner lap';
/** Between two things that are tested to one pressure. */
const JOINS = /[,;/&+]|\s(?:and|und|en|og|et|y|e)\s/iu;

const UNIT = String.raw`(?:(?:bar|psi|mpa|kpa)g?|kgf?/cm[2\u00b2])(?![\p{L}])`;
const LOW = anyOf(['low', 'low pressure', 'lp', 'lav', 'lavt', 'niedrig', 'laag', 'basse', 'baja', 'bajo']);
/** `low 250 psi`, `300 psi low`: only a test has a low pressure. */
const PRESSURE_LOW = String.raw`(?<![\p{L}])(?:${LOW})[\s:]+(?:${NUMBER})\s?${UNIT}|(?:${NUMBER})\s?${UNIT}\s*\(?(?:${LOW})(?![\p{L}])`;
/** A pressure, after a low one that has no unit of its own: `250/5,000 psi`. */
const PRESSURE = String.raw`(?<![\d.,/])(?:(?<first>${NUMBER})\s?(?:${LOW})?\s?[/-]\s?)?(?<figure>${NUMBER})\s?(?<unit>${UNIT})(?:\s*\(?(?<low>${LOW})\)?(?![\p{L}]|\s*(?:test|pressure)|[\s:]*\d))?`;
const TARGETS = TEST_WORDS.map(({ heading, words }, at) => ({ heading, group: `t${at}`, words }));
const TOKEN = new RegExp(
  [
    PRESSURE,
    ...TARGETS.toReversed().map(({ group, words }) => `(?<${group}>${wordOf(words)})`),
    `(?<size>${SIZE})`,
    String.raw`(?<lower>(?<![\p{L}])(?:${LOW})(?=[\s:]))`,
  ].join('|'),
  'giu',
);
/** `13 3/8" to 2000 psi`. */
const SIZE_TO = new RegExp(
  String.raw`^\W*(?:to|at|bis|auf|mit|tot|op|til|med|\u00e0|a)?\s*(?:${PRESSURE.replace(/\?<\w+>/g, '?:')})`,
  'iu',
);
const TESTED = new RegExp(wordOf(TESTED_WORDS), 'iu');
export const speaksOfTests = (text: string): boolean => TESTED.test(text);
/** `BOP 13-5/8" 5K: annular 1,500 psi, rams 3,000 psi`: what is said of the preventers, and a figure for each. */
const OF_PREVENTERS =
  /(?<!\p{L})(?:bope?s?|stack|preventers?|preventor(?:es)?|obturateurs?|afsluiters?)(?!\p{L})[^:;]{0,25}:\s/iu;
const LOW_PRESSURE = new RegExp(PRESSURE_LOW, 'iu');
/** Pressures of preventers without a word for a test: their ratings would be named otherwise. */
const AS_TESTED = 'nothing says that the preventers are tested to these pressures';
/** Behind a pressure: it is a rating, or counted from another pressure. */
const OF_ELSE_BEHIND =
  /^\s*\)?\s*(?:over|above|bop|stack|rated|rating|working|wp\b|wellhead|surplus|differential|\u00fcber|boven|over|au-dessus|por encima|emw|ecd)/iu;
const OF_ELSE_BEFORE =
  /(?<![\p{L}])(?:fit|lot|xlot|leak-?off|maasp|pore|reservoir|formation|rated)(?![\p{L}])[^,;.]{0,25}$/iu;
/** `BOP 20 3/4"`, `stack 13 5/8" 5000 psi`: the size of a preventer, and its rating behind it. */
const PREVENTER = String.raw`(?<!\p{L})(?:bope?s?|stack|preventers?|preventor(?:es)?|obturateurs?|afsluiters?|diverter)\s(?:\p{L}+\s){0,2}`;
const BEFORE_ITS_SIZE = new RegExp(String.raw`${PREVENTER}$`, 'iu');
const BEFORE_ITS_RATING = new RegExp(String.raw`${PREVENTER}(?:${SIZE})[\s,(x-]*$`, 'iu');
const NOMINAL = /^(?:[235]|1[05]|20)[ ,.']?000\s?psi/i;
const PAIRWISE = wordOf([
  'respectively',
  'resp',
  'beziehungsweise',
  'respectievelijk',
  'henholdsvis',
  'respectivement',
  'respectivamente',
]);

/** `2,500 psi (`, directly behind the pressure: in `150 bar and pipe rams (` other words are between. */
const IN_BRACKETS_BEHIND = /^[^\p{L}]*\p{L}+(?:\s+(?:low|high))?\s*\([^()]*$/u;
/** `2,500 psi on the annular and 5,000 psi on the rams`. */
const ON_BEHIND =
  /^[^\p{L}]*\p{L}+(?:\s+(?:low|high))?\s+(?:on|for|at|auf|f\u00fcr|am|op|voor|p\u00e5|for|sur|pour|en|para)\s+(?:(?:the|den|die|das|dem|de|het|el|la|las|los|le|les|l')\s*)?$/iu;
/** `5,000 psi `, `250/5,000 psi `: nothing is between a pressure and the word behind it. */
const DIRECTLY_BEHIND = /^[\d\s.,/-]*\p{L}+\s+(?:(?:on\s+)?(?:the|pipe|upper|lower)\s+)?$/iu;
const NAME_IN_BRACKETS_BEHIND = /^[^\p{L}]*\p{L}+(?:\s+(?:low|high))?\s*\(\s*(?:[\p{L} ]*\s)?$/u;

/** `casing shoe`, `casing rams`: not the string. */
const PART_OF_CASING = /^\s?(?:shoe|hanger|head|spool|rams?|valve|point|seat|design|schuh|sko|collar)/iu;

/** `rams -, casing 220 bar`, `rams n/a`: no test. */
const NOT_TESTED =
  /^\s*[:=]?\s*(?:(?:not tested|n\/a|entf\u00e4llt|sans objet|no aplica|ikke relevant|niet van toepassing)(?!\p{L})|(?:-+|n\/?a|none|nil|keine?r?|n\.?v\.?t|ingen|aucune?|s\.?o|n\.?a)\.?\s*(?:[,;.)|]|$))/iu;

/** `rams , casing 120 bar`, `rams: , casing 120 bar`: a template whose value is blank. */
const IS_BLANK = /^(?:\s+,|\s*[:=]\s*[,;])\s*(?=\p{L})/u;

/** `1,000 psi on the `, directly before the size of the string that is tested to it. */
const ON_BEFORE_SIZE = new RegExp(
  String.raw`${PRESSURE.replace(/\?<\w+>/g, '?:')}\s+(?:on|for|in|auf|f\u00fcr|op|voor|p\u00e5|sur|pour|en|para|sobre|em)\s+(?:(?:the|den|die|das|dem|de|het|el|la|las|los|le|les)\s+)?$`,
  'iu',
);

interface Target {
  heading: string;
  casing?: SaidTest['casing'];
  /** Whether its pressure is before it: `1,000 psi on the 13 3/8"`. */
  isBehind?: boolean;
}

type Token =
  | ({ is: 'target'; at: number } & Target)
  | { is: 'pressure'; at: number; value: string; first: string | null; isLow: boolean }
  | { is: 'rating'; at: number };

const figureOf = (text: string): number => Number(text.replace(/[^\d]/g, ''));

function tokensOf(text: string): Token[] {
  let isLow = false;
  return [...text.matchAll(TOKEN)].flatMap((match): Token[] => {
    const { groups = {}, index: at } = match;
    const [before, behind] = [text.slice(0, at), text.slice(at + match[0].length)];
    if (groups['lower'] !== undefined) {
      isLow = true;
      return [];
    }
    if (groups['figure'] !== undefined) {
      const saidLow = isLow || groups['low'] !== undefined;
      isLow = false;
      const isRated = NOMINAL.test(match[0]) && BEFORE_ITS_RATING.test(before);
      if (isRated || OF_ELSE_BEHIND.test(behind) || OF_ELSE_BEFORE.test(before))
        return [{ is: 'rating', at }];
      const unit = groups['unit'] ?? '';
      const valueOf = (figure: string) => `${/mpa/i.test(unit) ? figure : wholeFigure(figure)} ${unit}`;
      const first = groups['first'] === undefined ? null : valueOf(groups['first']);
      return [{ is: 'pressure', at, value: valueOf(groups['figure']), first, isLow: saidLow }];
    }
    const size = groups['size'];
    if (size !== undefined) {
      const inches = sizeIn(size);
      const isBehind = ON_BEFORE_SIZE.test(before);
      if (inches === null || (!isBehind && !SIZE_TO.test(behind)) || BEFORE_ITS_SIZE.test(before)) return [];
      const casing = { size: sizeText(size), sizeIn: inches };
      return [{ is: 'target', at, heading: CASING_TEST, casing, isBehind }];
    }
    const named = TARGETS.find(({ group }) => groups[group] !== undefined);
    if (!named || (named.heading === CASING_TEST && PART_OF_CASING.test(behind))) return [];
    if (NOT_TESTED.test(behind) || IS_BLANK.test(behind)) return [];
    return [{ is: 'target', at, heading: named.heading }];
  });
}

/** `13 3/8" casing: annular 140 bar`: the string before a colon says what the others are of, unless its pressure is behind it. */
function withoutLabel(tokens: readonly Token[], text: string): Token[] {
  const [first, second] = tokens;
  const isLabel =
    first?.is === 'target' &&
    first.heading === CASING_TEST &&
    second?.is === 'target' &&
    /^\p{L}+:\s/u.test(text.slice(first.at));
  return isLabel ? tokens.slice(1) : [...tokens];
}

/** Of a low and a high pressure of one test, the high one is the test's. */
function withoutLow(tokens: readonly Token[], text: string): Token[] {
  return tokens.filter((token, at) => {
    const next = tokens[at + 1];
    if (token.is !== 'pressure') return true;
    if (token.isLow) return false;
    const isPair =
      next?.is === 'pressure' &&
      /^[^\p{L}(]*(?:and|und|en|og|et|y)?[^\p{L}(]*$/iu.test(
        text.slice(token.at, next.at).replace(/^[\d\s.,]+\p{L}+/u, ''),
      );
    return !(isPair && figureOf(token.value) * 2 < figureOf(next.value));
  });
}

/**
 * The tests in a sentence, each with its pressure: `rams to 250 psi low / 5,000 psi high, annular to 3,500 psi`, `5,000 psi
 * (rams)`. What is named before a pressure, since the last one, is tested to it. `isOfCasing`: the sentence is about a string.
 */
export function testsIn(written: string, isOfCasing = false): SaidTest[] {
  const text = withUnitsOfTests(written);
  const tests = TESTED.test(text) ? namedTests(text, isOfCasing) : testsOfPreventers(text);
  const bump = tests.some(({ heading }) => heading === CASING_TEST) ? null : pressureOfBump(text);
  return bump === null ? tests : [...tests, { heading: CASING_TEST, value: bump }];
}

/**
 * The pressures of an annular and of rams behind a label of preventers. A single one may be the rating, unless it is the high
 * one of two.
 */
function testsOfPreventers(text: string): SaidTest[] {
  if (!OF_PREVENTERS.test(text)) return [];
  const tests = namedTests(text, false).filter(({ heading }) => heading !== CASING_TEST);
  const isTested = LOW_PRESSURE.test(text);
  if (tests.length < 2 && !isTested) return [];
  return isTested ? tests : tests.map((test) => ({ ...test, assumed: AS_TESTED }));
}

function namedTests(text: string, isOfCasing: boolean): SaidTest[] {
  const tokens = withoutLow(withoutLabel(tokensOf(text), text), text);
  const pressures = tokens.filter((token) => token.is === 'pressure');
  const targets = tokens.filter((token) => token.is === 'target');
  if (pressures.length === 0) return [];
  const [firstPressure] = pressures;
  const leading = targets.filter(({ at }) => at < (firstPressure?.at ?? 0));
  // `annular and rams tested to 70 bar and 140 bar respectively`.
  if (new RegExp(PAIRWISE, 'iu').test(text))
    return leading.length === pressures.length
      ? leading.map((target, at) => said(target, pressures[at]?.value ?? ''))
      : [];
  // `1,000 psi on the 13 3/8", 2,500 psi on the 9 5/8"`: each string behind its pressure.
  const onStrings = tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    return token.is === 'target' && token.isBehind && before?.is === 'pressure'
      ? [said(token, before.value)]
      : [];
  });
  if (onStrings.length === pressures.length) return unambiguous(onStrings);
  // `5,000 psi rams, 2,500 psi annular`: each behind its pressure.
  const pairs = tokens.filter((_, at) => at % 2 === 0);
  const isBehindEach =
    tokens.length === 2 * pairs.length &&
    pairs.length > 1 &&
    pairs.every(
      (pressure, at) =>
        pressure.is === 'pressure' &&
        tokens[at * 2 + 1]?.is === 'target' &&
        DIRECTLY_BEHIND.test(text.slice(pressure.at, tokens[at * 2 + 1]?.at)),
    );
  if (isBehindEach)
    return unambiguous(
      pairs.flatMap((pressure, at) => {
        const target = tokens[at * 2 + 1];
        return pressure.is === 'pressure' && target?.is === 'target' ? said(target, pressure.value) : [];
      }),
    );
  // `annular/rams 200/345 bar`.
  const isSlashed = (one?: { at: number }, other?: { at: number }) =>
    /^[^/]+\/\s?$/.test(text.slice(one?.at, other?.at));
  const [left, right] = leading;
  const isPair = leading.length === 2 && isSlashed(left, right);
  if (isPair && pressures.length === 1 && firstPressure?.first)
    return [said(left!, firstPressure.first), said(right!, firstPressure.value)];
  // `annular / rams 100 bar / 140 bar`, and what follows by itself.
  const found: SaidTest[] = [];
  let rest = tokens;
  const [first, second, low, high] = tokens;
  if (
    first?.is === 'target' &&
    second?.is === 'target' &&
    low?.is === 'pressure' &&
    high?.is === 'pressure' &&
    isSlashed(first, second) &&
    isSlashed(low, high)
  ) {
    found.push(said(first, low.value), said(second, high.value));
    rest = tokens.slice(4);
  }
  // `rams 10,000/300 psi`: the high pressure may be the first.
  rest = rest.map((token) =>
    token.is === 'pressure' && token.first !== null && figureOf(token.first) > figureOf(token.value)
      ? { ...token, value: token.first }
      : token,
  );
  let pending: Target[] = isOfCasing && leading.length === 0 ? [{ heading: CASING_TEST }] : [];
  let isBehind = false;
  let isTaken = false;
  rest.forEach((token, at) => {
    if (token.is === 'rating') {
      pending = pending.filter(({ casing }) => casing === undefined);
      return;
    }
    if (token.is === 'target') {
      const before = rest[at - 1];
      const between = text.slice(before?.at ?? 0, token.at);
      // `2,500 psi (annular)`: the name in brackets behind its pressure.
      if (
        before?.is === 'pressure' &&
        IN_BRACKETS_BEHIND.test(between) &&
        /^[^(]*\)/.test(text.slice(token.at))
      ) {
        if (!isBehind) {
          for (const one of pending) remove(found, one, before.value);
          pending = [];
        }
        isBehind = true;
        found.push(said(token, before.value));
      } else if (before?.is === 'pressure' && !isTaken && ON_BEHIND.test(between)) {
        found.push(said(token, before.value));
      } else {
        // `Casings are tested: 13 3/8" to 2000 psi; ...`: the size says which.
        if (token.casing) pending = pending.filter(({ heading }) => heading !== CASING_TEST);
        const last = pending.at(-1);
        // `Liner lap 7": 100 bar`: the size says which liner, and no string is tested.
        if (token.casing && last?.heading === LINER_LAP && last === before && !JOINS.test(between))
          pending.splice(-1, 1, { heading: LINER_LAP, casing: token.casing });
        else pending.push(token);
      }
      return;
    }
    const next = rest[at + 1];
    const isNamedBehind =
      next?.is === 'target' && NAME_IN_BRACKETS_BEHIND.test(text.slice(token.at, next.at));
    isTaken = !isNamedBehind && pending.length > 0;
    if (!isNamedBehind) found.push(...pending.map((target) => said(target, token.value)));
    pending = [];
  });
  return unambiguous(found);
}

function said({ heading, casing }: Target, value: string): SaidTest {
  return { heading, value, ...(casing ? { casing } : {}) };
}

function remove(found: SaidTest[], target: Target, value: string): void {
  const at = found.findIndex((one) => one.heading === target.heading && one.value === value);
  if (at >= 0) found.splice(at, 1);
}

/** Two pressures for one thing are two readings, and neither is taken. */
const unambiguous = (found: readonly SaidTest[]): SaidTest[] =>
  found.filter(
    (one, at) =>
      found.every(
        (other) =>
          other.heading !== one.heading ||
          other.casing?.sizeIn !== one.casing?.sizeIn ||
          other.value === one.value,
      ) &&
      found.findIndex(
        (other) => other.heading === one.heading && other.casing?.sizeIn === one.casing?.sizeIn,
      ) === at,
  );
