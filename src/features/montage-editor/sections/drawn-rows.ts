import type { DrawnRow } from '@/domain/schematic/row-axis';
import { linesOf, rowOffset, type Placed } from './layout';

/** The rows of a section from the carried one to the section TD. */
export function drawnRows(
  placed: Pick<Placed, 'rowHeight' | 'extra'>,
  formations: readonly { readonly id: string }[],
  carried: string | null,
): DrawnRow[] {
  const { rowHeight: height, extra } = placed;
  const from = carried === null ? 0 : height;
  const below = (row: number) => (extra?.afterRow === row ? extra.height : 0);
  return [
    ...(carried === null ? [] : [{ top: 0, height, formation: carried }]),
    ...formations.map(({ id }, row) => ({
      top: from + rowOffset(placed, row),
      height: height + below(row),
      formation: id,
    })),
    { top: from + rowOffset(placed, linesOf(formations.length)), height, formation: null },
  ];
}
