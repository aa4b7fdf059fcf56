import { isCasingSize, isHoleSize } from '@/domain/casing-sizes';
import { isBulleted } from '../../readers/list-marks';
import type { TextLine } from '../../readers/table';
import {
  holeOfUnsizedString,
  isTitle,
  sectionTitle,
  slurryTitle,
  stringTitle,
  subtitleOf,
  withoutNumberOfFluid,
} from '../blocks/block-titles';
import { cellsOf, pairsOf } from '../blocks/block-pairs';
import { isOtherFluid } from '../blocks/fluids-of-jobs';
import { testAlone } from '../blocks/lines-of-tests';
import { isLabelOfNotes } from '../blocks/notes-of-items';
import { fold } from '../words/fold';
import { withPlainFractions } from '../words/numbers';
import { WEIGHT } from '../prose/mud-names';
import { ONLY, isOnlySlurry } from '../tables/turned-subtitles';
import type { Kind } from '../words/vocabulary';
import {
  APPENDIX,
  CAPTION,
  LIST_HEADING,
  OF_MUD,
  OF_THE_SECTION,
  PAGE_NUMBER,
} from '../vocabulary/section-blocks';

/** A hole or a string as a title names it: the size as written, without its unit. */
export interface NamedSize {
  size: string;
  sizeIn: number;
}

/** What a line that is the title of a chapter says. */
export interface Title {
  /** `3.1` as 3 and 1; null for a title without a number. */
  number: readonly string[] | null;
  hole: NamedSize | null;
  string: { size: string; role: string | null; kind: Kind } | null;
  /** The name of a slurry: `Lead slurry`. */
  slurry: string | null;
  /** What the chapter is about; `other` for anything but the kinds of a montage, null if it says nothing of it. */
  kind: Kind | 'other' | null;
  isAppendix: boolean;
  /** Whether it also says how deep its string is, as an item of a list does. */
  hasDepth: boolean;
}

/** `3.1`, `4`, `4)`, `B.2`, `IV.`, and the 3 of `3 26" section`: not the first figure of a size, `12 1/4"`. */
const NUMBER =
  /^\s*(?<number>\d{1,2}(?:\.\d{1,2})+|\d{1,2}(?=[.)])|\d{1,2}(?=\s+(?!in\b|inch|zoll|duim|mm\b|pouce|pulg|plg|tomme)(?:\p{L}|\d{1,2}\s\d\/\d|\d{1,2}(?:[.,]\d{1,3})?\s?(?:"|''|\u2033|\u201d|in\b|inch|zoll)))|[A-Z](?:\.\d{1,2})+|[A-Z](?=[.)])|[IVX]{1,4}(?=[.)]))[.)]?\s+(?=\S)/u;

export function numberOf(text: string): { path: readonly string[]; rest: string } | null {
  const match = NUMBER.exec(text);
  // `2.0` is the title over `2.1`.
  return match
    ? {
        path: (match.groups?.['number'] ?? '').replace(/(?:\.0)+$/, '').split('.'),
        rest: text.slice(match[0].length),
      }
    : null;
}

const CASING_SIZE = /^casing (?:size|od)\b/i;

/** The end of a label that is broken. */
const END_OF_LABEL = /^[^(]*\)$/;

/** `JOB 2   9 5/8" casing in 12 1/4" hole          BHST 48 C`: the title of a job, with something at the other end of its line. */
function titleBeforeGap(text: string): ReturnType<typeof stringTitle> {
  const [, title = '', behind = ''] = /^(\S.*?\S)\s{6,}(\S.*)$/.exec(text) ?? [];
  const string = title === '' ? null : stringTitle(title.replace(/\s+/g, ' '));
  return string?.hole && /\p{L}{2}/u.test(behind) ? string : null;
}

/** `Two slurries will be pumped:`, `Es werden zwei Schl\u00e4mmen verpumpt:`: a sentence with the list below it. Folded. */
const INTRODUCES =
  /(?:^|\s)(?:is|are|will|shall|wird|werden|wordt|worden|zal|zullen|skal|blir|est|sont|sera|seran|seront|son|sono|serao|sara|saranno)\s.*:$/;

/** `Tail slurry (single stage, no | lead)`: a remark over the edge of a column. */
const isAcrossColumns = ([first = '', second = '']: readonly string[]): boolean =>
  /\([^()\d]*$/.test(first) && /^[^()\d]*\)$/.test(second);

/** `No cores`, `Keine Kerne`: a statement, not a title. Folded. */
const NONE_OF =
  /^(?:no(?!\.)|none|nil|not|kein\w*|geen|niet|ingen|ikke|pas de|pas d'|aucune?|sin|ningun[ao]?|sem|nenhuma?|nessun[ao]?)\b/;

const NOTHING = { hole: null, string: null, slurry: null, kind: null, isAppendix: false, hasDepth: false };

/** `7" liner | Single slurry` above the properties of its only slurry: the string and the slurry of a list. */
function stringWithSlurry(first: string, second: string): Pick<Title, 'string' | 'slurry' | 'hole'> | null {
  const named = stringTitle(first);
  const isSlurry = slurryTitle(second) !== null || ONLY.test(second.trim());
  if (!named || named.role !== null || !isSlurry) return null;
  const role = /liner/i.test(first) && ONLY.test(second.trim()) ? 'Liner slurry' : second.trim();
  return { string: { size: named.casing, role: null, kind: 'cement' }, slurry: role, hole: named.hole };
}

/** `JOB 1   13 3/8" casing in 17 1/2" hole`, `Phase 2    12 1/4" hole`: jobs and sections are numbered like chapters. */
const GAP_BEHIND_JOB = /^(\s*\p{L}{3,}\.?\s(?:n[o\u00ba\u00b0]?\.?\s?)?\d{1,2}[.:]?)\s{2,}(?=\S)/iu;
function withoutGapOfJob(text: string): string {
  const title = text.replace(GAP_BEHIND_JOB, '$1 ');
  return title !== text && (stringTitle(title)?.hole || sectionTitle(title)) ? title : text;
}

/** `2  Pressure tests`: a wide gap behind the number of a chapter parts no columns. */
const GAP_BEHIND_NUMBER = /^(\s*\d{1,2}(?:\.\d{1,2})*[.)]?)\s{2,}(?=\S)/;
const withoutGap = (line: TextLine): TextLine => {
  const text = withoutGapOfJob(line.text.replace(GAP_BEHIND_NUMBER, '$1 '));
  return line.cells.length > 1 || text === line.text ? line : { ...line, text, cells: [text] };
};

/** `Section 13 3/8"`: no bit has this size, so the section is named after its string. */
const isOnlyOfString = (sizeIn: number): boolean => isCasingSize(sizeIn) && !isHoleSize(sizeIn);

/** The title in a line; null for a line that is none. */
export function titleOfLine(written: TextLine): Title | null {
  const line = withoutGap(written);
  // A row of a file with semicolons may be blank after its title.
  const text = withPlainFractions(line.text.replace(/[;\s]+$/, '')).replace(
    /(?<=\d) {2,}(?=\d{1,2}\/\d)/g,
    ' ',
  );
  if (isBulleted(text)) return null;
  const isLong = text.replace(/\s{2,}/g, ' ').length > 80;
  const numbered = numberOf(text);
  const number = numbered?.path ?? null;
  const plain = (numbered?.rest ?? text).trim();
  if (PAGE_NUMBER.test(fold(plain)) || CAPTION.test(fold(plain))) return null;
  const hole = sectionTitle(number !== null && number.length > 1 ? text : plain);
  if (hole && isOnlyOfString(hole.sizeIn)) {
    const string = { size: hole.size, role: null, kind: hole.kind ?? 'casing' };
    return { ...NOTHING, number, string, kind: hole.kind ?? null };
  }
  if (hole) return { ...NOTHING, number, hole, kind: hole.kind ?? null };
  if (isLong) return null;
  const atGap = titleBeforeGap(plain);
  const cells = cellsOf(line).filter((cell) => cell !== '');
  // `Tail slurry  (single slurry job)`.
  const isRemark = cells.length === 2 && (/^\([^()\d]*\)$/.test(cells[1] ?? '') || isAcrossColumns(cells));
  const ofSlurry = cells.length === 2 ? stringWithSlurry(cells[0] ?? '', cells[1] ?? '') : null;
  if (ofSlurry) return { ...NOTHING, number, ...ofSlurry, kind: 'cement' };
  if (cells.length > 1 && !atGap && !isRemark) return null;
  if (isOtherFluid(plain)) return { ...NOTHING, number, slurry: plain, kind: 'other' };
  if (/[.,]$|;/.test(plain)) return null;
  // `Job: 30" conductor` and `Fluid 2: Lead slurry` are titles, `Casing size: 7" liner` is a pair.
  const string = CASING_SIZE.test(plain) ? null : (stringTitle(plain) ?? atGap);
  if (string)
    return {
      ...NOTHING,
      number,
      hole: string.hole,
      string: { size: string.casing, role: string.role, kind: string.kind },
      kind: string.kind,
      hasDepth: string.hasDepth,
    };
  const inHole = holeOfUnsizedString(plain);
  if (inHole) return { ...NOTHING, number, hole: inHole.hole, hasDepth: inHole.hasDepth };
  const only = withoutNumberOfFluid(plain);
  const slurry = slurryTitle(plain) ?? (isOnlySlurry(only) ? only.replace(/[\s:]+$/, '') : null);
  // The fluids of a job may be numbered; the number of a chapter has several parts.
  if (slurry !== null)
    return {
      ...NOTHING,
      number: number !== null && number.length > 1 ? number : null,
      slurry,
      kind: 'cement',
    };
  if (number === null && (isLabelOfNotes(plain) || testAlone(plain) !== null)) return null;
  if (INTRODUCES.test(fold(plain))) return null;
  // A density is the value of a mud or a slurry.
  if (plain.search(WEIGHT) >= 0) return null;
  if (pairsOf(line).length > 0 || LIST_HEADING.test(fold(plain)) || END_OF_LABEL.test(plain)) return null;
  // A title starts with a capital; anything else is the rest of a wrapped cell or sentence.
  if (!isTitle(text) || !/^["(\u00ab]?[\p{Lu}\d]/u.test(plain)) return null;
  const isAppendix = APPENDIX.test(fold(plain));
  if (OF_THE_SECTION.test(fold(plain))) return { ...NOTHING, number };
  const kind = OF_MUD.test(fold(plain)) ? 'mud' : subtitleOf(plain);
  if (kind === null && number === null && (/\d/.test(plain) || NONE_OF.test(fold(plain)))) return null;
  return { ...NOTHING, number, kind: kind ?? 'other', isAppendix };
}
