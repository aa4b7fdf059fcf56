import { describe, expect, it } from 'vitest';
import { exampleWell } from '@/testing/checks/example-well';
import type { TextWidth } from '../drawing/drawing';
import type { Montage } from '../montage/montage';
import { keptPath, keptTarget, withPaths } from '../wellbore/kept-paths-for-tests';
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

describe('with a kept path', () => {
  const planned = keptPath({ targets_list: [keptTarget()] });
  const size = { width: 300, height: 700 };
  const textsOf = ({ drawing }: ReturnType<typeof draw>) =>
    drawing.marks.flatMap((mark) => (mark.kind === 'text' ? mark.text : []));
  const dashed = ({ drawing }: ReturnType<typeof draw>) =>
    drawing.marks.filter((mark) => mark.kind === 'path' && mark.stroke?.dash !== undefined);

  it('lies along the azimuth of the path, which it names with its north', () => {
    const section = draw(withPaths(planned), { width: 400, height: 700 });
    expect(textsOf(section)).toContain('Vertical section at 300.0°, grid north, m');
    const { end } = wellboreOf(withPaths(planned)).path!.trajectory;
    const { axis } = section;
    const perMetre = (axis.bottom - axis.top) / (axis.toM - axis.fromM);
    const points = pathOf(section);
    const across = points.at(-1)![0] - points[0]![0];
    expect(across / perMetre).toBeCloseTo(Math.hypot(end.northM, end.eastM), 3);
  });

  it('goes to negative distances behind the well head', () => {
    const behind = { ...planned, vertical_section_azimuth: 120, targets_list: [] };
    const points = pathOf(draw(withPaths(behind), size));
    expect(points.at(-1)![0]).toBeLessThan(points[0]![0] - 50);
    expect(Math.min(...points.map(([x]) => x))).toBeGreaterThan(0);
  });

  it('draws a target as wide as it is, at its depth, and links it with its row', () => {
    const section = draw(withPaths(planned), size);
    const { axis } = section;
    const perMetre = (axis.bottom - axis.top) / (axis.toM - axis.fromM);
    const bar = section.drawing.marks.find(
      (mark) => mark.kind === 'path' && mark.subject?.of === 'target' && !mark.closed,
    );
    const points = bar?.kind === 'path' ? bar.points : [];
    const xs = points.map(([x]) => x);
    expect((Math.max(...xs) - Math.min(...xs)) / perMetre).toBeCloseTo(120, 6);
    const y = axis.y(2_433.5);
    expect(points.map((point) => point[1])).toContain(y);
    expect(section.subjectAt(xs[0]!, y)).toEqual({ of: 'target', id: 'target', trajectory: 'path' });
    expect(textsOf(section)).toContain('Crest');
  });

  it('marks each top where the path crosses it', () => {
    const section = draw(withPaths(planned), size);
    const marked = section.drawing.marks.filter(
      (mark) => mark.kind === 'path' && mark.closed && mark.subject?.of === 'formation',
    );
    expect(marked).toHaveLength(wellboreOf(withPaths(planned)).layers.length);
  });

  it('draws the planned path dashed next to the actual one only if they can be compared', () => {
    const actual = keptPath({ id: 'survey', kind: 'actual' });
    expect(dashed(draw(withPaths(planned), size))).toHaveLength(0);
    expect(dashed(draw(withPaths(planned, actual), size))).toHaveLength(1);
    const magnetic = { ...planned, north_reference: 'magnetic' } as const;
    const both = withPaths(magnetic, actual);
    expect(dashed(draw(both, size))).toHaveLength(0);
    expect(planRemarks(wellboreOf(both))[0]).toContain('left out');
  });
});
