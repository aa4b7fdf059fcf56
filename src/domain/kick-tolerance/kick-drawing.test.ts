import { describe, expect, it } from 'vitest';
import { withShoe, withStrings } from '@/testing/checks/kick-cases';
import { examplePoints, strengthTest, withPressures } from '@/testing/checks/pressure-cases';
import { defaultSettings } from '../checks/settings';
import type { Drawing, PathMark, TextMark } from '../drawing/drawing';
import type { Montage } from '../montage/montage';
import { kickDrawing } from './kick-drawing';
import { sectionKicks } from './section-kicks';

const options = {
  width: 600,
  height: 400,
  textSize: 11,
  line: 1,
  textWidth: (text: string, size: number) => text.length * size * 0.55,
  policy: { minKickVolumeM3: 4, kickIntensityKgPerM3: 60 },
};
const drawingOf = (montage: Montage, given: Partial<typeof options> = {}): Drawing | null =>
  kickDrawing(sectionKicks(montage, defaultSettings), { ...options, ...given });

const textsOf = ({ marks }: Drawing) =>
  marks.filter((mark): mark is TextMark => mark.kind === 'text').map(({ text }) => text);
/** The lines of the sections, without grid and legend. */
const curvesOf = ({ marks }: Drawing) =>
  marks.filter((mark): mark is PathMark => mark.kind === 'path' && !mark.closed && mark.points.length > 2);
const frameOf = ({ marks }: Drawing) => {
  const frame = marks.find((mark) => mark.kind === 'rect' && mark.stroke !== undefined);
  if (frame?.kind !== 'rect') throw new Error('No frame');
  return frame;
};

/** Both shoes limit their sections. */
const limited = withStrings(
  withPressures(examplePoints, [
    strengthTest('t1', 'LOT', 'measured', 1297, 16 * 1330.5),
    strengthTest('t2', 'LOT', 'measured', 2534, 13 * 2567.5),
  ]),
);

describe('the drawing of kick tolerances', () => {
  it('has a line and a name for each section, and the policy', () => {
    const drawing = drawingOf(limited)!;
    expect(curvesOf(drawing)).toHaveLength(2);
    expect(textsOf(drawing)).toEqual(
      expect.arrayContaining([
        '12 1/4″ Section 2',
        '8 1/2″ Section 3',
        'Policy: 4 m³ at 60 kg/m³',
        'Influx volume (m³)',
        'Kick intensity (kg/m³)',
      ]),
    );
  });

  it('has lines that fall to zero inside the frame', () => {
    for (const width of [260, 600, 1400]) {
      const drawing = drawingOf(limited, { width })!;
      const { x, y, width: across, height } = frameOf(drawing);
      for (const { points } of curvesOf(drawing)) {
        for (const [px, py] of points) {
          expect(px).toBeGreaterThanOrEqual(x - 1e-6);
          expect(px).toBeLessThanOrEqual(x + across + 1e-6);
          expect(py).toBeGreaterThanOrEqual(y - 1e-6);
          expect(py).toBeLessThanOrEqual(y + height + 1e-6);
        }
        expect(points.at(-1)?.[1]).toBeCloseTo(y + height, 3);
      }
    }
  });

  it('begins the line of a section that its shoe does not limit at the top', () => {
    const drawing = drawingOf(withShoe(16))!;
    const { y } = frameOf(drawing);
    const [, open] = curvesOf(drawing);
    expect(open?.points[0]?.[1]).toBeCloseTo(y, 6);
    expect(open?.points[0]?.[0]).toBeCloseTo(open?.points[1]?.[0] ?? 0, 6);
  });

  it('shades what the policy accepts', () => {
    const drawing = drawingOf(limited)!;
    const [shade] = drawing.marks;
    const frame = frameOf(drawing);
    expect(shade).toMatchObject({ kind: 'rect', y: frame.y });
    if (shade?.kind !== 'rect') throw new Error('No shade');
    expect(shade.x + shade.width).toBeCloseTo(frame.x + frame.width, 6);
    expect(shade.height).toBeLessThan(frame.height);
  });

  it('is drawn without a policy volume', () => {
    const policy = { minKickVolumeM3: 0, kickIntensityKgPerM3: 0 };
    expect(curvesOf(drawingOf(limited, { policy })!)).toHaveLength(2);
  });

  it('is nothing where no shoe takes a kick', () => {
    expect(drawingOf(withStrings(undefined, {}, []))).toBeNull();
  });
});
