import type { Box, DocumentReview, ReviewPage, SourcePlace } from '@/api/generated/model';
import { columnLetters } from './geometry';
import type { Target } from './marks';

/** A part of a page that another screen requests. */
export interface Spot {
  page: number;
  box: Box;
}

interface Found {
  page: ReviewPage;
  /** The mark at that place, read or not used; null if nothing is drawn there. */
  at: Target | null;
  /** Null where the place is the page, or the page is not drawn. */
  spot: Spot | null;
}

function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Reads a cell such as `B12`. */
function cellOf({ cell }: SourcePlace): { letters: string; row: number } | null {
  const [, letters, row] = /^([A-Z]+)(\d+)$/.exec(cell ?? '') ?? [];
  return letters && row ? { letters, row: Number(row) } : null;
}

function targetOf(
  { tables, values, unused }: DocumentReview,
  { page, box }: Spot,
  row: number,
): Target | null {
  const ofRow = tables.findIndex(({ rows }) => rows.some((each) => each.row === row && each.page === page));
  if (ofRow !== -1) return { what: 'row', table: ofRow, row, page };
  const table = tables.findIndex(
    ({ place, parts }) => place.row === row && parts.some((part) => part.page === page),
  );
  if (table !== -1) return { what: 'table', table };
  const left = unused.findIndex((each) => each.page === page && overlap(each.box, box));
  if (left !== -1) return { what: 'unused', unused: left };
  const value = values.findIndex((each) => each.page === page && each.row === row);
  return value === -1 ? null : { what: 'value', value };
}

/** The place of a document in its review: its page, and the mark there once the page is rendered. */
export function findPlace(review: DocumentReview, place: SourcePlace): Found | null {
  const page =
    review.pages.find(({ name, number }) =>
      place.sheet === null ? number === place.page : name === place.sheet,
    ) ?? review.pages[0];
  if (!page) return null;
  const cell = cellOf(place);
  const row = place.line ?? cell?.row;
  const pieces = page.pieces.filter(
    (piece) =>
      piece.row === row &&
      (cell === null || (piece.column !== null && columnLetters(piece.column) === cell.letters)),
  );
  const box = around(pieces.map((piece) => piece.box));
  if (row === undefined || !box) return { page, at: null, spot: null };
  const spot = { page: page.number, box };
  return { page, at: targetOf(review, spot, row), spot };
}
