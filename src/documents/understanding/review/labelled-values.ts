import type { PageModel, PagePiece, PageRow } from '../../readers/page';
import { namedThing } from '../corrections/named-things';
import { fold } from '../words/fold';
import { SIZE, plainText, sizeIn, sizeText } from '../prose/quantities';
import { slurryRole } from '../vocabulary/roles';
import { fieldsOfLabel } from './label-fields';
import type { LabelField } from './label-fields';

/** What a value is of: the hole or string, and the slurry. */
interface Owner {
  is: 'hole' | 'casing';
  sizeIn: number;
  /** The size of the string, where the hole and its string are named. */
  stringIn?: number | null;
  role: string | null;
}

/** A value behind or below a label, under the name of its section. */
export interface LabelledValue {
  label: string;
  fields: readonly LabelField[];
  text: string;
  owner: Owner;
  page: number;
  row: PageRow;
  /** The words of the value, as corrections count them. */
  from: number;
  to: number | null;
  pieces: readonly PagePiece[];
}

/** What the holes and strings are called, folded. */
export type NamedSizes = ReadonlyMap<string, Omit<Owner, 'role'>>;

/** A title of a section is at most so many rows above its values. */
const TITLE_ABOVE = 40;
/** A longer text is a sentence. */
const TITLE_WORDS = 9;
/** More rows on one page are a log or a listing. */
const MOST_ROWS = 600;

const MM_PER_INCH = 25.4;

const SIZES = new RegExp(SIZE, 'giu');
export const wordsOf = (text: string): string[] => text.match(/\S+/g) ?? [];

/** Whether two pieces are below each other. */
export const isInColumn = (a: PagePiece, b: PagePiece): boolean =>
  a.column !== undefined || b.column !== undefined
    ? a.column === b.column
    : a.x < b.x + b.width && b.x < a.x + a.width;

const IN_MM = /(?<![\d.,])(\d{2,3}(?:[.,]\d{1,2})?) ?mm\b/;

/** The size of a hole or a string that a short text names, in inches or mm, or by a name of the document. */
export function sizeOf({ text }: PagePiece, names: NamedSizes = new Map()): Omit<Owner, 'role'> | null {
  if (wordsOf(text).length > TITLE_WORDS) return null;
  const named = names.get(fold(text).trim());
  if (named) return named;
  const plain = plainText(text);
  const [size] = [...plain.matchAll(SIZES)].flatMap(([found]) => sizeIn(sizeText(found)) ?? []);
  const mm = size === undefined ? IN_MM.exec(plain)?.[1] : undefined;
  const inches = size ?? (mm === undefined ? undefined : Number(mm.replace(',', '.')) / MM_PER_INCH);
  return inches === undefined ? null : { is: namedThing(text).is, sizeIn: inches };
}

/** The section above a value: named over its column, else over its label. */
function ownerOf(
  rows: readonly PageRow[],
  at: number,
  {
    label,
    value,
    values,
    names,
  }: { label: PagePiece; value: PagePiece; values: ReadonlySet<PagePiece>; names: NamedSizes },
): Owner | null {
  let role: string | null = null;
  for (let row = at - 1; row >= Math.max(0, at - TITLE_ABOVE); row -= 1) {
    const above = (rows[row]?.pieces ?? []).filter((piece) => !values.has(piece));
    const over = above.find((piece) => isInColumn(piece, value));
    if (over && wordsOf(over.text).length <= TITLE_WORDS) role ??= slurryRole(over.text);
    const named = [over, above.find((piece) => isInColumn(piece, label))];
    const [size] = named.flatMap((piece) => (piece && sizeOf(piece, names)) ?? []);
    if (size) return { ...size, role };
  }
  return null;
}

interface Pair {
  label: PagePiece;
  fields: readonly LabelField[];
  at: number;
  values: PagePiece[];
}

/** The labels of a row, each with the pieces behind it up to the next one; none of a row of names. */
function pairsOf({ pieces }: PageRow, at: number, names: NamedSizes): Pair[] {
  if (pieces.every(({ text }) => names.has(fold(text).trim()))) return [];
  const pairs: Pair[] = [];
  for (const piece of pieces) {
    const fields = fieldsOfLabel(piece.text);
    const open = pairs.at(-1);
    if (fields.length > 0 && !(open?.values.length === 0))
      pairs.push({ label: piece, fields, at, values: [] });
    else open?.values.push(piece);
  }
  return pairs.filter(({ values }) => values.length > 0);
}

const isSameOwner = (a: Owner, b: Owner): boolean =>
  a.is === b.is && a.sizeIn === b.sizeIn && a.role === b.role;

/** The values of a page next to labels that may name a field, each with the section over it. */
export function labelledValues(
  { rows }: PageModel,
  page: number,
  names: NamedSizes = new Map(),
): LabelledValue[] {
  if (rows.length > MOST_ROWS) return [];
  const pairs = rows.flatMap((row, at) => pairsOf(row, at, names));
  const values = new Set(pairs.flatMap((pair) => pair.values));
  return pairs.flatMap(({ label, fields, at, values: own }): LabelledValue[] => {
    const row = rows[at];
    if (!row) return [];
    const found: LabelledValue[] = [];
    for (const value of own) {
      const owner = ownerOf(rows, at, { label, value, values, names });
      if (!owner) continue;
      const before = row.pieces.slice(0, row.pieces.indexOf(value));
      const from = before.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
      const open = found.at(-1);
      if (open && isSameOwner(open.owner, owner) && open.pieces.at(-1) === before.at(-1)) {
        open.pieces = [...open.pieces, value];
        open.text = `${open.text} ${value.text}`;
        open.to = from + wordsOf(value.text).length - 1;
      } else
        found.push({
          label: label.text,
          fields,
          text: value.text,
          owner,
          page,
          row,
          from,
          to: null,
          pieces: [value],
        });
    }
    return found;
  });
}
