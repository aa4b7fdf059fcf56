import { isHoleSize } from '@/domain/casing-sizes';
import { convert } from '@/domain/units';
import type { Table } from '../../readers/table';
import { columnUse } from '../tables/columns';
import type { Columns } from '../tables/columns';
import type { ParsedHeading } from '../words/headings';
import type { KindVocabulary } from '../words/vocabulary';
import { freeDepths } from './depth-roles';
import type { DepthColumn } from './depth-roles';
import { isPipe, sizesIn } from './pipes-by-content';

/** A hole is drilled this far below the shoe at most. */
const LONGEST_RATHOLE_M = 30;
const FEWEST = 2;

/** Where a pipe is set and where its hole ends. */
interface SetInHole {
  outer: number;
  hole: number;
  shoe: number;
  end: number;
}

/** The columns of pipes and of the holes around them; null unless there is one of each. */
function pipesAndHoles(headings: readonly ParsedHeading[], table: Table): [number, number] | null {
  const sized = headings.flatMap((heading, column) => {
    const sizes = sizesIn(table, column, heading);
    return sizes === null ? [] : [{ column, sizes }];
  });
  const pairs = sized.flatMap((pipe) =>
    sized.flatMap((hole): [number, number][] =>
      pipe.sizes.every(isPipe) &&
      hole.sizes.every((size, at) => size !== null && isHoleSize(size) && size > (pipe.sizes[at] ?? size))
        ? [[pipe.column, hole.column]]
        : [],
    ),
  );
  return pairs.length === 1 ? (pairs[0] ?? null) : null;
}

const metresOf = (heading: ParsedHeading | undefined): number =>
  convert('length', 1, heading?.unit != null && /ft/i.test(heading.unit) ? 'ft' : 'm', 'm');

/** Whether a depth goes down with the rows and lies a little below another one in each of them. */
function isRatholeBelow(upper: DepthColumn, lower: DepthColumn, metres: number): boolean {
  const rows = upper.depths.map((depth, at) => ({ shoe: depth, end: lower.depths[at] ?? null }));
  return (
    rows.length >= FEWEST &&
    rows.some(({ shoe, end }) => shoe !== end) &&
    rows.every(({ shoe, end }, at) => {
      if (shoe === null || end === null) return false;
      const above = rows[at - 1]?.end ?? -Infinity;
      return shoe > above && end >= shoe && (end - shoe) * metres <= LONGEST_RATHOLE_M;
    })
  );
}

/** A table with the size of each pipe and of its hole, and with one depth a little below another: the shoe, and the end of the hole. */
function setInHoles(headings: readonly ParsedHeading[], table: Table): SetInHole | null {
  const sizes = pipesAndHoles(headings, table);
  if (sizes === null) return null;
  const [outer, hole] = sizes;
  // TVD SS and TVD differ by the drill floor, which may be no more than a rathole.
  const depths = freeDepths(headings, table, new Set([outer, hole])).filter(
    ({ said }) => said === null || said === 'ahd',
  );
  const pairs = depths.flatMap((upper) =>
    depths
      .filter((lower) => lower !== upper && isRatholeBelow(upper, lower, metresOf(headings[lower.column])))
      .map((lower) => ({ shoe: upper.column, end: lower.column })),
  );
  const [only] = pairs;
  return only && pairs.length === 1 ? { outer, hole, ...only } : null;
}

/**
 * The shoe of each string and the end of its hole by what must be true of them, not by their headings: a pipe is set
 * in a larger hole, which ends a few metres below the shoe. What the headings do not name is marked.
 */
export function withShoesAndHoleEnds(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): Columns {
  if (vocabulary.kind !== 'casing' && vocabulary.kind !== 'sections') return columns;
  const set = setInHoles(headings, table);
  if (set === null) return columns;
  const settled = { ...columns };
  const wanted =
    vocabulary.kind === 'casing'
      ? { outer: set.outer, hole: set.hole, shoe: set.shoe }
      : { hole: set.hole, tdAhd: set.end };
  const others = vocabulary.kind === 'casing' ? ['shoeTvd', 'shoeTvdSs'] : ['tdTvd', 'tdTvdSs'];
  for (const [field, column] of Object.entries(wanted)) {
    const heading = headings[column];
    const isElsewhere = others.some((other) => settled[other]?.column === column);
    const isSure = settled[field] !== undefined && settled[field].assumed === undefined;
    if (!heading || isElsewhere || isSure || settled[field]?.column === column) continue;
    settled[field] = {
      ...columnUse(vocabulary, field, heading, column),
      assumed: `the heading "${heading.written}" is unclear; the hole ends a little below the shoe`,
    };
  }
  return settled;
}
