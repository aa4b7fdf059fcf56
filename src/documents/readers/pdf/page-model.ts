import type { PageModel } from '../page';
import type { Line } from './lines';

/** Upright A4, for a page that could not be read. */
const UNKNOWN = { width: 595, height: 842 };
/** How far letters reach above and below the baseline, in font sizes. */
const ABOVE = 0.8;
const BELOW = 0.25;

/**
 * A page with the positions of its lines, in its reading direction.
 *
 * @param corners two opposite corners of the page, in the unit of the lines; none for a page that could not
 * be read.
 */
export function modelOfPage(
  page: number,
  lines: readonly Line[],
  corners: readonly (readonly [number, number])[],
): PageModel {
  const [first, second] = corners;
  const [left, top] = [
    Math.min(first?.[0] ?? 0, second?.[0] ?? 0),
    Math.min(first?.[1] ?? 0, second?.[1] ?? 0),
  ];
  const size =
    first && second
      ? { width: Math.abs(second[0] - first[0]), height: Math.abs(second[1] - first[1]) }
      : UNKNOWN;
  return {
    page,
    form: 'page',
    ...size,
    rows: lines.map((line) => ({
      row: line.row,
      pieces: line.segments.map((segment) => ({
        text: segment.text,
        x: segment.left - left,
        y: line.baseline - ABOVE * line.size - top,
        width: segment.right - segment.left,
        height: (ABOVE + BELOW) * line.size,
      })),
    })),
  };
}
