import { isCasingSize, isHoleSize } from '@/domain/casing-sizes';
import { titlesNumberedColumns } from '../../readers/turned-below';
import { sectionTitle } from '../blocks/block-titles';
import { parseHeading } from '../words/headings';
import { parseMeasured, withInchMarkLast } from '../words/numbers';
import { VOCABULARY, fieldsNamed, fieldsOfHeading } from '../words/vocabulary';
import { namesPair } from '../recognition/paired-columns';
import { ONLY } from '../tables/turned-subtitles';
import { labelOf } from '../tables/side-rows';
import type { SideRow } from '../tables/side-rows';
import { fold } from '../words/fold';
import { slurryRole } from '../vocabulary/roles';
import { LIST_HEADING, NAMES_A_SECTION } from '../vocabulary/section-blocks';
import type { KindVocabulary } from '../words/vocabulary';

/** Kinds that may have a column for each section, and the field that identifies the sections. */
export const TURNED_KINDS = VOCABULARY.filter(({ kind }) =>
  ['mud', 'cement', 'casing', 'sections', 'pressureTests'].includes(kind),
);

const CEMENT = TURNED_KINDS.filter(({ kind }) => kind === 'cement');

export const MUD = TURNED_KINDS.filter(({ kind }) => kind === 'mud');

export const fieldsOfRow = (row: SideRow, vocabulary: KindVocabulary): string[] =>
  fieldsOfHeading(vocabulary, parseHeading(labelOf(row))).map(({ field }) => field);

/** Whether the label of a row is of two properties, each of which has its figure in every cell: `PV / YP`. */
export const namesPairOf = (row: SideRow, vocabulary: KindVocabulary): boolean =>
  namesPair(parseHeading(labelOf(row)), (name) => fieldsOfHeading(vocabulary, name).length > 0);

/** `26" section`, `12 1/4 in hole`, `12 1/4"-Bohrung`, `13 3/8" lead`: a size with its object. */
const SIZE_OF_A_SECTION =
  /^(?<before>\p{L}+\s+)?(?<size>\d{1,2}(?:[.,]\d{1,3})?(?:[ -]\d{1,2}\/\d{1,2}|\s?[\u00bc-\u00be\u215b-\u215e])?\s*(?:"|''|\u2033|\u201d|in\b|inch\b|zoll\b|duim\b))(?:-(?=\p{L}))?(?<behind>[\s\p{L}]*(?:\([\s\p{L}]+\))?)$/u;

interface ColumnTitle {
  size: string;
  /** The slurry that a column is about. */
  role: string;
  isPipe: boolean;
}

export const namesSize = (cell: string): boolean => (columnTitle(cell)?.size ?? '') !== '';

/** `Lead slurry`, `Spacer`: a column of one cement job, whose string is named elsewhere. */
function slurryTitle(cell: string): ColumnTitle | null {
  const role = slurryRole(cell);
  if (cell.length > LONGEST_SLURRY || /\d/.test(cell)) return null;
  if ((role !== null && role !== 'liner') || LINER_CEMENT.test(cell.trim()))
    return { size: '', role: cell.trim(), isPipe: true };
  return SPACER.test(cell) ? { size: '', role: '', isPipe: true } : null;
}

const LONGEST_SLURRY = 32;

const LINER_CEMENT =
  /^liner[ -]?(?:cement|slurry|zement|sement|schl(?:\u00e4|ae)mme)$|^(?:slurry|lechada|laitier|pasta|malta|cement)(?: de| du| do| di)? liner$|^(?:lechada|pasta) \u00fanica (?:de|do) liner$|^laitier unique (?:de|du) liner$/i;

/** A column next to those of the slurries of a job: its excess, its top of cement. */
export const isOfCement = (heading: string): boolean =>
  CEMENT.some((cement) => fieldsNamed(cement, parseHeading(heading).key).length > 0);

const SPACER = /\b(?:spacer|wash|(?:pre-?)?flush|tampon|espaceur|espaciador)\b|vorlaufwasser|sp\u00fclung/i;

/** `13 3/8" / 17 1/2" hole`, `12 1/4" hole (9 5/8" casing)`: a hole and its string; the wider one is the hole. */
function titleOfPair(cell: string): ColumnTitle | null {
  const parts = cell.split(/\s+\/\s*|\s*\/\s+|\s*[()]\s*|\s+[-\u2013]\s+/).filter((part) => part !== '');
  const [one, other] = parts.length === 2 ? parts.map(columnTitle) : [];
  if (!one || !other || one.size === '' || other.size === '') return null;
  const [a, b] = [one, other].map(({ size }) => parseMeasured(size)?.value ?? 0);
  const [hole, string] = (a ?? 0) > (b ?? 0) ? [one, other] : [other, one];
  // The liner is a string here, no slurry.
  const isOfSlurry = hole.role !== '' || (string.role !== '' && slurryRole(string.role) !== 'liner');
  return a === b || hole.isPipe || isOfSlurry ? null : hole;
}

/** `Phase-II 17 1/2" hole (110 - 620 m)`: a hole with its number or its interval, as in the title of its chapter. */
function titleOfHole(cell: string): ColumnTitle | null {
  const hole = OF_HOLE.test(cell) ? sectionTitle(cell) : null;
  return hole && { size: `${hole.size}"`, role: '', isPipe: false };
}

/** The size and slurry in the title of a column. */
export function columnTitle(cell: string): ColumnTitle | null {
  const {
    before = '',
    size = '',
    behind = '',
  } = SIZE_OF_A_SECTION.exec(withInchMarkLast(cell.trim()))?.groups ?? {};
  if (size === '') return titleOfPair(cell) ?? titleOfHole(cell) ?? slurryTitle(cell);
  // `36" (jetted)`: how the hole is made.
  const words = `${before} ${behind.replace(/[()]/g, ' ')}`.replace(/\s+/g, ' ').trim();
  const role = slurryRole(words) === null && !ONLY.test(words) ? '' : words;
  const isPipe =
    /casing|csg|liner|rohr|verbuizing|tubage|revest/i.test(words) ||
    // `36" conductor section` is the hole of the conductor.
    (/[ck]ondu[ck]t/i.test(words) && !OF_HOLE.test(words)) ||
    (role !== '' && isCasingSize(parseMeasured(size)?.value ?? 0));
  return { size, role, isPipe };
}

/**
 * Whether columns are of strings: their titles say so, or are sizes of casing only, one of which no hole has: `30" | 13 3/8" |
 * 9 5/8" | 7"`.
 */
export function areOfStrings(titles: readonly (ColumnTitle | null)[], cells: readonly string[]): boolean {
  if (titles.length === 0) return false;
  if (titles.every((title) => title?.isPipe)) return true;
  const sizes = titles.map((title) => parseMeasured(title?.size ?? '')?.value ?? 0);
  return (
    !cells.some((cell) => OF_HOLE.test(cell)) &&
    sizes.every(isCasingSize) &&
    sizes.some((size) => !isHoleSize(size))
  );
}

/** `Lead` and `Tail` among the titles of columns, each once. */
export function namesLeadAndTail(titles: readonly string[]): boolean {
  const roles = titles.map((title) => slurryRole(columnTitle(title)?.role ?? ''));
  return (['lead', 'tail'] as const).every((role) => roles.filter((own) => own === role).length === 1);
}

/** At least one lead or tail, and at most one of each: `Lead | Tail | Lead | Tail` is of two strings. */
const isOneJob = (roles: readonly (string | null)[]): boolean => {
  const named = roles.filter((role) => role !== null);
  return named.length > 0 && new Set(named).size === named.length;
};

const LONGEST_NAME = 32;
const BEHIND_NAME = /^(?:[1-3]|i{1,3}|[a-z]{2,})$/;

/** `Intermediate`, `Production casing`, `Surface hole`: what a section is called. */
function isSectionName(cell: string): boolean {
  const [first = '', ...others] = fold(cell)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return (
    cell.length <= LONGEST_NAME &&
    NAMES_A_SECTION.test(first) &&
    others.length < 4 &&
    others.every((word) => BEHIND_NAME.test(word))
  );
}

/** Whether each column is of a section that its title names without a size: `Surface | Intermediate | Production`. */
export function namesSections(row: SideRow | undefined): boolean {
  const [, ...cells] = row?.cells.values() ?? [];
  return cells.length > 1 && new Set(cells).size === cells.length && cells.every(isSectionName);
}

/** Whether each column is of a section that its title names by its depths or its number: `Interval | 0 - 450 m | 450 - 1310 m`. */
export const numbersSections = (row: SideRow | undefined): boolean =>
  row !== undefined && titlesNumberedColumns([...row.cells.values()]);

/** Whether a row is the one above the properties: its first cell may be `Parameter`, or anything else. */
export function isTitleRow(row: SideRow | undefined): boolean {
  const [, ...cells] = row?.cells.values() ?? [];
  const titles = cells.map(columnTitle);
  const isOfJob = titles.some((title) => title?.size === '');
  if (namesSections(row) || numbersSections(row)) return true;
  return (
    titles.length > 0 &&
    titles.every((title) => title !== null && (title.size === '') === isOfJob) &&
    (!isOfJob || titles.length > 1 || namesItsSlurry(row)) &&
    (!isOfJob || isOneJob(titles.map((title) => slurryRole(title?.role ?? ''))))
  );
}

/** `Slurry | Lead`, or a slurry over a column without anything over the labels: the only slurry of a job. */
export const namesItsSlurry = (row: SideRow | undefined): boolean =>
  row !== undefined &&
  row.cells.size === 2 &&
  slurryTitle([...row.cells.values()][1] ?? '')?.role !== '' &&
  (labelOf(row) === '' ||
    LIST_HEADING.test(fold(labelOf(row))) ||
    CEMENT.some((cement) => fieldsOfRow(row, cement).includes('role')));

/** Whether each column is of one slurry of a string: `13 3/8" lead`, `13 3/8" tail`. */
export function namesSlurries(row: SideRow | undefined): boolean {
  const [, ...cells] = row?.cells.values() ?? [];
  const titles = cells.map(columnTitle);
  return (
    titles.length > 1 && titles.every((title) => title !== null && title.size !== '' && title.role !== '')
  );
}

export const OF_PIPE =
  /casing|csg|liner|string|pipe|tubular|rohr|verbuizing|foringsr|tubage|cuvelage|revest|tuber|ca\u00f1er/i;

export const OF_HOLE =
  /hole|section|abschnitt|sectie|seksjon|phase|bohr|gat|hull|trou|forage|hoyo|fase|foro|po[\u00e7c]o/i;
