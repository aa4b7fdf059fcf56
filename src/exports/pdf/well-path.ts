import { montageDrillFloor } from '@/domain/checks/contexts';
import { catalogue, listColumns, titleOf } from '@/domain/montage/catalogue';
import type { Montage, WellTrajectory } from '@/domain/montage/montage';
import { shown } from '@/domain/montage/shown';
import { trajectoryName } from '@/domain/montage/words';
import { planViewOf } from '@/domain/schematic/plan-view';
import { planRemarks, verticalSectionOf } from '@/domain/schematic/vertical-section';
import { sedimentsById } from '@/domain/sediments/sediments';
import { pathFacts, printedStations } from '@/domain/trajectory/path-facts';
import {
  comparedWith,
  comparisonInWords,
  plannedFor,
  stationColumns,
} from '@/domain/trajectory/station-columns';
import type { Wellbore } from '@/domain/wellbore/wellbore';
import { drawDrawing } from './draw-drawing';
import type { Paper } from './paper';
import { drawHeading, drawTable, lines } from './plain-table';
import type { Place } from './sections';
import { a4, bottomMm, marginMm, textSizes, topMm } from './sheet';
import { pointMm } from './typeface';
import { wrapped } from './wrap';

const gapMm = 8;
const widthMm = a4.long - 2 * marginMm;
const lineMm = textSizes.small * 1.45;

/**
 * The kept paths on landscape sheets: plan view and vertical section of the drawn one to scale, then the references and the
 * stations of each. Nothing without a path.
 */
export function drawWellPaths(paper: Paper, montage: Montage, wellbore: Wellbore): Place[] {
  const paths = (montage.trajectories_list ?? []).filter(({ stations_list: list }) => list.length > 0);
  if (paths.length === 0) return [];
  const { doc } = paper;
  doc.addPage([a4.short, a4.long], 'landscape');
  const place = { title: 'WELL PATH', page: doc.getNumberOfPages() };
  let y = drawHeading(paper, place.title, topMm);
  if (wellbore.kept) {
    drawPictures(paper, montage, wellbore, y);
    y = Infinity;
  }
  for (const path of paths) y = drawPath(paper, montage, path, y) + 10;
  return [place];
}

/** Both pictures with one height, and below them what they leave out. */
function drawPictures(paper: Paper, montage: Montage, wellbore: Wellbore, y: number): void {
  const width = (widthMm - gapMm) / 2;
  const style = { textSize: 6.8 * pointMm, line: 0.18, textWidth: paper.textWidth };
  const bottom = a4.short - bottomMm;
  const draw = (height: number) => ({
    plan: planViewOf(wellbore, { ...style, width, height }),
    section: verticalSectionOf(wellbore, {
      ...style,
      width,
      height,
      sediments: sedimentsById(montage.sections_list),
    }),
  });
  const remarksOf = ({ plan }: ReturnType<typeof draw>) =>
    [
      'Each picture has one scale across and down. Circles are targets to size, triangles shoes, dots tops; a planned path next to an actual one is dashed.',
      ...planRemarks(wellbore),
      ...(plan?.remarks ?? []),
    ].flatMap((remark) => wrapped(remark, widthMm, textSizes.small, 'regular', paper.textWidth));
  const most = bottom - y - 2 * lineMm;
  const height = most - remarksOf(draw(most)).length * lineMm;
  const drawn = draw(height);
  if (drawn.plan) drawDrawing(paper, drawn.plan.drawing, marginMm, y, 1);
  drawDrawing(paper, drawn.section.drawing, marginMm + width + gapMm, y, 1);
  remarksOf(drawn).forEach((line, index) =>
    paper.text(line, marginMm, y + height + (index + 1.5) * lineMm, { size: textSizes.small, ink: 'muted' }),
  );
}

/** The references of a path, its targets and its stations, on a sheet of its own if the heading has no room. */
function drawPath(paper: Paper, montage: Montage, path: WellTrajectory, from: number): number {
  let y = from;
  if (y > a4.short - bottomMm - 70) {
    paper.doc.addPage([a4.short, a4.long], 'landscape');
    y = topMm;
  }
  y = drawHeading(paper, paper.readable(trajectoryName(path).toUpperCase()), y);
  y = drawFacts(paper, path, y);
  if (path.targets_list.length > 0) y = drawTargets(paper, path, y) + 6;
  const planned = plannedFor(montage, path);
  const comparison = comparedWith(path, planned);
  const { indices, remark } = printedStations(path);
  const sentences = [comparison && planned ? comparisonInWords(comparison, planned) : null, remark];
  for (const sentence of sentences.filter((one) => one !== null))
    for (const line of wrapped(sentence, widthMm, textSizes.small, 'regular', paper.textWidth)) {
      paper.text(paper.readable(line), marginMm, y + 3, { size: textSizes.small, ink: 'muted' });
      y += lineMm;
    }
  const derived = stationColumns(path, montageDrillFloor(montage), comparison);
  const titles = [
    ...listColumns.station.map((field) => titleOf(catalogue.station[field])),
    ...derived.titles,
  ];
  return drawTable(paper, y + 1, {
    head: [[...titles]],
    body: indices.map((index) => [
      ...listColumns.station.map((field) =>
        shown(catalogue.station[field], path.stations_list[index]?.[field]),
      ),
      ...(derived.rows[index] ?? []),
    ]),
    columnStyles: Object.fromEntries(titles.map((_, index) => [index, { halign: 'right' }])),
  });
}

/** In three columns. */
function drawFacts(paper: Paper, path: WellTrajectory, y: number): number {
  const facts = pathFacts(path);
  const columns = 3;
  const perColumn = Math.ceil(facts.length / columns);
  facts.forEach(({ label, value }, index) => {
    const x = marginMm + Math.floor(index / perColumn) * (widthMm / columns);
    const top = y + 3 + (index % perColumn) * lineMm * 2.5;
    paper.text(label, x, top, { size: textSizes.small, ink: 'muted' });
    paper.text(paper.readable(value), x, top + lineMm, { size: textSizes.table });
  });
  return y + perColumn * lineMm * 2.5 + 3;
}

function drawTargets(paper: Paper, path: WellTrajectory, y: number): number {
  return drawTable(paper, y, {
    head: [listColumns.target.map((field) => titleOf(catalogue.target[field]))],
    body: path.targets_list.map((target) =>
      listColumns.target.map((field) =>
        field === 'name' ? lines(paper, target.name) : shown(catalogue.target[field], target[field]),
      ),
    ),
    columnStyles: Object.fromEntries(
      [1, 2, 3, 4].map((index) => [index, { halign: 'right', cellWidth: 30 }]),
    ),
  });
}
