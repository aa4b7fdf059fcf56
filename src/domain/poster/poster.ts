import type { Drawing, Mark, TextWidth } from '../drawing/drawing';
import type { Montage } from '../montage/montage';
import { pathWords } from '../wellbore/kept-paths';
import { wellboreOf, type Wellbore } from '../wellbore/wellbore';
import { engineeringBand } from './engineering';
import { bodyOf, foldLine, notesPart, planPart, reservoirPart, scalePart } from './foot';
import { formationTable, headsOf, reservoirBars, sedimentMarks, topsOf } from './formation-column';
import { headMarks, nameOf } from './head';
import { legendPart } from './legend';
import { headAt, headHeight, textAt } from './marks';
import { columnsIn, sectionRows, type SectionSpan } from './section-rows';
import { programmeColumns } from './blocks';
import { sheets, type Area, type Paper } from './sheet';
import { figure } from '../montage/figures';
import { fitted, measureWith } from './wrap';
import { wellColumn, type DepthAxis, type DepthOf } from './well-column';
import { unitOf, withUnit } from '../shown-units/figures';

export interface PosterOrder {
  readonly paper: Paper;
  readonly depth: DepthOf;
  /** Whether the montage contains edits that only this browser has: the sheet says so. */
  readonly unsaved: boolean;
  /** The date of the sheet, as printed. */
  readonly date: string;
}

export interface Poster {
  /** In millimetres of paper. */
  readonly drawing: Drawing;
  readonly title: string;
  /** A text alternative of the sheet. */
  readonly description: string;
}

/** Shares of the body's width. */
const formationShare = 0.212;
const sedimentShare = 0.018;
const gutterShare = 0.028;

/**
 * A montage on one sheet, to scale. Never throws, whatever is missing. Texts shrink to the minimum size of the paper
 * and are then cut with `...`, which a note on the sheet explains.
 */
export function posterOf(montage: Montage, order: PosterOrder, textWidth: TextWidth): Poster {
  const sheet = sheets[order.paper];
  const measure = measureWith(textWidth);
  const { width, height, margin, gap } = sheet;
  const wellbore = wellboreOf(montage);
  const inner: Area = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
  const place = { sheet, measure };

  const marks: Mark[] = [{ kind: 'rect', x: 0, y: 0, width, height, fill: 'surface' }];
  const headArea = { ...inner, height: sheet.head };
  const head = headMarks(montage, wellbore.drillFloorM, { area: headArea, ...place, draft: order.unsaved });
  marks.push(...head.marks);

  const bodyHeight = inner.height - sheet.head - sheet.foot - 2 * gap;
  const band = engineeringBand(montage, bodyHeight, sheet, textWidth);
  const body: Area = {
    ...inner,
    y: margin + sheet.head + gap,
    height: bodyHeight - (band.height > 0 ? band.height + gap : 0),
  };
  const engineering =
    band.height > 0 ? band.marksIn({ ...inner, y: body.y + body.height + gap, height: band.height }) : [];
  const depths = bodyOf({ ...body, y: body.y, height: body.height }, sheet);
  const tableRoom = under({ ...depths, width: body.width * formationShare }, sheet.small * 1.4);
  const columnX = tableRoom.x + tableRoom.width + gap * 1.1;
  const columnWidth = body.width * sedimentShare;
  const headY = body.y + headHeight(sheet);
  // The sheet draws the first line of the schematic's heading itself.
  const wellY = headY - sheet.small * 1.2;
  const well: Area = {
    x: columnX + columnWidth + gap * 0.4,
    y: wellY,
    width: body.width * sheet.wellShare,
    height: depths.y + depths.height - wellY,
  };
  const gutter = body.width * gutterShare;
  const rowsX = well.x + well.width + gutter;
  const rowsArea: Area = { ...depths, x: rowsX, width: inner.x + inner.width - rowsX };

  const column = wellColumn(montage, wellbore, { area: well, sheet, depth: order.depth, textWidth });
  const { axis, schematic, tracks, remarks } = column;
  const last = tracks.at(-1);
  const tops = axis ? topsOf(montage, wellbore, axis) : [];
  const table = formationTable(tops, { area: tableRoom, columnX, ...place });
  const rows = sectionRows(montage, spansOf(montage, wellbore, axis), {
    area: rowsArea,
    gutter: { from: last?.x ?? rowsX - gutter, level: (last?.width ?? 0) + gap * 0.4 },
    ...place,
  });
  const trackHeads = { scale: order.depth, well: 'Well', pressures: 'Mud, pore pressure', formations: '' };

  marks.push(
    ...headAt('Formations', { ...body, width: columnX + columnWidth - body.x }, sheet),
    ...headsOf({ area: tableRoom, columnX, ...place }).map(({ title, right }) =>
      textAt(right, headY, title, { size: sheet.small * 0.9, ink: 'muted', anchor: 'end' }),
    ),
    ...tracks.flatMap(({ name, x, width: room }) =>
      headAt(
        fitted(trackHeads[name].toUpperCase(), room / sheet.label, measure, 'strong'),
        { x, y: body.y, width: room },
        sheet,
      ),
    ),
    ...columnsIn(rowsArea, sheet).flatMap((one, index) =>
      headAt(programmeColumns[index]?.title ?? '', { ...one, y: body.y }, sheet),
    ),
    ...sedimentMarks(tops, { x: columnX, width: columnWidth }, sheet),
    ...(axis && schematic
      ? reservoirBars(wellbore, schematic, axis, {
          x: columnX + columnWidth * 0.75,
          width: columnWidth * 0.25,
        })
      : []),
    ...column.marks,
    ...table.marks,
    ...rows.marks,
    ...emptyWords(montage, axis, tops.length).map(({ text, at }) =>
      textAt({ formations: tableRoom.x, well: well.x, sections: rowsArea.x }[at], tableRoom.y, text, {
        size: sheet.text,
        ink: 'muted',
      }),
    ),
    ...(axis ? [] : headAt('Well', { ...body, x: well.x, width: well.width }, sheet)),
  );

  const foot: Area = { ...inner, y: height - margin - sheet.foot, height: sheet.foot };
  marks.push(foldLine(foot, sheet));
  const parts = footParts({ ...foot, y: foot.y + gap * 0.8, height: foot.height - gap * 0.8 }, gap);
  const reservoirs = reservoirPart(montage, { area: parts.reservoirs, ...place });
  const plan = planPart(montage, { area: parts.plan, ...place });
  const notes = [
    ...sheetNotes(order, wellbore, axis),
    ...remarks,
    ...(table.named < tops.length
      ? [
          `${figure(table.named, 0)} of ${figure(tops.length, 0)} formations are named; the others do not fit.`,
        ]
      : []),
    ...rows.notes,
    ...band.notes,
    ...reservoirs.notes,
    ...plan.notes,
    ...(head.cut > 0 ? ['Texts of the head that do not fit end in "...".'] : []),
  ];
  marks.push(
    ...scalePart(axis, { area: parts.scale, ...place }),
    ...legendPart({ area: parts.legend, ...place }),
    ...engineering,
    ...reservoirs.marks,
    ...plan.marks,
    ...notesPart('This sheet', notes, { area: parts.notes, ...place }),
  );
  const name = nameOf(montage);
  return {
    drawing: { width, height, marks },
    title: `${name}: drilling montage`,
    description: describe(montage, order, axis),
  };
}

/** The rest of an area below its first `height`. */
const under = (area: Area, height: number): Area => ({
  ...area,
  y: area.y + height,
  height: area.height - height,
});

const counted = (count: number, one: string, many: string): string =>
  `${figure(count, 0)} ${count === 1 ? one : many}`;

interface EmptyWords {
  readonly text: string;
  readonly at: 'formations' | 'well' | 'sections';
}

/** Texts for the empty parts of the sheet. */
function emptyWords(
  { sections_list: sections }: Montage,
  axis: DepthAxis | null,
  tops: number,
): EmptyWords[] {
  const has = sections.some(({ formations_list }) => formations_list.length > 0);
  const words: EmptyWords[] = [];
  if (tops === 0) words.push({ text: has ? 'No formation with a depth' : 'No formations', at: 'formations' });
  if (!axis) words.push({ text: 'No depth of the hole is known', at: 'well' });
  if (sections.length === 0) words.push({ text: 'No hole sections', at: 'sections' });
  return words;
}

/** The extent of each section on the axis. */
function spansOf(montage: Montage, { holes }: Wellbore, axis: DepthAxis | null): SectionSpan[] {
  const byPlace = new Map(holes.map((hole) => [hole.place, hole]));
  return montage.sections_list.map((_, index) => {
    const hole = byPlace.get(index + 1);
    const yOf = (ahdM: number | undefined): number | null => {
      const depthM = axis && ahdM !== undefined ? axis.ofAhd(ahdM) : null;
      return axis && depthM !== null ? axis.y(depthM) : null;
    };
    return { top: yOf(hole?.fromAhdM), bottom: yOf(hole?.toAhdM) };
  });
}

function sheetNotes(
  order: PosterOrder,
  { drillFloorM, path, kept }: Wellbore,
  axis: DepthAxis | null,
): string[] {
  return [
    `Printed ${order.date}.`,
    ...(order.unsaved ? ['A draft: it holds changes that are not saved.'] : []),
    drillFloorM === null
      ? 'Depths in m below the drill floor (BDF), whose elevation is not known, or below mean sea level (SS).'
      : `Depths in ${unitOf('length')} below the drill floor (BDF), which is ${withUnit('length', drillFloorM)} above mean sea level, or below mean sea level (SS).`,
    ...(axis
      ? [
          `${axis.of === 'TVD' ? 'True vertical depth (TVD)' : 'Along-hole depth (AHD)'} is to scale; diameters are not.`,
        ]
      : []),
    ...(path?.basis === 'depths'
      ? ['The path follows AHD and TVD of tops and sections; this montage keeps no well path.']
      : []),
    ...(kept ? [`The path is ${pathWords(kept)}, by minimum curvature.`] : []),
  ];
}

function footParts(
  { x, y, width, height }: Area,
  gap: number,
): Record<'scale' | 'legend' | 'reservoirs' | 'plan' | 'notes', Area> {
  const room = width - 3 * gap;
  const part = (from: number, share: number, before: number): Area => ({
    x: x + room * from + before * gap,
    y,
    width: room * share,
    height,
  });
  const left = part(0, 0.24, 0);
  return {
    scale: { ...left, height: height * 0.32 },
    legend: { ...left, y: y + height * 0.34, height: height * 0.66 },
    reservoirs: part(0.24, 0.29, 1),
    plan: part(0.53, 0.27, 2),
    notes: part(0.8, 0.2, 3),
  };
}

function describe(
  { sections_list: sections, reservoirs_list: reservoirs }: Montage,
  order: PosterOrder,
  axis: DepthAxis | null,
): string {
  const formations = sections.reduce((sum, { formations_list }) => sum + formations_list.length, 0);
  const parts = [
    counted(sections.length, 'hole section', 'hole sections'),
    counted(formations, 'formation', 'formations'),
    counted(reservoirs.length, 'reservoir', 'reservoirs'),
  ].join(', ');
  const scale = axis
    ? `${axis.of} below drill floor, 1 : ${figure(axis.oneTo, 0)} on ${order.paper}`
    : 'Not to scale';
  return `The well on one sheet: ${parts}. ${scale}. ${order.date}.${order.unsaved ? ' A draft that is not saved.' : ''}`;
}
