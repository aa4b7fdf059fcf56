import { paperInks } from '../paper-inks';
import type { Paper } from './paper';
import { a4, drawRule, marginMm, textSizes } from './sheet';

const rowHeight = 11;
const headHeight = 5.5;
const rows = ['Prepared', 'Checked', 'Approved'];
const columns = [
  { title: '', width: 26 },
  { title: 'Name', width: 60 },
  { title: 'Signature', width: 62 },
  { title: 'Date', width: 34 },
];

export const approvalHeight = headHeight + rows.length * rowHeight;

/** The fields for the handwritten signatures. */
export function drawApproval(paper: Paper, top: number): void {
  const right = a4.short - marginMm;
  const size = textSizes.table;
  paper.doc.setFillColor(paperInks['line-faint']);
  paper.doc.rect(marginMm, top, right - marginMm, headHeight, 'F');
  let x = marginMm;
  for (const { title, width } of columns) {
    if (title !== '') paper.text(title, x + 2, top + 3.8, { size, weight: 'strong' });
    x += width;
  }
  rows.forEach((row, index) => {
    const bottom = top + headHeight + (index + 1) * rowHeight;
    paper.text(row, marginMm + 2, bottom - rowHeight / 2 + 1.1, { size: textSizes.base, weight: 'strong' });
    drawRule(paper, marginMm, right, bottom, 'muted', 0.2);
  });
  x = marginMm;
  for (const { width } of columns.slice(0, -1)) {
    x += width;
    paper.doc.setDrawColor(paperInks.line);
    paper.doc.line(x, top, x, top + approvalHeight);
  }
}
