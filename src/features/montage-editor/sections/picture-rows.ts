import type { Section } from '@/domain/montage/montage';
import type { DrawnRow } from '@/domain/schematic/row-axis';

/** Above the first top and below the section TD, px. */
const roomPx = { above: 10, below: 8 };

/**
 * The rows of a section's drawing in a given height (px): in proportion to depth along the hole, or equal ones if
 * depths are missing or out of order.
 */
export function pictureRows(
  { formations_list, along_hole_depth_below_drill_floor: toM }: Section,
  carried: string | null,
  fromM: number | null,
  height: number,
): DrawnRow[] {
  const rows = [
    ...(carried === null ? [] : [{ id: carried, topM: fromM }]),
    ...formations_list.map(({ id, along_hole_depth_below_drill_floor: topM }) => ({ id, topM })),
  ];
  const depths = [...rows.map(({ topM }) => topM), toM];
  const isOrdered = depths.every(
    (depth, index) => depth !== null && depth >= (depths[index - 1] ?? -Infinity),
  );
  const startM = depths[0] ?? 0;
  const lengthM = isOrdered ? (toM ?? 0) - startM : 0;
  const end = height - roomPx.below;
  const topOf = (index: number): number => {
    if (index === 0) return 0;
    const share = lengthM > 0 ? ((depths[index] ?? 0) - startM) / lengthM : index / rows.length;
    return roomPx.above + share * (end - roomPx.above);
  };
  return [
    ...rows.map(({ id }, index) => ({
      top: topOf(index),
      height: topOf(index + 1) - topOf(index),
      formation: id,
    })),
    { top: rows.length === 0 ? 0 : end, height: rows.length === 0 ? height : roomPx.below, formation: null },
  ];
}
