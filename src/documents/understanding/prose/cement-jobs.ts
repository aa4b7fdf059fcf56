import type { TextLine } from '../../readers/table';
import type { Outline } from '../outline/outline';
import { slurryRole } from '../vocabulary/roles';
import { CEMENT_TOP_WORDS, TESTED_WORDS } from '../vocabulary/prose';
import { COMES_TO, EXCESS_WORDS, NO_SLURRY, ONLY_SLURRY, TOP_WORDS, UP_TO } from '../vocabulary/slurry-lines';
import { isPlan } from './blocks';
import { clausesOf } from './clauses';
import { STRING_WORD } from './string-values';
import { anyOf, plainText, wordOf } from './quantities';
import { withRolesBefore } from './roles-behind';
import { sentencesOf } from './sentences';
import type { Sentence } from './sentences';
import {
  BARE_DENSITY,
  CEMENTS,
  DENSITY,
  DEPTH_TOP,
  PLACE,
  ROLE_WORDS,
  aboveShoe,
  densityOf,
  excessOf,
  topIn,
  topOf,
} from './slurry-values';
import type { NamedString } from './strings';
import { makeUp } from './slurries';
import type { SlurryLine } from './slurry-line';

const OTHER = new RegExp(wordOf(NO_SLURRY.filter((word) => word !== 'plug')), 'iu');
const ROLES = new RegExp(wordOf([...ROLE_WORDS, ...ONLY_SLURRY]), 'giu');
const NAMES_EXCESS = new RegExp(
  wordOf(EXCESS_WORDS.filter((word) => word !== 'extra' && word !== 'ekstra')),
  'iu',
);
const NAMES_TOP = new RegExp(wordOf([...CEMENT_TOP_WORDS, ...TOP_WORDS]), 'iu');
const TESTED = new RegExp(wordOf(TESTED_WORDS), 'iu');
const CLASS = /(?<![\p{L}])(?:class|klasse|classe|clase)\s?["']?[A-H](?![\p{L}])(?:\s?\+\s?[^,;.]{2,40})?/iu;
/** `cemented with ... to 450 m`, `sementeres tilbake til havbunnen`: the depth after the words for upwards. */
const UPWARDS = new RegExp(
  String.raw`${wordOf(COMES_TO)}[^.;\d]{0,40}?(?<![\p{L}])(?:to|til|bis|tot|hasta(?:\s+la)?|jusqu'?\s?(?:a|\u00e0|au|en))(?![\p{L}])(?:\s+(?:the|el|la|le|het|de))?\s*(?:${DEPTH_TOP}|(?<place>${PLACE}))`,
  'iu',
);
/** `tail from 1,250 m to the shoe`. */
const FROM = new RegExp(
  String.raw`(?<![\p{L}])(?:from|von|van|fra|depuis|desde)\s+${DEPTH_TOP.replace('[^,;]*', String.raw`(?:MD|TVD|AH)?\s?(?:to|til|bis|tot|hasta|a|\u00e0)(?![\p{L}])`)}`,
  'iu',
);

const LABELLED = /^[^:.]{2,40}:\s/;

interface Job {
  of: NamedString;
  slurries: SlurryLine[];
}

/** One density of a sentence with the words that belong to it. */
interface Part {
  role: string;
  density: string;
  text: string;
}

/** The densities of a sentence, each with its slurry, named before all of them or behind each; null if unclear. */
function partsOf(text: string): { parts: Part[]; before: string } | null {
  const found = [...text.matchAll(DENSITY)];
  const all = found.length > 0 ? found : [...text.matchAll(new RegExp(BARE_DENSITY.source, 'giu'))];
  // `12.8 ppg (1.53 sg)` is one density.
  const densities = all.filter(
    ({ index }, at) =>
      at === 0 || !/\(\s*$/.test(text.slice(0, index)) || /\)\s*$/.test(text.slice(0, index)),
  );
  const [first] = densities;
  if (!first || /\d\s?-\s?$/.test(text.slice(0, first.index))) return null;
  const rolesIn = (from: number, to: number) =>
    [...text.slice(from, to).matchAll(ROLES)].map((match) => ({ role: match[0], at: from + match.index }));
  const endOf = (at: number) => (densities[at]?.index ?? 0) + (densities[at]?.[0].length ?? 0);
  const isBefore = rolesIn(0, first.index).length > 0;
  const roles = densities.map(({ index }, at) =>
    isBefore
      ? rolesIn(at === 0 ? 0 : endOf(at - 1), index).at(-1)
      : rolesIn(endOf(at), densities[at + 1]?.index ?? text.length)[0],
  );
  if (densities.length > 1 && roles.includes(undefined)) return null;
  const starts = densities.map(({ index }, at) => (isBefore ? (roles[at]?.at ?? index) : index));
  return {
    before: text.slice(0, starts[0]),
    parts: densities.map((density, at) => ({
      role: roles[at]?.role ?? '',
      density: density[0],
      text: text.slice(starts[at], starts[at + 1]),
    })),
  };
}

/** The depth that the whole job comes up to, without the words of its slurries. */
function topOfJob(text: string, parts: readonly Part[]): string | null {
  const plain = parts.reduce((left, { density, role }) => left.replace(density, '').replace(role, ''), text);
  return topIn(UPWARDS.exec(plain)?.groups);
}

/** How far up one of several slurries comes: `a lead of 1.50 SG to the seabed`. */
const TO_PLACE = new RegExp(
  String.raw`(?<![\p{L}])(?:${anyOf(UP_TO)})\s+(?:the\s+)?(?<place>${PLACE})`,
  'iu',
);
const placeOf = (text: string): string | null => topIn(TO_PLACE.exec(text)?.groups);

const LEADING_WORDS = /^(?:an?|the|one|single|slurry|slurries|of|with|at|:|-|,|lead|tail)\s+/iu;
const TRAILING_WORDS = /[\s,(]+(?:and|an?|with|at|of|to|the|und|eine[rmn]?|og|en|et|y|un|une|una)$/iu;
const VERBS =
  /(?<![\p{L}])(?:is|are|be|will|run|set|cemented|pumped|tested|casing|liner|string|hole)(?![\p{L}])/iu;

/** `a lead of 12.6 ppg extended Class G with 18% salt, TOC at 850 m`: the words for the cement, without its values. */
function typeOf(text: string, role: string, density: string): string | null {
  const plain = text.replace(role === '' ? density : role, ' ').replace(TO_PLACE, ' ');
  let type = makeUp(plain, density).type ?? '';
  for (const pattern of [LEADING_WORDS, TRAILING_WORDS])
    for (let left = 6; left > 0 && pattern.test(type); left -= 1) type = type.replace(pattern, '').trim();
  const isPlain = type !== '' && !VERBS.test(type) && type.split(' ').length <= 10;
  return isPlain && (!CLASS.test(text) || CLASS.test(type)) ? type : (CLASS.exec(text)?.[0] ?? null);
}

function jobOf(sentence: Sentence, text: string, of: NamedString): Job | null {
  const found = partsOf(text);
  if (!found || OTHER.test(text)) return null;
  const { parts, before } = found;
  const line = { ...sentence };
  const slurries = parts.flatMap(({ role, density, text: own }): SlurryLine[] => {
    const read = densityOf(density);
    if (read === null || read === 'several') return [];
    const top =
      topIn(FROM.exec(own)?.groups) ??
      (parts.length === 1 || slurryRole(own) ? topOf(own) : null) ??
      (slurryRole(own) === null ? null : (placeOf(own) ?? aboveShoe(own)));
    return [
      {
        of,
        role,
        type: typeOf(own, role, density),
        density: read.value,
        excess: excessOf(own) ?? excessOf(before),
        top,
        additives: null,
        assumed: read.assumed === undefined ? {} : { density: read.assumed },
        line,
      },
    ];
  });
  if (slurries.length < parts.length) return null;
  const [upper] = slurries;
  if (upper && upper.top === null) upper.top = topOf(before) ?? topOfJob(text, parts);
  return { of, slurries };
}

/** A sentence after a job that only says where its cement ends: of the slurry it names, or else of the upper one. */
function addTop({ slurries }: Job, text: string): void {
  const top = NAMES_TOP.test(text) ? (topOf(text.replace(ROLES, '')) ?? aboveShoe(text)) : null;
  const role = slurryRole(text);
  const slurry = role === null ? slurries[0] : slurries.find((one) => slurryRole(one.role) === role);
  if (top !== null && slurry && slurry.top === null) slurry.top = top;
  const excess = excessOf(text);
  for (const one of excess === null || role !== null ? [] : slurries) one.excess ??= excess;
}

/**
 * The slurries of cement jobs in sentences: `The 9 5/8" casing is cemented with a 1.55 SG lead and a 1.90 SG tail to
 * 1,450 m`. A job belongs to the last string named in its paragraph, or to the hole of its chapter.
 */
export function cementJobs(lines: readonly TextLine[], outline: Outline): SlurryLine[] {
  const jobs: Job[] = [];
  let of: NamedString | null = null;
  let job: Job | null = null;
  /** Of a job whose slurries follow: `The casing is cemented to seabed. A 1.50 SG lead ...`. */
  let above: string | null = null;
  let sheet: string | undefined;
  const named = (is: 'hole' | 'casing', size: string, text = ''): NamedString => ({
    is,
    size,
    isLiner: is === 'casing' && /liner|forlengelsesr|colonne perdue/i.test(STRING_WORD.exec(text)?.[0] ?? ''),
    isTitle: false,
    rest: '',
  });
  for (const sentence of sentencesOf(lines)) {
    if (sentence.sheet !== sheet) [of, job, sheet] = [null, null, sentence.sheet];
    const { hole, string } = outline.at(sentence);
    const ofChapter = string ? named('casing', string.size) : hole && named('hole', hole.size);
    if (outline.isTitle(sentence)) {
      [of, job] = [ofChapter, null];
      continue;
    }
    const text = withRolesBefore(plainText(sentence.text));
    if (sentence.opens) {
      [job, above] = [null, null];
      of = ofChapter;
    }
    // A `key: value` line or row is part of a list, not a sentence.
    if (!isPlan(text) || (sentence.opens && (sentence.isRow || LABELLED.test(text)))) continue;
    // The string that a sentence tests may be the one above.
    const isTest = TESTED.test(text) && !CEMENTS.test(text);
    const strings = isTest ? [] : clausesOf(text).filter(({ is }) => is === 'casing');
    const density = text.search(new RegExp(DENSITY.source, 'iu'));
    const own = strings
      .filter((one) => density < 0 || text.indexOf(one.text) < density)
      .at(density < 0 ? -1 : 0);
    if (own && new Set(strings.map(({ sizeIn }) => sizeIn)).size > 1 && density >= 0) continue;
    if (own && (job === null || density >= 0)) {
      of = named('casing', own.size, own.text);
      [job, above] = [null, null];
    }
    const isCement = CEMENTS.test(text) || new RegExp(ROLES.source, 'iu').test(text);
    const found = of && isCement ? jobOf(sentence, text, of) : null;
    if (found) {
      const [upper] = found.slurries;
      if (upper && job === null) upper.top ??= above;
      job = found;
      jobs.push(found);
    } else if (job && (isCement || NAMES_EXCESS.test(text))) addTop(job, text);
    else if (of && isCement && density < 0) above = topOf(text) ?? topIn(UPWARDS.exec(text)?.groups);
  }
  return jobs.flatMap(({ slurries }) => slurries);
}
