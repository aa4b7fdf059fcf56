import type { Montage } from '@/domain/montage/montage';
import { schematicOf } from '@/domain/schematic/schematic';
import { sedimentsById } from '@/domain/sediments/sediments';
import type { Wellbore } from '@/domain/wellbore/wellbore';
import { drawDrawing } from './draw-drawing';
import type { Paper } from './paper';
import { textSizes } from './sheet';
import { pointMm } from './typeface';
import { wrapped } from './wrap';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const remarkLine = textSizes.small * 1.35;
const maxRemarkLines = 8;

/** The well to scale in true vertical depth, with the remarks about what the picture leaves out or assumes. */
export function drawCoverPicture(paper: Paper, montage: Montage, wellbore: Wellbore, box: Box): void {
  if (!wellbore.path && wellbore.layers.length === 0) {
    paper.text('No depth is known: there is no well to draw.', box.x, box.y + 2.5, {
      size: textSizes.table,
      ink: 'muted',
    });
    return;
  }
  const draw = (height: number) =>
    schematicOf(montage, wellbore, {
      width: box.width,
      height,
      depth: 'TVD',
      sediments: sedimentsById(montage.sections_list),
      textSize: 6.4 * pointMm,
      line: 0.18,
      textWidth: paper.textWidth,
    });
  const remarksOf = (remarks: readonly string[]) =>
    remarks
      .flatMap((remark) => wrapped(remark, box.width, textSizes.small, 'regular', paper.textWidth))
      .slice(0, maxRemarkLines);
  let { height } = box;
  let schematic = draw(height);
  // A lower picture leaves room for more remarks and may need one more: after a second pass the result is stable.
  for (let pass = 0; pass < 2; pass += 1) {
    const room = remarksOf(schematic.remarks).length * remarkLine;
    height = box.height - (room > 0 ? room + 3 : 0);
    schematic = draw(height);
  }
  drawDrawing(paper, schematic.drawing, box.x, box.y, 1);
  remarksOf(schematic.remarks).forEach((line, index) =>
    paper.text(line, box.x, box.y + height + 4 + index * remarkLine, { size: textSizes.small, ink: 'muted' }),
  );
}
