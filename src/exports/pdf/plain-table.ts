import { autoTable, type UserOptions } from 'jspdf-autotable';
import { missing } from '@/domain/montage/figures';
import { paperInks } from '../paper-inks';
import type { Paper } from './paper';
import { bottomMm, marginMm, textSizes, topMm } from './sheet';
import { pointMm } from './typeface';

/** Headings and plain tables of the sheets after the sections. */

/** Returns the top of the content below it. */
export function drawHeading(paper: Paper, text: string, y: number): number {
  paper.text(text, marginMm, y + 3, { size: textSizes.title, weight: 'strong' });
  return y + 6.5;
}

export function drawNone(paper: Paper, text: string, y: number): number {
  paper.text(text, marginMm, y + 4, { size: textSizes.base, ink: 'muted' });
  return y + 6;
}

/** A text of several lines in characters of the font. */
export const lines = (paper: Paper, text: string | null): string =>
  text
    ?.trim()
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(paper.readable)
    .join('\n') || missing;

/** Returns its bottom, on the then last page. */
export function drawTable(paper: Paper, startY: number, options: UserOptions): number {
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
