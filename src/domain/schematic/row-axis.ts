import type { Formation, Section } from '../montage/montage';
import { ahdOf, tvdBdfOf } from '../wellbore/known-depths';
import { positionOf } from '../wellbore/well-path';
import type { Wellbore } from '../wellbore/wellbore';
import type { DepthAxis } from './depth-axis';

/** A row of a section in the table. */
export interface DrawnRow {
  readonly top: number;
  readonly height: number;
  /** Its formation; null for the section's end. */
  readonly formation: string | null;
}

/** The axis of a section's drawing: depth along the hole, in proportion between the tops of its rows. */
export interface RowAxis extends Pick<DepthAxis, 'top' | 'bottom' | 'fromM' | 'toM' | 'y' | 'ofAhd'> {
  /** Whether the rows begin with the section: only then the end of the section above shows. */
  readonly isStart: boolean;
  /** The formations between the rows. */
  readonly bands: readonly { readonly formationId: string; readonly from: number; readonly to: number }[];
}

/** Above the section's top, in text sizes: the end of the section before, and a liner's hanger. */
const aboveTextSizes = { usual: 0.9, liner: 2.2 };
/** Below the section's end, in text sizes. */
const belowTextSizes = 0.7;

type Knot = readonly [y: number, ahdM: number];

/**
 * The axis through the rows. A row without a depth, or out of order, has no part in it, but keeps its band: the table
 * has its order, and each formation is drawn next to its name.
 */
export function rowAxisOf(
  section: Section,
  { path, holes, strings, drillFloorM }: Wellbore,
  rows: readonly DrawnRow[],
  textSize: number,
): RowAxis {
  const hole = holes.find(({ sectionId }) => sectionId === section.id);
  const liner = strings.find(({ sectionId, kind }) => sectionId === section.id && kind === 'liner');
  const own = new Map(section.formations_list.map((formation, index) => [formation.id, index]));
  const depthOf = (formation: Formation | undefined): number | null => {
    if (!formation) return null;
    const ahdM = ahdOf(formation);
    const tvdM = ahdM === null ? tvdBdfOf(formation, drillFloorM ?? 0) : null;
    return ahdM ?? (path && tvdM !== null ? (positionOf(path, null, tvdM)?.ahdM ?? null) : null);
  };
  const [first] = rows;
  const last = rows.at(-1);
  const origin = first?.top ?? 0;
  const bottom = last ? last.top + last.height - origin : 0;
  const isCarried = first?.formation != null && !own.has(first.formation);
  const isStart = !first || isCarried || first.formation === null || own.get(first.formation) === 0;
  const isEnd = last?.formation === null;
  const above = isStart ? textSize * (liner ? aboveTextSizes.liner : aboveTextSizes.usual) : 0;
  const end = isEnd ? Math.max(above, bottom - textSize * belowTextSizes) : bottom;

  const knots: Knot[] = [];
  const add = (y: number, ahdM: number | null) => {
    const [lastY, lastM] = knots.at(-1) ?? [-Infinity, -Infinity];
    if (ahdM !== null && ahdM > lastM && y >= lastY) knots.push([y, ahdM]);
  };
  if (isStart && hole) {
    if (liner && liner.fromAhdM < hole.fromAhdM) add(textSize * 0.4, liner.fromAhdM);
    const firstM = isCarried ? null : depthOf(section.formations_list[0]);
    // The first top of a well is below the drill floor, where its hole begins.
    const isBelow = firstM !== null && firstM > hole.fromAhdM;
    add(isBelow ? above / 2 : above, hole.fromAhdM);
  }
  const bands: { formationId: string; from: number; to: number }[] = [];
  rows.forEach(({ top, formation }, index) => {
    if (formation === null) return;
    const at = own.get(formation);
    const from = index === 0 ? above : top - origin;
    const to = rows[index + 1]?.formation == null ? end : (rows[index + 1]?.top ?? 0) - origin;
    if (at === undefined) {
      if (index === 0) bands.push({ formationId: formation, from: 0, to });
      return;
    }
    const ahdM = depthOf(section.formations_list[at]);
    if (ahdM === null) return;
    bands.push({ formationId: formation, from, to });
    // A top below the section's end is a mistake, and would push the end out of the drawing.
    if (!hole || ahdM < hole.toAhdM) add(from, ahdM);
  });
  const lastAt = last?.formation == null ? undefined : own.get(last.formation);
  const next = lastAt === undefined ? null : depthOf(section.formations_list[lastAt + 1]);
  add(end, isEnd ? (hole?.toAhdM ?? null) : (next ?? hole?.toAhdM ?? null));

  const fromM = isStart ? (hole?.fromAhdM ?? knots[0]?.[1] ?? 0) : (knots[0]?.[1] ?? 0);
  const toM = knots.at(-1)?.[1] ?? fromM;
  return {
    fromM,
    toM,
    top: 0,
    bottom,
    isStart,
    bands,
    y: (depthM) => interpolated(knots, depthM),
    ofAhd: (ahdM) => ahdM,
  };
}

/** Above the first knot the top of the drawing, below the last its end. */
function interpolated(knots: readonly Knot[], depthM: number): number {
  const after = knots.findIndex(([, ahdM]) => ahdM >= depthM);
  if (after === -1) return knots.at(-1)?.[0] ?? 0;
  const [y, ahdM] = knots[after] ?? [0, 0];
  const before = knots[after - 1];
  if (!before) return depthM < ahdM ? 0 : y;
  return before[0] + ((depthM - before[1]) / (ahdM - before[1])) * (y - before[0]);
}
