import type { HeadingVocabulary } from '../table';
import type { ColumnHeading } from './columns';
import type { Line, Segment } from './lines';

/** How far the middle of a heading may be from the middle of its columns, as a share of the distance between two columns. */
const OFF_MIDDLE = 0.25;
const SAME_LEFT = 3;

const bracketOf = (text: string) => /[[(][^\])]*[\])]/.exec(text)?.[0] ?? '';
const middleOf = ({ left, right }: { left: number; right: number }) => (left + right) / 2;

/**
 * Adds the unit of a line above the headings: `Depth (ft)` centred over several columns applies to all of them. Null if it is
 * ambiguous to which columns it applies, because values would be read in the wrong unit.
 */
export function withUnitsAbove(
  columns: readonly ColumnHeading[],
  above: Line,
  vocabulary: HeadingVocabulary,
): ColumnHeading[] | null {
  let result = [...columns];
  for (const segment of above.segments) {
    const unit = bracketOf(segment.text);
    // A text that starts at the left edge of the table is its title, and so is one alone that starts left of an indented table.
    const indent = (columns[0]?.left ?? 0) - segment.left;
    const title = Math.abs(indent) < SAME_LEFT || (indent > 0 && above.segments.length === 1);
    if (!vocabulary.isUnit(unit) || title) continue;
    const covered = coveredBy(segment, unit, result, vocabulary);
    if (covered === null) return null;
    result = result.map((column, at) =>
      at >= covered.from && at <= covered.to && bracketOf(column.text) !== unit
        ? { ...column, text: `${column.text} ${unit}` }
        : column,
    );
  }
  return result;
}

function coveredBy(
  segment: Segment,
  unit: string,
  columns: readonly ColumnHeading[],
  vocabulary: HeadingVocabulary,
): { from: number; to: number } | null {
  const own = ({ text, unit: below }: ColumnHeading) =>
    below !== null || (vocabulary.isUnit(bracketOf(text)) && bracketOf(text) !== unit);
  const lacks = columns.filter((column, at) => at > 0 && !own(column) && bracketOf(column.text) !== unit);
  if (lacks.length === 0) return { from: 0, to: -1 };
  const [first, last] = [columns[0]?.left ?? 0, columns.at(-1)?.right ?? 0];
  const pitch = (last - first) / columns.length;
  const ranges = columns.flatMap((start, from) =>
    columns.slice(from + 1).flatMap((end, more) => {
      const to = from + 1 + more;
      if (columns.slice(from, to + 1).some(own)) return [];
      return [{ from, to, off: Math.abs(middleOf(segment) - (start.left + end.right) / 2) }];
    }),
  );
  const [best, second] = ranges.toSorted((a, b) => a.off - b.off);
  if (!best || best.off > OFF_MIDDLE * pitch) return null;
  // Names have no unit: over a column of names the unit applies to the whole table or is ambiguous.
  if (best.from === 0 && best.to < columns.length - 1) return null;
  return second && second.off < Math.max(2 * best.off, OFF_MIDDLE * pitch) ? null : best;
}
