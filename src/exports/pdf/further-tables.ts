import { catalogue, reservoirColumns, titleOf } from '@/domain/montage/catalogue';
import { missing } from '@/domain/montage/figures';
import type { Montage } from '@/domain/montage/montage';
import type { Wellbore } from '@/domain/wellbore/wellbore';
import type { LeftOver } from './cover';
import { drawKickTolerance } from './kick-tolerance';
import type { Paper } from './paper';
import { drawHeading, drawNone, drawTable, lines } from './plain-table';
import { drawPressures } from './pressures';
import { drawRisks } from './risks';
import { drawTimeAndCost } from './time-and-cost';
import { drawWellPaths } from './well-path';
import type { Place } from './sections';
import { a4, bottomMm, topMm } from './sheet';
import { byNumber } from '@/domain/montage/numbers';
import { hasFigures } from '@/domain/montage/plan';
import { figuresOf, figureTitles, totalRows } from './plan-figures';
import { shown } from '@/domain/montage/shown';

/** Reservoirs, plan and the engineering: plain tables and charts on sheets of their own, after the sections. */
export function drawFurtherTables(
  paper: Paper,
  montage: Montage,
  wellbore: Wellbore,
  leftOver: LeftOver,
): Place[] {
  const { doc } = paper;
  doc.addPage([a4.short, a4.long], 'portrait');
  const reservoirs = { title: 'RESERVOIR DATA', page: doc.getNumberOfPages() };
  const y = drawReservoirs(paper, montage, drawHeading(paper, reservoirs.title, topMm));
  let planY = y + 14;
  if (planY > a4.long - bottomMm - 40) {
    doc.addPage([a4.short, a4.long], 'portrait');
    planY = topMm;
  }
  const plan = { title: 'PLAN SUMMARY', page: doc.getNumberOfPages() };
  drawPlan(paper, montage, drawHeading(paper, plan.title, planY));
  const further = [
    ...drawTimeAndCost(paper, montage),
    ...drawWellPaths(paper, montage, wellbore),
    ...drawPressures(paper, montage),
    ...drawKickTolerance(paper, montage),
    ...drawRisks(paper, montage),
  ];
  if (leftOver.length === 0) return [reservoirs, plan, ...further];
  doc.addPage([a4.short, a4.long], 'portrait');
  const rest = { title: 'TOP LINE INFORMATION', page: doc.getNumberOfPages() };
  drawTable(paper, drawHeading(paper, rest.title, topMm), {
    body: leftOver.map(({ label, value }) => [label, lines(paper, value)]),
    columnStyles: { 0: { cellWidth: 34, fontStyle: 'bold' } },
  });
  return [reservoirs, plan, ...further, rest];
}

function drawReservoirs(paper: Paper, { reservoirs_list: reservoirs }: Montage, y: number): number {
  if (reservoirs.length === 0) return drawNone(paper, 'No reservoir data available.', y);
  return drawTable(paper, y, {
    head: [reservoirColumns.map((column) => titleOf(catalogue.reservoir[column]))],
    body: reservoirs.map((reservoir) =>
      reservoirColumns.map((column) =>
        column === 'formation_name'
          ? lines(paper, reservoir[column])
          : shown(catalogue.reservoir[column], reservoir[column]),
      ),
    ),
    columnStyles: Object.fromEntries(
      [1, 2, 3, 4, 5].map((index) => [index, { halign: 'right', cellWidth: 25 }]),
    ),
  });
}

function drawPlan(paper: Paper, { plan_summaries_list: steps }: Montage, y: number): number {
  if (steps.length === 0) return drawNone(paper, 'No steps have been planned.', y);
  const isEstimated = hasFigures(steps);
  const ranked = steps.toSorted((one, other) => byNumber(one.rank, other.rank));
  return drawTable(paper, y, {
    head: [['No.', 'Step', 'Description', ...(isEstimated ? figureTitles() : [])]],
    body: [
      ...ranked.map((step) => [
        step.rank === null ? missing : String(step.rank),
        lines(paper, step.title),
        lines(paper, step.description),
        ...(isEstimated ? figuresOf(step) : []),
      ]),
      ...(isEstimated ? totalRows(ranked) : []),
    ],
    columnStyles: {
      0: { halign: 'right', cellWidth: 11 },
      1: { cellWidth: isEstimated ? 40 : 62, fontStyle: 'bold' },
      ...(isEstimated && {
        3: { halign: 'right', cellWidth: 25 },
        4: { halign: 'right', cellWidth: 24 },
        5: { halign: 'right', cellWidth: 19 },
        6: { halign: 'right', cellWidth: 22 },
      }),
    },
  });
}
