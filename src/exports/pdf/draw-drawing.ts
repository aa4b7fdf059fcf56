import type { Drawing, Mark, PathMark, RectMark, Stroke } from '@/domain/drawing/drawing';
import { paperInks } from '../paper-inks';
import type { Paper } from './paper';

/** jsPDF's name for stroking and filling an outline, `S`, `F` or `FD`; null if nothing is visible. */
const styleOf = ({ fill, stroke }: RectMark | PathMark): 'S' | 'F' | 'FD' | null =>
  fill ? (stroke ? 'FD' : 'F') : stroke ? 'S' : null;

/**
 * Draws a flat picture as vectors and text on the current page.
 *
 * @param x of its upper left corner, mm
 * @param y of its upper left corner, mm
 * @param scale mm for each unit of the drawing
 */
export function drawDrawing(paper: Paper, drawing: Drawing, x: number, y: number, scale: number): void {
  const { doc } = paper;
  for (const mark of drawing.marks) drawMark(paper, mark, x, y, scale);
  setOpacity(paper, 1);
  doc.setLineDashPattern([], 0);
}

function drawMark(paper: Paper, mark: Mark, x: number, y: number, scale: number): void {
  const { doc } = paper;
  if (mark.kind === 'text') {
    setOpacity(paper, 1);
    paper.text(mark.text, x + mark.x * scale, y + mark.y * scale, {
      size: mark.size * scale,
      weight: mark.weight,
      ink: mark.ink,
      anchor: mark.anchor,
      upright: mark.upright ?? false,
    });
    return;
  }
  const style = styleOf(mark);
  if (!style) return;
  setOpacity(paper, mark.opacity ?? 1);
  if (mark.fill) doc.setFillColor(paperInks[mark.fill]);
  if (mark.stroke) setStroke(paper, mark.stroke, scale);
  if (mark.kind === 'rect') {
    doc.rect(x + mark.x * scale, y + mark.y * scale, mark.width * scale, mark.height * scale, style);
    return;
  }
  const [first, ...rest] = mark.points;
  if (!first || rest.length === 0) return;
  doc.moveTo(x + first[0] * scale, y + first[1] * scale);
  for (const [pointX, pointY] of rest) doc.lineTo(x + pointX * scale, y + pointY * scale);
  if (mark.closed) doc.close();
  if (style === 'S') doc.stroke();
  else if (style === 'F') doc.fill();
  else doc.fillStroke();
}

function setStroke({ doc }: Paper, { ink, width, dash = [] }: Stroke, scale: number): void {
  doc.setDrawColor(paperInks[ink]);
  doc.setLineWidth(width * scale);
  doc.setLineDashPattern(
    dash.map((length) => length * scale),
    0,
  );
}

const setOpacity = ({ doc }: Paper, opacity: number): void => {
  doc.setGState(doc.GState({ opacity, 'stroke-opacity': opacity }));
};
