import type { Ink, Mark } from '../drawing/drawing';
import { headAt, lineFrom, textAt } from './marks';
import { bodyOf } from './foot';
import type { Area, Sheet } from './sheet';
import { leading } from './typeset';
import { fitted, type Measure } from './wrap';

/** The meaning of the well's inks. */
const keys: readonly { readonly text: string; readonly fill: Ink; readonly edge?: Ink }[] = [
  { text: 'Casing or liner, with its shoe', fill: 'ink' },
  { text: 'Cement', fill: 'cement' },
  { text: 'Hole as drilled', fill: 'hole', edge: 'muted' },
  { text: 'Reservoir', fill: 'active' },
];
/** Enough to show that a colour means a formation. */
const sediments = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The legend of inks and sediments. */
export function legendPart({ area, sheet, measure }: { area: Area; sheet: Sheet; measure: Measure }): Mark[] {
  const marks = headAt('Legend', area, sheet);
  const { x, y, width } = bodyOf(area, sheet);
  const size = Math.max(sheet.minText, sheet.label);
  const row = leading * size * 1.12;
  const box = size * 1.9;
  keys.forEach(({ text, fill, edge }, index) => {
    const top = y + index * row;
    marks.push(
      {
        kind: 'rect',
        x,
        y: top + size * 0.25,
        width: box,
        height: size * 0.85,
        fill,
        ...(edge && { stroke: { ink: edge, width: sheet.line } }),
      },
      textAt(x + box + size * 0.7, top, fitted(text, (width - box) / size - 1, measure), { size }),
    );
  });
  const top = y + keys.length * row;
  const swatch = box / 2;
  sediments.forEach((sediment, index) =>
    marks.push({
      kind: 'rect',
      x: x + index * swatch,
      y: top + size * 0.25,
      width: swatch,
      height: size * 0.85,
      fill: `sediment-${sediment}`,
    }),
  );
  const from = x + sediments.length * swatch + size * 0.7;
  marks.push(
    textAt(from, top, fitted('Formations, by name', (x + width - from) / size, measure), { size }),
    lineFrom(
      [
        [x, top + row + size * 0.7],
        [x + box, top + row + size * 0.7],
      ],
      sheet.line,
      'muted',
    ),
    textAt(
      x + box + size * 0.7,
      top + row,
      fitted('Leader to the true depth', (width - box) / size - 1, measure),
      {
        size,
      },
    ),
  );
  return marks;
}
