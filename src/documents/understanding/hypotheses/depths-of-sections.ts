import type { Table } from '../../readers/table';
import { parseHeading } from '../words/headings';
import type { ParsedHeading } from '../words/headings';
import { contentOf } from './column-content';
import type { ColumnContent } from './column-content';

const FEWEST_VALUES = 5;
/** The depths of formations go down from nearly every row to the next, those of their sections only from some. */
const OF_ROWS = 0.9;
const OF_SECTIONS = 0.6;

/** The last section ends near the last formation; an uncertainty or a thickness is much smaller. */
const AS_DEEP = 0.7;

const deepest = ({ least, most }: ColumnContent): number => Math.max(Math.abs(least), Math.abs(most));

const steps = ({ rising, falling }: ColumnContent): number => Math.max(rising, falling);

/**
 * The headings of a table of formations without those of depths that repeat over its rows, next to depths that do not: the ends
 * of the hole sections, in cells that are merged over the formations in them.
 */
export function withoutDepthsOfSections(
  headings: readonly ParsedHeading[],
  table: Table,
): readonly ParsedHeading[] {
  const contents = contentOf(table);
  const depthOf = (column: number): ColumnContent | null => {
    const content = contents[column];
    const isDepth = /^(?:m|ft|usft)$/.test(headings[column]?.unit ?? '') && content !== undefined;
    return isDepth && content.numeric > OF_ROWS && content.values.length >= FEWEST_VALUES ? content : null;
  };
  const own = headings.flatMap((_, column) => {
    const content = depthOf(column);
    return content !== null && steps(content) >= OF_ROWS ? [deepest(content)] : [];
  });
  return headings.map((heading, column) => {
    const content = depthOf(column);
    const isOfSections =
      content !== null &&
      content.rising * content.falling === 0 &&
      steps(content) < OF_SECTIONS &&
      own.some((depth) => deepest(content) >= AS_DEEP * depth);
    return isOfSections ? parseHeading('', null) : heading;
  });
}
