import type { Ink, Mark } from '../drawing/drawing';
import { reservoirOn } from '../schematic/formation-track';
import type { Schematic } from '../schematic/schematic';
import type { Formation, Montage } from '../montage/montage';
import { sedimentsOf } from '../sediments/formation-colours';
import { ahdOf, tvdBdfOf } from '../wellbore/known-depths';
import { layOutLabels } from '../wellbore/label-layout';
import type { Wellbore } from '../wellbore/wellbore';
import { lineFrom, textAt } from './marks';
import type { Area, Sheet } from './sheet';
import { leading } from './typeset';
import { words } from '../montage/figures';
import { catalogue, formationColumns, titleOf } from '../montage/catalogue';
import { shown } from '../montage/shown';
import type { DepthAxis } from './well-column';
import { fitted, type Measure } from './wrap';

/** A formation's top on the axis of the sheet. */
export interface Top {
  readonly key: string;
  readonly section: string;
  readonly formation: Formation;
  readonly ink: Ink;
  /** mm on the sheet; down to the next top, or the deepest point. */
  readonly y: number;
  readonly base: number;
}

/** The tops with a depth on the axis, from shallow to deep. */
export function topsOf(montage: Montage, { drillFloorM }: Wellbore, axis: DepthAxis): Top[] {
  const all = montage.sections_list.flatMap((section) =>
    section.formations_list.map((formation) => ({ formation, section: section.id })),
  );
  const colours = sedimentsOf(all.map(({ formation }) => formation.formation_name ?? ''));
  const found = all.flatMap(({ formation, section }, index) => {
    const tvdM = tvdBdfOf(formation, drillFloorM ?? 0);
    const alongM = axis.of === 'AHD' ? ahdOf(formation) : tvdM;
    const depthM = alongM ?? (axis.of === 'AHD' && tvdM !== null ? axis.ofTvd(tvdM) : null);
    if (depthM === null) return [];
    const ink = `sediment-${colours[index] ?? 1}` as Ink;
    return [{ key: String(index), formation, section, ink, y: axis.y(depthM) }];
  });
  const sorted = found.toSorted((one, other) => one.y - other.y);
  return sorted.map((top, index) => ({ ...top, base: sorted[index + 1]?.y ?? axis.bottom }));
}

/** The reservoirs: a bar along the side of the column. */
export function reservoirBars(
  { reservoirs }: Wellbore,
  { axis }: Schematic,
  sheetAxis: DepthAxis,
  { x, width }: Pick<Area, 'x' | 'width'>,
): Mark[] {
  return reservoirs.flatMap((reservoir): Mark[] => {
    const interval = reservoirOn(reservoir, axis);
    if (!interval) return [];
    const y = Math.min(sheetAxis.bottom - width, sheetAxis.y(interval.topM));
    const height = Math.max(width, sheetAxis.y(interval.baseM) - y);
    return [
      { kind: 'rect', x, y, width, height, fill: 'active', subject: { of: 'reservoir', id: reservoir.id } },
    ];
  });
}

/** Thinner bands (mm) are not visible on paper: twenty thousand tops give some thousand bands. */
const minBand = 0.18;

/** The column of sediments. */
export function sedimentMarks(
  tops: readonly Top[],
  { x, width }: Pick<Area, 'x' | 'width'>,
  sheet: Sheet,
): Mark[] {
  const marks: Mark[] = [];
  let reached = -Infinity;
  for (const { y, base, ink, formation, section } of tops) {
    if (base - reached < minBand) continue;
    // Layers above that are too thin for a band of their own are part of this one.
    const top = reached === -Infinity ? y : reached;
    reached = base;
    const subject = { of: 'formation', id: formation.id, section } as const;
    marks.push({ kind: 'rect', x, y: top, width, height: base - top, fill: ink, subject });
    if (base - top > 4 * minBand)
      marks.push(
        lineFrom(
          [
            [x, top],
            [x + width, top],
          ],
          sheet.line,
          'muted',
        ),
      );
  }
  return marks;
}

/** The numbers after a name, as in the editor's table, with the widest value expected. */
const figures = formationColumns.slice(1, -1).map((key) => ({
  head: titleOf(catalogue.formation[key]),
  of: (one: Formation) => shown(catalogue.formation[key], one[key]),
}));

interface TableRoom {
  /** The area of the table; its leaders end at its right edge. */
  readonly area: Area;
  /** The left edge of the column of sediments. */
  readonly columnX: number;
  readonly sheet: Sheet;
  readonly measure: Measure;
}

export const headsOf = ({ area, sheet, measure }: TableRoom): { title: string; right: number }[] => {
  const width = figureWidth(sheet, measure);
  return figures.map(({ head }, index) => ({
    title: head,
    right: area.x + area.width - (figures.length - 1 - index) * width,
  }));
};

const figureWidth = (sheet: Sheet, measure: Measure): number =>
  Math.max(
    measure(titleOf(catalogue.formation.along_hole_depth_below_drill_floor)) * 0.9,
    measure('-12,345.6'),
  ) *
    sheet.small +
  sheet.gap * 0.25;

/** Name and depths of each top, moved apart if they are too close, with leaders to their true depths. */
export function formationTable(
  tops: readonly Top[],
  { area, columnX, sheet, measure }: TableRoom,
): { readonly marks: Mark[]; readonly named: number } {
  const sizes = [sheet.small * 1.08, (sheet.small + sheet.minText) / 2, sheet.minText];
  const size = sizes.find((one) => tops.length * one * leading <= area.height * 0.85) ?? sheet.minText;
  const height = leading * size;
  const placed = layOutLabels(
    tops.map(({ key, y, base }) => ({ key, y, height, weight: base - y })),
    { top: area.y - height / 2, bottom: area.y + area.height, farthest: area.height },
  );
  const byKey = new Map(tops.map((top) => [top.key, top]));
  const column = figureWidth(sheet, measure);
  const figureSize = Math.min(size, sheet.small);
  const nameRoom = area.width - figures.length * column;
  const marks = placed.flatMap(({ key, y }): Mark[] => {
    const top = byKey.get(key);
    if (!top) return [];
    const { formation } = top;
    const subject = { of: 'formation', id: formation.id, section: top.section } as const;
    const line = y - height / 2;
    const end = area.x + area.width + sheet.gap * 0.25;
    return [
      {
        ...textAt(
          area.x,
          line,
          fitted(words(formation.formation_name), (nameRoom - sheet.gap * 0.2) / size, measure),
          {
            size,
            weight: 'regular',
          },
        ),
        subject,
      },
      ...figures.map(({ of }, index) =>
        textAt(
          area.x + area.width - (figures.length - 1 - index) * column,
          line + (size - figureSize) * 0.5 * leading,
          fitted(of(formation), column / figureSize, measure),
          { size: figureSize, anchor: 'end', ink: index === 2 ? 'ink' : 'muted' },
        ),
      ),
      lineFrom(
        [
          [end, y],
          [columnX, top.y],
        ],
        sheet.line * 0.8,
        'muted',
      ),
    ];
  });
  return { marks, named: placed.length };
}
