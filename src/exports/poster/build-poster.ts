import { posterOf } from '@/domain/poster/poster';
import { sheets } from '@/domain/poster/sheet';
import { exportFileName } from '../file-name';
import type { BuildExport, ExportOrder, PosterSheet } from '../order';
import { drawDrawing } from '../pdf/draw-drawing';
import { createPaper } from '../pdf/paper';
import { fontFaces } from '../svg/font-faces';
import { svgText } from '../svg/svg-text';

const usual: PosterSheet = { paper: 'A1', format: 'pdf', depth: 'TVD' };

/** The date in the user's time zone; in UTC if this machine does not know the time zone. */
function dayOf({ at, timeZone }: ExportOrder): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', ...options }).format(at);
  try {
    return format({ timeZone });
  } catch {
    return format({ timeZone: 'UTC' });
  }
}

/**
 * The montage on one sheet, to scale. Both formats are laid out with the widths of the same font, so they are the same
 * picture; the PDF embeds the font's outlines, the SVG the web font.
 */
export const buildPoster: BuildExport = async (order, onProgress) => {
  const { montage, unsaved, at } = order;
  const { paper, format, depth } = order.sheet ?? usual;
  onProgress({ done: 0, of: 3 });
  const { width, height } = sheets[paper];
  const page = await createPaper({
    widthMm: width,
    heightMm: height,
    title: exportFileName(montage, 'poster', 'pdf').replace(/ poster\.pdf$/, ''),
    subject: `Drilling montage, ${paper}`,
    at,
  });
  onProgress({ done: 1, of: 3 });
  const poster = posterOf(montage, { paper, depth, unsaved, date: dayOf(order) }, page.textWidth);
  onProgress({ done: 2, of: 3 });
  const name = exportFileName(montage, `poster ${paper}`, format);
  if (format === 'pdf') {
    drawDrawing(page, poster.drawing, 0, 0, 1);
    onProgress({ done: 3, of: 3 });
    return { name, type: 'application/pdf', bytes: page.bytes() };
  }
  const text = svgText(poster.drawing, {
    ...poster,
    fontFaces: await fontFaces(poster.drawing),
    textWidth: page.textWidth,
  });
  onProgress({ done: 3, of: 3 });
  return { name, type: 'image/svg+xml', bytes: new TextEncoder().encode(text) };
};
