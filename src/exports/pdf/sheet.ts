import { montageName } from '@/domain/montage-name';
import type { Montage } from '@/domain/montage/montage';
import type { ExportOrder } from '../order';
import { paperInks } from '../paper-inks';
import type { Paper } from './paper';
import { pointMm } from './typeface';
import { shortened } from './wrap';

/** ISO 216, mm. */
export const a4 = { short: 210, long: 297 } as const;
export const marginMm = 14;
/** The top and bottom margin of a page's content. */
export const topMm = 20;
export const bottomMm = 18;

/** Text sizes, mm. */
export const textSizes = {
  small: 6.6 * pointMm,
  table: 7 * pointMm,
  base: 9 * pointMm,
  title: 11 * pointMm,
} as const;

export const draftMark = 'UNSAVED DRAFT';

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export const pageSize = ({ doc }: Paper): PageSize => ({
  width: doc.internal.pageSize.getWidth(),
  height: doc.internal.pageSize.getHeight(),
});

export const wellName = ({ top_line_item: top }: Montage): string =>
  montageName(top?.well_name, top?.field_name, top?.field_code);

/** The date in the user's time zone: `22 November 2026`. */
export const dayOf = ({ at, timeZone }: ExportOrder): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(at);

/** A conspicuous word in a box; `x` is its right edge. Returns its width. */
export function drawDraftMark(paper: Paper, x: number, y: number, size: number): number {
  const { doc } = paper;
  const width = paper.textWidth(draftMark, size, 'strong') + size * 1.4;
  doc.setDrawColor(paperInks.error);
  doc.setLineWidth(0.35);
  doc.rect(x - width, y - size * 1.2, width, size * 1.75, 'S');
  paper.text(draftMark, x - width / 2, y, { size, weight: 'strong', ink: 'error', anchor: 'middle' });
  return width;
}

/** A thin line from `x` to `right`. */
export function drawRule(
  { doc }: Paper,
  x: number,
  right: number,
  y: number,
  ink: keyof typeof paperInks = 'line',
  width = 0.2,
): void {
  doc.setDrawColor(paperInks[ink]);
  doc.setLineWidth(width);
  doc.line(x, y, right, y);
}

/** The header of every page but the first, and the footer of all; called when the number of pages is known. */
export function frameSheets(paper: Paper, order: ExportOrder): void {
  const { doc } = paper;
  const name = wellName(order.montage);
  const day = dayOf(order);
  const pages = doc.getNumberOfPages();
  const size = textSizes.small;
  for (let page = 1; page <= pages; page += 1) {
    doc.setPage(page);
    const { width, height } = pageSize(paper);
    const right = width - marginMm;
    if (page > 1) {
      paper.text('DRILLING PROGRAMME', marginMm, 14, { size, weight: 'strong', ink: 'muted' });
      if (order.unsaved) drawDraftMark(paper, right, 14, size);
      drawRule(paper, marginMm, right, 17, 'line');
    }
    const foot = height - 9;
    drawRule(paper, marginMm, right, foot - 4.2, 'line');
    const room = (width - 2 * marginMm) * 0.6;
    paper.text(shortened(name, room, size, 'strong', paper.textWidth), marginMm, foot, {
      size,
      weight: 'strong',
    });
    paper.text(`${day}   ·   Page ${page} of ${pages}`, right, foot, { size, ink: 'muted', anchor: 'end' });
  }
}
