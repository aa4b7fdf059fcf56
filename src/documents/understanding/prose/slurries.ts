import type { TextLine } from '../../readers/table';
import { sectionTitle } from '../blocks/block-titles';
import { parseMeasured, withInchMarkLast } from '../words/numbers';
import type { Chapter, Outline } from '../outline/outline';
import { roleOfSingle } from '../cement/single-slurry';
import { slurryRole } from '../vocabulary/roles';
import { CEMENT_TOP_WORDS } from '../vocabulary/prose';
import {
  ADDITIVES,
  ADDITIVE_WORDS,
  CEMENT_TYPES,
  EXCESS_WORDS,
  NO_SLURRY,
  ONLY_SLURRY,
  TOP_WORDS,
} from '../vocabulary/slurry-lines';
import { isPlan } from './blocks';
import { NUMBER, anyOf, plainText, wordOf } from './quantities';
import { withExcessAndTopApart } from './excess-with-top';
import { addJobValue } from './job-values';
import { withRolesBefore } from './roles-behind';
import { paragraphsOf } from './sentences';
import {
  BARE_DENSITY,
  CEMENTS,
  DENSITY,
  EXCESS,
  PLACE,
  ROLE_WORDS,
  TOP,
  aboveShoe,
  densityOf,
  excessOf,
  fromOf,
  percentBehind,
  topOf,
  withoutEnds,
} from './slurry-values';
import type { Paragraph } from './sentences';
import { stringIn } from './strings';
import type { SlurryLine } from './slurry-line';
import type { NamedString } from './strings';

const SLURRY_WORDS = [
  'slurry',
  'slurries',
  'cement',
  'schlaemme',
  'specie',
  'laitier',
  'lechada',
  'sement',
  'zement',
  'ciment',
  'cemento',
  'pasta',
  'cimento',
  'malta',
];
/** A role starts the description of its slurry: at the start of a line or after a separator. */
const ROLE = new RegExp(
  String.raw`(?:^|[.,;:(]\s*|\s-\s|(?<=\s)(?=\p{L}))(?<role>(?:${anyOf([...ROLE_WORDS, ...ONLY_SLURRY])})(?:\s+(?:${anyOf(SLURRY_WORDS)}))?|(?:${anyOf(SLURRY_WORDS)})\s+(?:lead|tail))(?![\p{L}\d-])`,
  'giu',
);
const BOTH_ROLES = /\blead\s*(?:and|&|\/|\+|und|en|og|et|y|e)\s*tail\b/i;
const OTHER = new RegExp(wordOf(NO_SLURRY), 'iu');
const DENSITY_WORD = wordOf([
  'density',
  'weight',
  'sg',
  'mixed at',
  'mix weight',
  'dichte',
  'dichtheid',
  'tetthet',
  'densite',
  'densidad',
  'densidade',
  'peso especifico',
  'densita',
]);
const AMOUNT = new RegExp(
  String.raw`(?<![\d.,/])(?:${NUMBER})\s?(?:sx|sks?|sacks?|sacos?|sacs|bbls?|m3|m\u00b3|cf|cu\.?\s?ft|ft3|ft\u00b3|tonnes?|tons?|mt|t|l)(?:\s?\/\s?(?:sk|sx|sack|t|100\s?kg))?(?:\s+(?:of|av|van|de))?(?![\p{L}\d/])`,
  'giu',
);
const TYPE = new RegExp(
  String.raw`${wordOf(CEMENT_TYPES)}|(?<!\p{L})\p{L}{3,}(?:cem|zem|crete)(?!\p{L})`,
  'iu',
);
const ADDITIVE = new RegExp(wordOf(ADDITIVES), 'iu');
const ADDITIVE_LIST = new RegExp(
  String.raw`^(?:${anyOf(ADDITIVE_WORDS)})(?![\p{L}])\s*[:=]?\s*(?<list>(?=.*\p{L}{2})[^\s:=].*)$`,
  'iu',
);
/** `Additives for the`, with the slurry behind it. */
const IS_CUT = /^(?:for|of|f\u00fcr|voor|pour|para|per|til)(?:\s\p{L}{1,3})?$/iu;
const YIELD = /\d\s?(?:cf|ft3|ft\u00b3|cu\.?\s?ft|cuft|gal|l|m3|m\u00b3)\s?\/\s?(?:sk|sx|sack|t|100)/i;
/** `Cement: Class G`, `Liner slurry Class G`: the subject of the line. */
const LABEL = new RegExp(
  String.raw`^(?:\p{L}*(?:${anyOf(SLURRY_WORDS)})\s*:\s*|liner[ -]?(?:(?:${anyOf(SLURRY_WORDS)})\s*:?|:)\s*)`,
  'iu',
);

/** `The (lead slurry) is Class G`, without the name of the slurry. */
const IS_OF =
  /^(?:(?:the|der|die|das|den?|het|la|el|le|il|o|a)\s+)?(?:is|will be|shall be|ist|wird|est|sera|es|ser\u00e1|er|\u00e8|\u00e9)\s+(?=\S)/iu;
/** `class G at with to 1200 m`: words that were between the values of a sentence, and a depth behind them. */
const LEFT_OVER =
  /(?:\s(?:at|with|of|to|and|up|mit|bei|bis|und|met|tot|en|op|med|til|og|avec|\u00e0|et|con|a|hasta|y|com|at\u00e9|e|di)){2,}(?:\s\d[\d.,]*\s?(?:m|ft)?)?$/iu;
/** `Class G with to bring cement to, followed by`: what the sentence says is done with the slurry. */
const WHAT_IS_DONE =
  /(?:\s(?:with|at|and|to|using|mit|met|med|avec|con))*[\s,]+(?:to (?:bring|cover|fill|reach|place|isolate|give|achieve)|bringing|followed by|pumped|displaced|gefolgt|gevolgd|etterfulgt|suivi|seguid[oa])(?![\p{L}]).*$/iu;
const IS_NEXT =
  /^(?:followed|bringing|pumped|displaced|gefolgt|gevolgd|etterfulgt|suivi|seguid[oa])(?!\p{L})/iu;
const ONLY_A_ROLE = new RegExp(`^(?:${anyOf(ROLE_WORDS)})$`, 'iu');
/** `class G with`, before an excess that was taken out. */
const JOINS_NEXT = /(?:\s(?:with|and|mit|und|met|en|med|og|avec|et|con|y|com))+$/iu;
const BARE_CEMENT = new RegExp(String.raw`^(?:${anyOf(SLURRY_WORDS)})\s*:?$`, 'iu');

/** Percent of the cement. Salt and bentonite stay below it. */
const LEAST_BLEND = 25;
/** A place that the slurry comes to, or a word whose value was taken out. */
const SAYS_MORE = new RegExp(
  String.raw`^(?:${PLACE})|${wordOf([...CEMENT_TOP_WORDS, ...TOP_WORDS, ...EXCESS_WORDS])}`,
  'iu',
);
const QUALIFIES = /^\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*){0,3}$/u;

/** `Class G at 15.6 ppg with retarder, defoamer`: what the slurry is mixed with, as a list with its label. */
function withListBehindDensity(text: string, density: string): string {
  const at = density === '' ? -1 : text.indexOf(density);
  const behind = text.slice(at + density.length);
  const [joined = ''] = /^\)?\s+(?:with|mit|met|med|avec|con|com)\s+(?=[\p{L}\d])/u.exec(behind) ?? [];
  const [first = ''] = behind.slice(joined.length).split(/,(?!\d)|[;.](?:\s|$)/);
  const isList =
    at !== -1 && joined !== '' && (ADDITIVE.test(first) || !saysMore(first, density)) && !hasExcess(first);
  return isList ? `${text.slice(0, at + density.length)}; additives: ${behind.slice(joined.length)}` : text;
}

const hasExcess = (part: string): boolean =>
  new RegExp(EXCESS.source, EXCESS.flags.replace('g', '')).test(part);

/** The type and additives of a slurry: the parts of its description that contain nothing else. */
export function makeUp(text: string, density: string): Pick<SlurryLine, 'type' | 'additives'> {
  const parts = withListBehindDensity(text, density)
    .replace(/\([^)]*\d\s?(?:ppg|sg|lbs?\/gal)[^)]*\)/gi, ' ')
    .split(/(?<=,)(?!\d)|(?<=;)|(?<=\.)(?:\s|$)/)
    .map((part) => ({ part: part.replace(/[\s,;.]+$/, '').trim(), isLast: /[;.]\s*$/.test(part) }))
    .filter(({ part }) => part !== '');
  let type: string | null = null;
  const listed: string[] = [];
  const others: string[] = [];
  // After `Additives:` everything up to the end of the sentence is one, with its amount.
  let isList = false;
  let isBehindType = false;
  for (const { part, isLast } of parts) {
    const list = ADDITIVE_LIST.exec(part)?.groups?.['list'];
    const isListed: boolean = list !== undefined || (isList && !saysMore(part, density));
    isList = isListed && !isLast && !IS_CUT.test(list ?? '');
    if (isListed && !IS_CUT.test(list ?? '')) listed.push(list ?? part);
    const wasBehindType: boolean = isBehindType;
    isBehindType = false;
    if (isListed || YIELD.test(part)) continue;
    const left = withoutEnds(part.replace(EXCESS, ' ').replace(TOP, ' '))
      .replace(/\(\s*\d{1,3}\s?%[^()]*\)/, ' ')
      .replace(density, ' ')
      .replace(/\(\s*(?:\)|$)/g, ' ')
      .replace(
        new RegExp(
          String.raw`(?<!light[\s-])${DENSITY_WORD}(?:\s+(?:of|at|de|av|van))?|\s(?:at|of|@|mit|bei|med|de|con)\s*$`,
          'giu',
        ),
        ' ',
      )
      .replace(AMOUNT, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s:=@-]+|[\s:=@-]+$|^(?:of|with|at|@)\s|\s(?:at|of|@|with)$/g, '')
      .trim()
      .replace(JOINS_NEXT, '');
    // `tail top at 630 m` names the slurry again.
    if (left === '' || ONLY_A_ROLE.test(left)) continue;
    // `Class G, light at 1.56 SG`: the words directly behind the type belong to it, unless they say something else.
    if (
      wasBehindType &&
      QUALIFIES.test(left) &&
      !IS_NEXT.test(left) &&
      !ADDITIVE.test(left) &&
      !SAYS_MORE.test(left)
    ) {
      type = `${type}, ${left}`;
      continue;
    }
    const made = left
      .replace(LABEL, '')
      .replace(IS_OF, '')
      .replace(WHAT_IS_DONE, '')
      .replace(LEFT_OVER, '')
      .replace(/^\(([^()]*)\)?$/, '$1');
    // The bare word for cement is no type.
    if (type === null && TYPE.test(made) && !BARE_CEMENT.test(made)) {
      type = made;
      isBehindType = !isLast;
    } else if (type !== null && (ADDITIVE.test(left) || (wasBehindType && isBlend(left)))) others.push(left);
  }
  // Next to a list of its own, an additive behind the type is part of the type: `Class G, 35 % silica`.
  const areOfType = listed.length > 0 || (others.length === 1 && isBlend(others[0] ?? ''));
  if (areOfType && type !== null) type = [type, ...others].join(', ');
  const additives = areOfType ? listed : others;
  return { type, additives: additives.length === 0 ? null : additives.join(', ').trim() };
}

/** `35 % silica`: so much is not added to the cement, it is blended with it, and part of its name. */
const isBlend = (part: string): boolean => {
  const percent = /^(\d{2})(?:[.,]\d)?\s?%/.exec(part)?.[1];
  return percent !== undefined && Number(percent) >= LEAST_BLEND;
};

/** Whether a part of a slurry is its density, its excess or its top. */
const saysMore = (part: string, density: string): boolean =>
  part.includes(density) || EXCESS.test(part) || TOP.test(part);

export const listedAdditives = (text: string): string | null =>
  ADDITIVE_LIST.exec(text)?.groups?.['list']?.replace(/[\s.;]+$/, '') ?? null;

/** Before the name of a slurry: a separator, or `with a`, `and one`. */
const STARTS_SLURRY =
  /(?:^|[.,;:(]\s*|\s-\s|(?:^|\s)(?:and|und|en|og|et|y|with|using|followed by|mit|med|met|avec|con)\s+(?:(?:an?|the|one|eine[rmn]?|een|un|une|una)\s+)?)$/iu;

/** Splits a line into parts about one slurry each, and the final part about the whole job. */
function segments(text: string): { role: string | null; text: string }[] {
  const starts = [...text.matchAll(ROLE)].filter(({ groups, index, 0: whole }) => {
    const before = text.slice(0, index + whole.length - (groups?.['role'] ?? '').length);
    return (
      STARTS_SLURRY.test(before) ||
      // `... TOC surface Tail: Class G`: the lines of a cell.
      (before.endsWith(' ') && /^\s*:/.test(text.slice(index + whole.length)))
    );
  });
  const [first] = starts;
  if (!first) return [{ role: null, text }];
  return starts.map((start, at) => ({
    role: start.groups?.['role'] ?? '',
    text: text
      .slice(start.index + start[0].length, starts[at + 1]?.index)
      .replace(/^[\s:=-]+|\s(?:and|und|en|og|et|y)(?:\s(?:an?|the|one|eine[rmn]?|een|un|une|una))?\s*$/g, ''),
  }));
}

const ANY_ROLE = String.raw`(?<![\p{L}])(?:${anyOf([...ROLE_WORDS, ...ONLY_SLURRY])})(?![\p{L}\d])`;
const TOP_OF_ROLE = new RegExp(
  String.raw`(?:[,;]\s*|(?<=[.)]\s)|^)(?<top>${wordOf(CEMENT_TOP_WORDS)})\s+(?:of\s+|for\s+)?(?:the\s+)?(?<role>${ANY_ROLE})(?=[\s:@])`,
  'giu',
);
const ROLE_OF_TOP = new RegExp(
  String.raw`(?:[,;]\s*|(?<=[.)]\s))(?:and\s+)?(?<top>${wordOf(TOP_WORDS)})\s+of\s+(?:the\s+)?(?<role>${ANY_ROLE})(?=[\s:@])`,
  'giu',
);
const PERCENT_OF_ROLE = new RegExp(
  String.raw`(?:[,;:]\s*|\s)(?<figure>\d{1,3})\s?%\s*(?:on\s+|in\s+|for\s+)?(?:the\s+)?(?<role>${ANY_ROLE})(?!\s+(?:${anyOf(SLURRY_WORDS)})\s*:|\s*:|\s+\d)`,
  'giu',
);

/**
 * What a job says of one of its slurries behind them, as a part that starts with the slurry: `TOC tail 1,245 m` is `; tail TOC
 * 1,245 m`, and `Excess: 100 % lead, 50 % tail` is `; lead excess 100 %; tail excess 50 %`.
 */
function withRolesFirst(text: string): string {
  const percent = EXCESS_NAMED.test(text)
    ? text.replace(PERCENT_OF_ROLE, '; $<role> excess $<figure> %')
    : text;
  return percent
    .replace(ADDITIVES_OF_BOTH, '; lead $<word>: $<lead>; tail $<word>: $<tail>')
    .replace(TOP_OF_ROLE, '; $<role> $<top>')
    .replace(ROLE_OF_TOP, '; $<role> $<top>')
    .replace(ADDITIVES_OF_ROLE, '; $<role> $<word>:');
}

/**
 * The label of a slurry with its other name in brackets as its role: `Tail (single slurry): Class G`, `Cement (one slurry, tail):
 * Class G`.
 */
function withOneRole(text: string): string {
  const { name = '', other = '' } = TWO_NAMES.exec(text)?.groups ?? {};
  const role = [other, name].map(slurryRole).find((one) => one === 'lead' || one === 'tail');
  const first = role === undefined ? text : text.replace(TWO_NAMES, `${role}: `);
  return first.replace(NAME_AND_ROLE, (whole, said: string) => {
    const next = slurryRole(said);
    return next === 'lead' || next === 'tail' ? `; ${next}: ` : whole;
  });
}

/** `... defoamer Shoe cement (tail): Class G`: the next slurry of a list without full stops. */
const NAME_AND_ROLE =
  /(?<=\S)[\s;,.]+\p{Lu}[\p{L}-]{3,30}(?:\s\p{Ll}[\p{L}-]{2,20})?\s*\((\p{L}+)\)\s*:\s*/gu;

const TWO_NAMES = /^\s*(?<name>\p{L}[\p{L} -]{2,30}?)\s*\((?<other>[^()\d]{3,30})\)\s*:\s*/u;

/** `Additives for the lead: silica, defoamer`. */
const ADDITIVES_OF_ROLE = new RegExp(
  String.raw`(?:[,;.]\s*|^)(?<word>${anyOf(ADDITIVE_WORDS)})\s+(?:for|of|in|f\u00fcr|im|voor|in|pour|du|de|para|del|do|per|til|for)\s+(?:the\s+|den\s+|de\s+|le\s+|la\s+|el\s+|o\s+)?(?<role>${ANY_ROLE})(?:\s+(?:${anyOf(SLURRY_WORDS)}))?\s*:`,
  'giu',
);

/** `Additives in the lead are silica and defoamer; in the tail CaCl2`, `Additives: lead retarder; tail dispersant`. */
const ADDITIVES_OF_BOTH = new RegExp(
  String.raw`(?:[,;.]\s*|^)(?<word>${anyOf(ADDITIVE_WORDS)})\s*(?::|in|for|of)?\s*(?:the\s)?lead\s*(?:(?:are|is|:)\s+)?(?<lead>[^;:.]{3,80});\s*(?:and\s)?(?:(?:in|for|of)\s)?(?:the\s)?tail\s*(?:(?:are|is|:)\s+)?(?<tail>[^;:.]{3,80})`,
  'giu',
);

const EXCESS_NAMED = new RegExp(wordOf(EXCESS_WORDS), 'iu');

/** Whether each part has at most one density: a part with two would be of two slurries. */
const isClear = (parts: readonly { text: string }[]): boolean =>
  parts.every(({ text }) => densityOf(text) !== 'several');

/** The parts of a text from each name of a slurry on, wherever it is; what is before the first belongs to it. */
function looseSegments(text: string): { role: string | null; text: string }[] {
  const starts = [...text.matchAll(new RegExp(ANY_ROLE, 'giu'))];
  return starts.map((start, at) => ({
    role: start[0],
    text: text
      .slice(at === 0 ? 0 : start.index + start[0].length, starts[at + 1]?.index)
      .replace(at === 0 ? start[0] : '', ' ')
      .replace(/^[\s:=/-]+|[\s,;/]+(?:and|und|en|og|et|y)?\s*$/g, ''),
  }));
}

/** The parts of a job about one slurry each, and what it says of single slurries elsewhere. */
function partsOfJob(text: string) {
  const strict = segments(text);
  const isNamed = strict.some(({ role }) => role !== null) || !new RegExp(ANY_ROLE, 'iu').test(text);
  const loose = isClear(strict) && isNamed ? strict : looseSegments(text);
  const isSaid = (part: { role: string | null; text: string }) =>
    part.role === null || densityOf(part.text) !== null;
  return { found: loose.filter(isSaid), later: loose.filter((part) => !isSaid(part)) };
}

/** `... 1.34 cf/sk. 100% excess. TOC surface.`: sentences after the last slurry that apply to the whole job. */
function ofTheJob(last: string): { own: string; job: string } {
  const sentences = last.split(/(?<=\.)\s+(?=[\p{Lu}\d])/u);
  const from = sentences.findIndex(
    (one, at) => at > 0 && densityOf(one) === null && (EXCESS.test(one) || TOP.test(one)),
  );
  return from < 0
    ? { own: last, job: '' }
    : { own: sentences.slice(0, from).join(' '), job: sentences.slice(from).join(' ') };
}

/** The slurries in a text about the cement of one string or hole. */
export function slurriesIn(line: Paragraph, body: string, of: NamedString, isOfCement = false): SlurryLine[] {
  const { found, later } = partsOfJob(
    withRolesFirst(withOneRole(withRolesBefore(withExcessAndTopApart(body)))),
  );
  const ofRole = (role: string | null, value: (text: string) => string | null) =>
    later
      .filter((part) => slurryRole(part.role ?? '') === slurryRole(role ?? ''))
      .map((part) => value(part.text))
      .find((one) => one !== null) ?? null;
  const end = found.length > 1 ? ofTheJob(found.at(-1)?.text ?? '') : { own: found[0]?.text ?? '', job: '' };
  const last = found.at(-1)?.text ?? '';
  const isShared = found.length > 1 && found.filter(({ text }) => excessOf(text) !== null).length === 1;
  return found.flatMap(({ role, text: whole }, at): SlurryLine[] => {
    const text = at === found.length - 1 ? end.own : whole;
    const sentences = text.split(/(?<=[.;])\s+/).filter((one) => !OTHER.test(one));
    const own = sentences.join(' ');
    const density = densityOf(own);
    if (density === null || density === 'several') return [];
    const { type, additives } = makeUp(own, density.of);
    // Without a role, only a clear description of cement is a slurry.
    if (role === null && !isOfCement && (type === null || !(CEMENTS.test(body) || /\b[CKk]las/i.test(type))))
      return [];
    const said = excessOf(own) ?? ofRole(role, excessOf) ?? excessOf(end.job);
    const bare = said === null ? percentBehind(own) : null;
    const shared = said === null && bare === null && isShared ? excessOf(last) : null;
    const excess = said ?? bare ?? shared;
    const excessNote =
      bare !== null
        ? 'a percentage in brackets, read as the excess'
        : shared === null
          ? undefined
          : 'given once behind the slurries, read for each of them';
    // The top of cement of a job is that of its uppermost slurry.
    const top =
      topOf(own) ??
      fromOf(own) ??
      aboveShoe(own) ??
      ofRole(role, topOf) ??
      (at === 0 ? topOf(end.job) : null);
    // `Lead density: 1.55 SG` is one value of a slurry whose other values are on other lines.
    if (!isOfCement && found.length < 2 && type === null && excess === null && top === null) return [];
    return [
      {
        of,
        role: role ?? '',
        type,
        density: density.value,
        excess,
        top,
        additives: additives ?? ofRole(role, listedAdditives),
        assumed: {
          ...(density.assumed === undefined ? {} : { density: density.assumed }),
          ...(excessNote === undefined ? {} : { excess: excessNote }),
        },
        line,
      },
    ];
  });
}

/** The hole or string of a chapter about its cement: `3.2 12 1/4" section`, `Cementing`, `- Lead: Class G, 12.5 ppg`. */
function ofChapter({ hole, string, kind }: Chapter): NamedString | null {
  const size = (string ?? hole)?.size;
  if (kind !== 'cement' || size === undefined) return null;
  return { is: string ? 'casing' : 'hole', size, isLiner: false, isTitle: true, rest: '' };
}

/**
 * `13-3/8 surface   Lead  Class C + gel   13.5 ppg   100% excess`: the wide gaps of a line about a slurry with the signs of a
 * sentence, `13-3/8 surface: Lead Class C + gel, 13.5 ppg, 100% excess`.
 */
function withSignsAtGaps(text: string): string {
  const parts = text.trim().split(/\s{2,}/);
  const role = parts.findIndex((part) => ONLY_A_ROLE.test(part));
  if (role < 0 || role > 1 || parts.length < role + FEWEST_BEHIND_ROLE) return text;
  const [string = ''] = parts;
  const isOfString = role === 0 || (/^\d/.test(string) && !/[:,;]/.test(string));
  if (!isOfString || parts.slice(role).some((part) => /[.:;]$/.test(part))) return text;
  const own = parts.slice(role + 1).join(', ');
  return `${role === 0 ? '' : `${string.replace(/\.$/, '')}: `}${parts[role]} ${own}`;
}
const FEWEST_BEHIND_ROLE = 3;

/** `If cement does not circulate, a 1" top job will be done.`: what may be needed is not part of the plan. */
const CONTINGENCY =
  /(?<=[.;]\s)(?:If|In case|In the event|Falls|Wenn|Indien|Hvis|Dersom|Si|En cas|En caso|Caso|Se)\s(?:[^.;]|\.(?=\d))*(?:[.;]|$)/gu;
const withoutContingencies = (text: string): string =>
  text.replace(CONTINGENCY, (sentence) => (densityOf(plainText(sentence)) === null ? '' : sentence));

const BARE_TITLE = /^[^:=]{3,80}$/;
const isSentence = (text: string): boolean => /[.;!?]$/.test(text) || text.split(/\s+/).length > 9;

/**
 * The slurries that lines of a document describe completely, each with its string or hole, and those of sentences for the
 * strings without such a line.
 */
export function slurryLines(
  lines: readonly TextLine[],
  outline: Outline,
  inSentences: readonly SlurryLine[] = [],
): SlurryLine[] {
  const found: SlurryLine[] = [];
  let title: NamedString | null = null;
  let sheet: string | undefined;
  /** The slurries of the last job, which the lines below may be about. */
  let job: SlurryLine[] = [];
  for (const line of paragraphsOf(lines)) {
    if (line.sheet !== sheet) [title, sheet, job] = [null, line.sheet, []];
    const text = withInchMarkLast(plainText(withSignsAtGaps(withoutContingencies(line.text))));
    const string = stringIn(text);
    const named = string === 'unclear' ? null : string;
    const hasDensity = new RegExp(DENSITY.source, 'iu').test(text) || BARE_DENSITY.test(text);
    const hole = sectionTitle(text);
    if (!hasDensity) {
      if (named === null && (addJobValue(job, text) || addAdditives(job, line, text))) continue;
      if (named !== null || hole) job = [];
      if (hole)
        title = { is: 'hole', size: hole.size, isLiner: /\bliner\b/i.test(text), isTitle: true, rest: '' };
      else if (named?.isTitle === true) title = named;
      else if (!BARE_TITLE.test(text) || isSentence(text)) continue;
      // Titles of the slurries of one string keep it; any other title ends it.
      else if (slurryRole(text) === null && !CEMENTS.test(text)) title = null;
      continue;
    }
    if (string === 'unclear' || !isPlan(text) || BOTH_ROLES.test(text)) continue;
    const of = named ?? title ?? ofChapter(outline.at(line));
    const body = named ? named.rest : text;
    const head = body.split(/[:,]/)[0] ?? '';
    if (of === null || OTHER.test(head)) continue;
    const own = slurriesIn(line, body, of);
    const [first] = job;
    job = first && keyOf(first) === keyOf({ of }) ? [...job, ...own] : own;
    found.push(...own);
  }
  const given = new Set(found.map(keyOf));
  return withRoles([...found, ...inSentences.filter((slurry) => !given.has(keyOf(slurry)))]);
}

/** Adds the additives that the line directly below a slurry lists, if each slurry of the job before it has its own. */
function addAdditives(job: readonly SlurryLine[], below: Paragraph, text: string): boolean {
  const { row, page } = below;
  const [last] = job.slice(-1);
  const isBelow = last && last.line.page === page && last.line.row + 1 === row;
  const listed = isBelow && text.length <= LONGEST_LIST ? listedAdditives(text) : null;
  const isOwn = job.every(({ additives }, at) => (additives === null) === (at === job.length - 1));
  if (!last || listed === null || !isOwn) return false;
  last.additives = listed;
  last.below = below;
  return true;
}

const LONGEST_LIST = 160;

const keyOf = ({ of }: Pick<SlurryLine, 'of'>) => `${of.is}|${parseMeasured(of.size)?.value ?? of.size}`;

/** Assigns the role of each slurry: without one it is assumed if its string has no other slurry; else it is left out. */
export function withRoles(found: readonly SlurryLine[]): SlurryLine[] {
  return found.flatMap((slurry): SlurryLine[] => {
    const siblings = found.filter((other) => keyOf(other) === keyOf(slurry));
    const role = slurryRole(slurry.role) ?? (slurry.of.isLiner ? 'liner' : null);
    if (role === null) {
      if (siblings.length > 1) return [];
      const single = roleOfSingle(slurry.top);
      return [{ ...slurry, role: single.role, assumed: { ...slurry.assumed, role: single.note } }];
    }
    const twins = siblings.filter((other) => (slurryRole(other.role) ?? 'liner') === role);
    const same = ({ density, top, type }: SlurryLine) => [density, top, type].join('|');
    if (twins.some((other) => same(other) !== same(slurry))) return [];
    return twins[0] === slurry ? [{ ...slurry, role }] : [];
  });
}
