import type { TextLine } from '../../readers/table';
import type { Kind } from '../words/vocabulary';
import { CASING_WORDS, NOT_THE_PLAN } from '../vocabulary/prose';
import type { Outline } from '../outline/outline';
import { isOffsetTitle, namesOtherWells } from '../vocabulary/offset-wells';
import { nameOfSection } from '../blocks/block-titles';
import { knownNameInTitle } from '../blocks/names-in-section-titles';
import { clausesOf } from './clauses';
import type { Clause } from './clauses';
import { endsOfHole } from './clause-depths';
import {
  endsOfItem,
  isHoleItem,
  labelsEndOfHole,
  saysEndOfHole,
  valuesOfClause,
  valuesOfSentence,
} from './entries';
import { holeOfMud } from './hole-of-mud';
import { OTHER_WEIGHT, isAboutMud, mudOfLine, namesMud } from './mud-values';
import { saysItsDensity, saysItsProperties } from './density-of-mud-before';
import { boresIn, isShoeItem } from './string-values';
import type { ProseValue } from './prose-value';
import { CASING_TEST, speaksOfTests, testsIn } from './pressure-tests';
import type { SaidTest } from './pressure-tests';
import { unitOfList, withUnitOfList } from './units-of-tests';
import { SIZE, plainText, sizeIn as inchesOf, sizeText, wordOf } from './quantities';
import { CEMENTS } from './slurry-values';
import { sentencesOf } from './sentences';
import type { Sentence } from './sentences';

/** The values in sentences about one kind of thing in one hole, or about one string. */
export interface ProseBlock {
  kind: Kind;
  /** The hole as written, and in inches; null if none is named. */
  hole: { size: string; sizeIn: number } | null;
  casing: { size: string; sizeIn: number } | null;
  values: (ProseValue & { sentence: Sentence })[];
}

const NO_PLAN = new RegExp(wordOf(NOT_THE_PLAN), 'iu');
const SHOULD = /^(?:should|sollten?)\b|[,;] should\b/i;
/** `In well A-1`, but not `Bohrung 12 1/4"`. */
const ANOTHER_WELL = new RegExp(
  String.raw`\b(?:wells?|wellbore|put|bohrung)\s+(?!${SIZE})(?:NO\s+)?[A-Z0-9][\w/]*-?[\w/-]*\d`,
);
/** `17 1/2" hole: KCl polymer, 1.10 SG`. */
const ITEM = /^[^:]{3,40}?(?::|\s-\s)\s*\S/;

/** A label with its value, but no range: `Keep the yield point at 8 - 12 Pa` is a sentence. */
const LABELLED = /^[^:]{3,40}?(?::|(?<!\d)\s-\s)\s*\S/;

/** Whether a sentence may be about the plan of this well: not about the past, a possibility, or another well. */
export const isPlan = (text: string): boolean =>
  !NO_PLAN.test(text) && !SHOULD.test(text) && !ANOTHER_WELL.test(text) && !namesOtherWells(text);

const SIZES = new RegExp(SIZE, 'giu');
const CASING_WORD = new RegExp(wordOf(CASING_WORDS), 'iu');
const FURTHEST_SIZE = 16;

/** `Surface: 12 1/4" hole to 2,300 ft`: what a string is called, before its sizes. */
const NAME_OF_STRING =
  /^(?:surface|intermediate|production|conductor|reservoir|pilot|oppervlakte|tussen|overflate|mellom|surf)[\p{L} -]{0,20}:\s+(?=\d{1,2}(?:[ -]\d{1,2}\/\d{1,2})?\s?")/iu;

/** What a sentence before drilling out is about: the string above. */
const DRILL_OUT =
  /\bdrill(?:ing)? (?:it |the \w+ )?out\b|aufbohren|uitboren|utboring|bores ut|reforage|reperfora/iu;
const SAME_TESTS =
  /\bsame (?:test )?(?:values?|pressures?)\b|\bgleichen (?:Werte|Dr\u00fccke)|zelfde drukken|samme trykk|m\u00eames pressions|mismas presiones/iu;
const AS_BEFORE =
  /\bas (?:for|in|before|on)\b|\bwie\b|\bals (?:voor|in)\b|\bsom (?:for|i)\b|\bque (?:pour|para|en)\b/iu;
const PREVENTER = /\bbope?s?\b|preventer|obturateur|afsluiter|ventil/iu;

interface Context {
  hole: ProseBlock['hole'];
  casing: ProseBlock['casing'];
}

/** `... casing at 540 m in 26" hole`: the words between a string and its hole. */
const LEADS_TO_HOLE = /\s(?:in|inside|within|i|im|dans|en)(?:\s+(?:the|a|een|de|el|le|la|un|une))?$/i;

/** A line with one size at its start and one mud or one end: `17 1/2": KCl polymer @ 1.20 SG`, `26": TD MD 480 m`. */
function sizedLine(
  sentence: Sentence,
  text: string,
): { hole: ProseBlock['hole']; values: ProseValue[] } | null {
  const sizes = [...text.matchAll(SIZES)];
  const [size] = sizes;
  const inches = size ? inchesOf(size[0]) : null;
  if (!sentence.opens || !size || sizes.length > 1 || inches === null) return null;
  const head = text.slice(0, size.index);
  const hole = { size: sizeText(size[0]), sizeIn: inches };
  const named = namedEnds(text, size);
  if (named.length > 0) return { hole, values: named };
  if (size.index > FURTHEST_SIZE) return null;
  const isAlone = /^\W*(?:[:@(|]|-(?!\p{L}))/u.test(text.slice(size.index + size[0].length));
  if (!isAlone || OTHER_WEIGHT.test(text) || CASING_WORD.test(text) || /\d/.test(head)) return null;
  const ends = endsOfItem(text.slice(size.index + size[0].length).replace(/^[\s:(|-]+/, ''));
  const values = ends.length > 0 ? ends : mudOfLine(text, size[0]);
  return values.length === 0 ? null : { hole, values };
}

const TO_DEPTH = /^["\s]*(?:to|bis|tot|til|\u00e0|a|jusqu['\u2019]?\s?[\u00e0a]|hasta|at\u00e9)\s+(?=\d)/iu;

/** `Standrohrsektion: 36" bis 158 m MD`: a name of a section, its size and its end. */
function namedEnds(text: string, size: RegExpExecArray): ProseValue[] {
  const head = text.slice(0, size.index);
  const behind = text.slice(size.index + size[0].length);
  const name = /:/.test(head) && TO_DEPTH.test(behind) ? nameOfSection(`${head} ${size[0]}`) : null;
  const ends = name === null ? [] : endsOfHole(behind.replace(TO_DEPTH, ''));
  return name === null || ends.length === 0
    ? []
    : [{ kind: 'sections', heading: NAME, value: name }, ...ends];
}

/** In the chapter of a section, what a sentence says before it names a size is about the hole of that section. */
export function inSection(
  clauses: readonly Clause[],
  text: string,
  section: Context['hole'],
  opens = true,
): readonly Clause[] {
  const [first] = clauses;
  const own = first ? text.slice(0, text.indexOf(first.text)).trim() : text;
  // A `key: value` line is not a sentence.
  if (section === null || own === '') return clauses;
  if (LABELLED.test(own) && !labelsEndOfHole(own) && (opens || !namesMud(own))) return clauses;
  // A sentence about something else may name a depth or a density.
  const isShared = saysEndOfHole(own) ? {} : { isShared: true as const };
  return [{ is: 'hole', ...section, text: own, ...isShared }, ...clauses];
}

const sizeOf = ({ size, sizeIn }: Clause) => ({ size, sizeIn });

/** The values that sentences of a document give for its sections, each with its sentence. */
export function blocksOfProse(lines: readonly TextLine[], outline: Outline): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  let near: Context = { hole: null, casing: null };
  /** The string of the chapter, which later sentences only call the casing. */
  let string: ProseBlock['casing'] = null;
  let lastTests: SaidTest[] = [];
  /** The holes that a line before names together: `8 1/2" and 6" hole: 11" BOP. Rams tested to 200 bar.` */
  let together: NonNullable<ProseBlock['hole']>[] = [];
  /** The only string of the sentence before, which a semicolon or a full stop parts from its bores. */
  let stringBefore: Context['casing'] = null;
  /** The only hole of the sentence before, if it names a mud. */
  let mudBefore: Context['hole'] = null;
  let ofSection: TextLine | null = null;
  /** Whether the item is about cement: the density behind a semicolon is that of its slurry. */
  let isOfCement = false;
  /** Whether the sentence before is about tests and goes on behind a semicolon. */
  let isTestedOn = false;
  /** The unit that the line above a list of tests gives to all of them. */
  let unitOfTests: string | null = null;
  /** Whether the last title is of other wells: `Offset wells`. */
  let isOfOthers = false;
  const titles = new Map<number, TextLine>();
  for (const sentence of sentencesOf(lines)) {
    const { hole: section, holeTitle, kind: subject } = outline.at(sentence);
    const isTitle = outline.isTitle(sentence);
    if (section && holeTitle && !titles.has(section.sizeIn)) titles.set(section.sizeIn, holeTitle);
    if (holeTitle !== ofSection || (isTitle && holeTitle === null)) string = null;
    ofSection = holeTitle;
    if (isTitle) {
      isOfOthers = isOffsetTitle(sentence.text);
      unitOfTests = null;
      near = { hole: section, casing: null };
      blocks.push(...shoeOfTitle(sentence, section));
      continue;
    }
    const text = plainText(sentence.text).replace(NAME_OF_STRING, '');
    if (text.endsWith(':')) unitOfTests = unitOfList(text);
    if (sentence.opens) {
      isOfCement = LABELLED.test(text) && CEMENTS.test(text.slice(0, text.search(/:|\s-\s/)));
      near = { hole: section, casing: null };
      together = [];
    }
    const ofMud = sentence.opens ? null : mudBefore;
    mudBefore = null;
    const withBores = sentence.opens ? null : stringBefore;
    stringBefore = null;
    if (isOfOthers || !isPlan(text)) continue;
    const stated = clausesOf(text);
    const ofMudAlone = stated.length === 0 ? holeOfMud(text) : null;
    const named = ofMudAlone ? [ofMudAlone] : stated;
    const isOfMudBefore =
      ofMud !== null && named.length === 0 && (saysItsDensity(text) || saysItsProperties(text));
    const clauses: readonly Clause[] = isOfMudBefore
      ? [{ is: 'hole', ...ofMud, text, isShared: true }]
      : inSection(named, text, section, sentence.opens);
    // An item that begins with its hole is not about the string of the item before.
    if (sentence.opens && section === null && clauses[0]?.is === 'hole') string = null;
    const holes = clauses.filter(({ is }) => is === 'hole').map(sizeOf);
    if (holes.length > 0)
      together = holes.length > 1 && clauses.every(({ isShared }) => isShared) ? holes : [];
    const take = (values: readonly ProseValue[], { hole, casing }: Context) => {
      for (const value of isOfCement ? values.filter(({ kind }) => kind !== 'mud') : values)
        blocks.push({
          kind: value.kind,
          hole,
          casing: value.kind === 'casing' || value.kind === 'cement' ? casing : null,
          values: [{ ...value, sentence }],
        });
    };
    const speaksOfMud = isAboutMud(text) || isOfMudBefore;
    if ((namesMud(text) || isOfMudBefore) && clauses.length === 1) [mudBefore = null] = holes;
    const isList = clauses.every(({ is }) => is === 'hole') && ITEM.test(text);
    // `26" hole to 430 m, 20" casing at 425 m` as a line of a list.
    const isListed =
      sentence.opens &&
      ((clauses[0]?.is === 'hole' && isHoleItem(clauses[0].text)) ||
        (clauses[0]?.is === 'casing' && isShoeItem(clauses[0].text)));
    const before = blocks.length;
    for (const [at, clause] of clauses.entries()) {
      if (clause.is === 'hole') near = { hole: sizeOf(clause), casing: null };
      else {
        // A string is set in the hole named after it, or in the last one named if it fits.
        const next = clauses[at + 1];
        const behind = next?.is === 'hole' && LEADS_TO_HOLE.test(clause.text) ? sizeOf(next) : null;
        const last = behind ?? near.hole;
        const hole = last !== null && last.sizeIn > clause.sizeIn ? last : null;
        near = { hole, casing: sizeOf(clause) };
      }
      const isItem =
        ITEM.test(text) &&
        (clauses.length === 1 ? text.indexOf(clause.text) === 0 : isList && clause.text === text);
      const opens = isListed || (text.startsWith(clause.text) && /^\d/.test(clause.text));
      take(valuesOfClause(clause, { isItem, speaksOfMud, opens }), near);
    }
    const known = blocks.slice(before).filter(({ kind }) => kind === 'mud' || kind === 'sections');
    const line = known.length < 2 ? sizedLine(sentence, text) : null;
    if (line && line.values.length > known.length) {
      blocks.splice(before);
      take(line.values, { hole: line.hole, casing: null });
    }
    take(valuesOfSentence(text), near);
    const strings = stated.filter(({ is }) => is === 'casing').map(sizeOf);
    if (strings.length === 1) [stringBefore = null] = strings;
    if (withBores && strings.length === 0) take(boresIn(text), { hole: null, casing: withBores });
    // Under `Pressure tests`, the pressures of preventers and strings need no verb.
    const isOfTests: boolean = subject === 'pressureTests' || (isTestedOn && !sentence.opens);
    const tested: string = isOfTests ? withUnitOfList(`Tested: ${text}`, unitOfTests) : text;
    isTestedOn = text.endsWith(';') && (speaksOfTests(tested) || testsIn(tested).length > 0);
    for (const { hole, casing, tests } of testsOf(tested, clauses, {
      section,
      near,
      string,
      together,
      before: lastTests,
    }))
      for (const { heading, value, assumed } of tests)
        blocks.push({
          kind: 'pressureTests',
          hole,
          casing,
          values: [
            {
              kind: 'pressureTests',
              heading,
              value,
              ...(assumed === undefined ? {} : { assumed }),
              sentence,
            },
          ],
        });
    const ofPreventers = testsIn(tested).filter(({ heading }) => OF_PREVENTERS.has(heading));
    if (ofPreventers.length > 0) lastTests = ofPreventers;
    const set = clauses.findLast(
      ({ is, sizeIn }) => is === 'casing' && (section === null || sizeIn < section.sizeIn),
    );
    if (set) string = sizeOf(set);
  }
  return joined(blocks).map((block) => withName(block, titles.get(block.hole?.sizeIn ?? NaN)));
}

/** `13 3/8" casing - shoe at 1,130 m` above the slurries of a string also says where its shoe is. */
function shoeOfTitle(sentence: Sentence, hole: ProseBlock['hole']): ProseBlock[] {
  return clausesOf(plainText(sentence.text)).flatMap((clause): ProseBlock[] => {
    if (clause.is !== 'casing' || !isShoeItem(clause.text)) return [];
    const values = valuesOfClause(clause, { isItem: false, speaksOfMud: false, opens: true })
      .filter(({ kind }) => kind === 'casing')
      .map((value) => ({ ...value, sentence }));
    return values.length === 0 ? [] : [{ kind: 'casing', hole, casing: sizeOf(clause), values }];
  });
}

/** The end of a section with what the title of its chapter calls it: `3.2 26" hole - Surface`. */
function withName(block: ProseBlock, title: TextLine | undefined): ProseBlock {
  const name = title && block.kind === 'sections' ? knownNameInTitle(title.text) : null;
  if (!title || name === null || block.values.some(({ heading }) => heading === NAME)) return block;
  const sentence: Sentence = { ...title, opens: true, isLine: true, isRow: false };
  return { ...block, values: [...block.values, { kind: 'sections', heading: NAME, value: name, sentence }] };
}

const NAME = 'Section description';

const OF_PREVENTERS: ReadonlySet<string> = new Set(['Annular', 'BOP rams']);

interface Tested extends Context {
  tests: SaidTest[];
}

/** `13 3/8" casing: annular 140 bar; casing 150 bar`: all tests of an item are of the section of the string that is its label. */
const isLabelOf = ({ text: own }: Clause, text: string): boolean =>
  text.replace(/^Tested: /, '').startsWith(own) && LABEL_OF_STRING.test(own);
const LABEL_OF_STRING = new RegExp(String.raw`^(?:${SIZE})\s(?:\p{L}+\s){0,2}\p{L}+:\s`, 'iu');

/** The tests in a sentence, each with its hole or its string. */
function testsOf(
  text: string,
  clauses: readonly Clause[],
  said: {
    section: Context['hole'];
    near: Context;
    string: Context['casing'];
    together: readonly NonNullable<Context['hole']>[];
    before: readonly SaidTest[];
  },
): Tested[] {
  const { section, near, string, together } = said;
  const all = testsIn(text);
  const isSame = SAME_TESTS.test(text) && PREVENTER.test(text);
  const own = all.filter(({ heading }) => OF_PREVENTERS.has(heading));
  const named = clauses.filter(({ is, size }) => is === 'hole' && size !== section?.size).map(sizeOf);
  const isAsBefore = isSame && own.length === 0 && AS_BEFORE.test(text);
  const unnamed = section === null && together.length > 0 ? together : [section ?? near.hole];
  const holes = named.length > 0 && !isAsBefore ? named : unnamed;
  const preventers = own.length > 0 || !isSame ? own : said.before;
  const strings = clauses.filter(({ is }) => is === 'casing');
  const [labelled] = strings;
  const ofLabel = named.length === 0 && labelled && isLabelOf(labelled, text) ? sizeOf(labelled) : null;
  const found: Tested[] = ofLabel
    ? [{ hole: null, casing: ofLabel, tests: [...preventers] }]
    : holes.map((hole) => ({ hole, casing: null, tests: [...preventers] }));
  const ofStrings = strings.flatMap((clause): Tested[] => {
    const tests = testsIn(clause.text, true).filter(
      ({ heading, casing }) => heading === CASING_TEST && casing === undefined,
    );
    return tests.length === 0 ? [] : [{ hole: null, casing: sizeOf(clause), tests }];
  });
  const others = all.filter(({ heading }) => !OF_PREVENTERS.has(heading));
  const [sized, bare] = [
    others.filter(({ casing }) => casing !== undefined),
    others.filter(({ casing }) => casing === undefined),
  ];
  const context = string ?? near.casing;
  const isOfSection = !DRILL_OUT.test(text) && (section ?? near.hole) !== null;
  const ofOthers = bare
    .filter(({ heading }) => heading !== CASING_TEST || ofStrings.length === 0)
    .flatMap((test): Tested[] => {
      const casing = strings.length === 1 && strings[0] ? sizeOf(strings[0]) : context;
      if (casing) return [{ hole: null, casing, tests: [test] }];
      return isOfSection ? [{ hole: section ?? near.hole, casing: null, tests: [test] }] : [];
    });
  const ofSizes = sized.map((test): Tested => ({ hole: null, casing: test.casing ?? null, tests: [test] }));
  return [...found, ...ofStrings, ...ofSizes, ...ofOthers].filter(
    ({ hole, casing, tests }) => tests.length > 0 && (hole !== null || casing !== null),
  );
}

const OIL_BASED = /\b(?:lt)?obm\b|\bsbm\b|oil|olje|\u00f6l|olie|huile|aceite|synthetic|invert/iu;

/** Whether it names the mud of its hole again in other words: `oil based mud`, then `OBM`. */
const isOtherName = ({ heading, value }: ProseValue, given: readonly ProseValue[]): boolean =>
  heading === 'Mud type' &&
  given.some((one) => one.heading === heading && OIL_BASED.test(one.value) && OIL_BASED.test(value));

/** Joins everything about one thing. A string whose hole is given once is in that hole throughout. */
function joined(parts: readonly ProseBlock[]): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  for (const part of parts) {
    const known = parts.filter(
      ({ hole, casing }) => hole !== null && casing !== null && casing.sizeIn === part.casing?.sizeIn,
    );
    const holes = new Set(known.map(({ hole }) => hole?.sizeIn));
    const hole = part.hole ?? (holes.size === 1 ? (known[0]?.hole ?? null) : null);
    const same = blocks.find(
      (block) =>
        block.kind === part.kind &&
        block.hole?.sizeIn === hole?.sizeIn &&
        block.casing?.sizeIn === part.casing?.sizeIn,
    );
    if (same) same.values.push(...part.values.filter((value) => !isOtherName(value, same.values)));
    else blocks.push({ ...part, hole, values: [...part.values] });
  }
  return blocks;
}
