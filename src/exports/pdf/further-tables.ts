import { autoTable, type UserOptions } from 'jspdf-autotable';
import { catalogue, reservoirColumns, titleOf } from '@/domain/montage/catalogue';
import { missing } from '@/domain/montage/figures';
import type { Montage } from '@/domain/montage/montage';
import type { LeftOver } from './cover';
import { paperInks } from '../paper-inks';
import type { Paper } from './paper';
import { pointMm } from './typeface';
import type { Place } from './sections';
import { a4, bottomMm, marginMm, textSizes, topMm } from './sheet';
import { byNumber } from '@/domain/montage/numbers';
import { hasFigures } from '@/domain/montage/plan';
import { figuresOf, figureTitles, totalRows } from './plan-figures';
import { shown } from '@/domain/montage/shown';

/** Reservoirs and plan: plain tables on portrait sheets, after the sections. */
export function drawFurtherTables(paper: Paper, montage: Montage, leftOver: LeftOver): Place[] {
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
  if (leftOver.length === 0) return [reservoirs, plan];
  doc.addPage([a4.short, a4.long], 'portrait');
  const rest = { title: 'TOP LINE INFORMATION', page: doc.getNumberOfPages() };
  drawTable(paper, drawHeading(paper, rest.title, topMm), {
    body: leftOver.map(({ label, value }) => [label, lines(paper, value)]),
    columnStyles: { 0: { cellWidth: 34, fontStyle: 'bold' } },
  });
  return [reservoirs, plan, rest];
}

/** Returns the top of the content below it. */
function drawHeading(paper: Paper, text: string, y: number): number {
  paper.text(text, marginMm, y + 3, { size: textSizes.title, weight: 'strong' });
  return y + 6.5;
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
    head: [['No.', 'Step', 'Description', ...(isEstimated ? figureTitles : [])]],
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

function drawNone(paper: Paper, text: string, y: number): number {
  paper.text(text, marginMm, y + 4, { size: textSizes.base, ink: 'muted' });
  return y + 6;
}

/** A text of several lines in characters of the font. */
const lines = (paper: Paper, text: string | null): string =>
  text
    ?.trim()
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(paper.readable)
    .join('\n') || missing;

/** Returns its bottom, on the then last page. */
function drawTable(paper: Paper, startY: number, options: UserOptions): number {
  let endY = startY;
  autoTable(paper.doc, {
    ...options,
    startY,
    theme: 'plain',
    margin: { left: marginMm, right: marginMm, top: topMm, bottom: bottomMm },
    rowPageBreak: 'avoid',
    styles: {
      font: 'Inter',
      fontSize: textSizes.base / pointMm - 0.6,
      textColor: paperInks.ink,
      cellPadding: { top: 1.3, bottom: 1.3, left: 1.2, right: 1.2 },
      lineColor: paperInks.line,
      lineWidth: { bottom: 0.2 },
      valign: 'top',
    },
    headStyles: {
      fillColor: paperInks['line-faint'],
      fontStyle: 'bold',
      fontSize: textSizes.table / pointMm,
      valign: 'bottom',
    },
    didParseCell({ section, column, cell }) {
      const own = options.columnStyles?.[column.index]?.halign;
      if (section === 'head' && own) cell.styles.halign = own;
    },
    didDrawPage: ({ cursor }) => {
      endY = cursor?.y ?? endY;
    },
  });
  return endY;
}
