import { expect, it } from 'vitest';
import { exampleWell } from '@/testing/checks/example-well';
import type { TextWidth } from '../drawing/drawing';
import type { Montage } from '../montage/montage';
import { wellboreOf } from '../wellbore/wellbore';
import { sedimentsFor } from './schematic-for-tests';
import { planRemarks, verticalSectionOf } from './vertical-section';

const textWidth: TextWidth = (text, size) => text.length * size * 0.55;

const draw = (montage: Montage, size: { width: number; height: number }) =>
  verticalSectionOf(wellboreOf(montage), {
    ...size,
    textSize: 11,
    line: 1,
    textWidth,
    sediments: sedimentsFor(montage),
  });

/** The path is the only line this wide. */
const pathOf = ({ drawing }: ReturnType<typeof draw>) =>
  drawing.marks.flatMap((mark) => (mark.kind === 'path' && mark.stroke?.width === 2.5 ? mark.points : []));

it.each([
  [300, 700],
  [900, 500],
  [240, 200],
])('draws departure and TVD to one scale in %d x %d, within the drawing', (width, height) => {
  const section = draw(exampleWell, { width, height });
  const { end } = wellboreOf(exampleWell).path!.trajectory;
  const points = pathOf(section);
  const [first, last] = [points[0]!, points.at(-1)!];
  const { axis } = section;
  const perMetre = (axis.bottom - axis.top) / (axis.toM - axis.fromM);
  expect(end.eastM).toBeGreaterThan(100);
  expect(last[0] - first[0]).toBeCloseTo(end.eastM * perMetre, 3);
  expect(last[1] - first[1]).toBeCloseTo(end.tvdM * perMetre, 3);
  for (const [x, y] of points) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(width);
    expect(y).toBeLessThanOrEqual(height);
  }
});

it('links its bands with the formations of the table', () => {
  const section = draw(exampleWell, { width: 300, height: 700 });
  const layer = section.formations[2]!;
  const [from, to] = section.spanOf({ of: 'formation', id: layer.formationId })!;
  const { x, width } = section.tracks[0]!;
  expect(section.subjectAt(x + width / 2, (from + to) / 2)).toEqual({
    of: 'formation',
    id: layer.formationId,
    section: layer.sectionId,
  });
});

it('says why there is no plan view, and draws nothing without depths', () => {
  expect(planRemarks(wellboreOf(exampleWell))[0]).toContain('no azimuth');
  const empty: Montage = { ...exampleWell, sections_list: [], reservoirs_list: [] };
  expect(planRemarks(wellboreOf(empty))).toEqual([]);
  expect(pathOf(draw(empty, { width: 300, height: 400 }))).toEqual([]);
});
