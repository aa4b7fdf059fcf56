import type {
  Box,
  ColumnCorrection,
  DocumentCorrection,
  DocumentReview,
  PagePart,
  ReviewTable,
  TableKind,
  TablePlace,
  ValueCorrection,
  WholeDocumentCorrection,
} from '@/api/generated/model';

export const samePlace = (a: TablePlace, b: TablePlace): boolean =>
  a.row === b.row && (a.page ?? null) === (b.page ?? null) && (a.sheet ?? null) === (b.sheet ?? null);

/** The settings in a correction of the whole document, without its discriminator. */
export type DocumentWord = Exclude<keyof WholeDocumentCorrection, 'kind'>;

const documentWords: readonly DocumentWord[] = ['well', 'counts', 'decimalSign', 'lengthUnit', 'reference'];

/** Whether two corrections are about the same words, or give the same value. */
const isSameValue = (a: ValueCorrection, b: ValueCorrection): boolean =>
  (a.page === b.page && a.row === b.row && a.from === b.from) ||
  // A section may have several logging runs.
  (a.field !== 'evaluation' && a.is === b.is && a.field === b.field && (a.of ?? '') === (b.of ?? ''));

/** The rest of an earlier correction once another one is made: null if it has no content of its own left. */
function without(earlier: DocumentCorrection, later: DocumentCorrection): DocumentCorrection | null {
  if (earlier.kind === 'document' && later.kind === 'document') {
    const left = documentWords.filter((word) => word in earlier && !(word in later));
    if (left.length === 0) return null;
    return { kind: 'document', ...Object.fromEntries(left.map((word) => [word, earlier[word]])) };
  }
  if (earlier.kind === 'region' || later.kind === 'region') {
    const part = (each: DocumentCorrection) => JSON.stringify({ ...each, counts: undefined });
    return part(earlier) === part(later) ? null : earlier;
  }
  if (earlier.kind === 'document' || later.kind === 'document') return earlier;
  if (earlier.kind === 'value' || later.kind === 'value')
    return earlier.kind === 'value' && later.kind === 'value' && isSameValue(earlier, later) ? null : earlier;
  if (earlier.kind !== later.kind || !samePlace(earlier.at, later.at)) return earlier;
  if (earlier.kind === 'column' && later.kind === 'column')
    return earlier.column === later.column ? null : earlier;
  if (earlier.kind === 'row' && later.kind === 'row') return earlier.row === later.row ? null : earlier;
  return null;
}

/** Adds corrections; a later one replaces an earlier one about the same thing. */
export function addCorrections(
  corrections: readonly DocumentCorrection[],
  added: readonly DocumentCorrection[],
): DocumentCorrection[] {
  return added.reduce<DocumentCorrection[]>(
    (kept, later) => [...kept.flatMap((earlier) => without(earlier, later) ?? []), later],
    [...corrections],
  );
}

/** The present correction of a column, which a further one extends. */
export const saidOfColumn = (
  corrections: readonly DocumentCorrection[],
  at: TablePlace,
  column: number,
): ColumnCorrection | undefined =>
  corrections.findLast(
    (each): each is ColumnCorrection =>
      each.kind === 'column' && each.column === column && samePlace(each.at, at),
  );

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The index of a region's table in the list of tables, of its kind if that is given; -1 if there is none. */
export const tableIn = ({ tables }: DocumentReview, { page, box }: PagePart, is?: TableKind): number =>
  tables.findIndex(
    ({ kind, parts }) =>
      (is === undefined || kind === is) && parts.some((part) => part.page === page && overlap(part.box, box)),
  );

/** The declared kind of a table, which its columns may not confirm yet. */
export function saidKind(
  review: DocumentReview,
  table: ReviewTable,
  corrections: readonly DocumentCorrection[],
): TableKind | null {
  const said = corrections.findLast(
    (each) =>
      (each.kind === 'table' && samePlace(each.at, table.place)) ||
      (each.kind === 'region' && review.tables[tableIn(review, each, each.is)] === table),
  );
  if (said?.kind === 'region') return said.is;
  return said?.kind === 'table' && said.is !== 'ignored' ? said.is : table.kind;
}

/** The corrections without one word about the whole document: the document decides again. */
export const withoutDocumentWord = (
  corrections: readonly DocumentCorrection[],
  word: DocumentWord,
): DocumentCorrection[] =>
  corrections.flatMap((each) => {
    if (each.kind !== 'document' || !(word in each)) return each;
    const { [word]: _gone, ...left } = each;
    return Object.keys(left).length > 1 ? left : [];
  });
