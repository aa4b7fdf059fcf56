import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { exampleWell } from '@/testing/checks/example-well';
import type { TextWidth } from '../drawing/drawing';
import type { Montage } from '../montage/montage';
import { buildTrajectory, type SurveyStation } from '../trajectory/trajectory';
import { keptPathsOf, pathPoints } from '../wellbore/kept-paths';
import { keptPath, keptTarget, withPaths } from '../wellbore/kept-paths-for-tests';
import { wellboreOf } from '../wellbore/wellbore';
import { planViewOf } from './plan-view';
import { sectionDistance } from './vertical-section';

const textWidth: TextWidth = (text, size) => text.length * size * 0.55;
const draw = (montage: Montage, width = 300, height = 260) =>
  planViewOf(wellboreOf(montage), { width, height, textSize: 11, line: 1, textWidth });
const planned = keptPath({ targets_list: [keptTarget()] });

const pathIn = (view: ReturnType<typeof draw>) =>
  view!.drawing.marks.flatMap((mark) =>
    mark.kind === 'path' && mark.stroke?.width === 2.5 ? mark.points : [],
  );

it('is there only for a kept path', () => {
  expect(draw(exampleWell)).toBeNull();
});

it.each([
  [300, 260],
  [640, 400],
  [240, 160],
])('draws east across and north up to one scale in %d x %d, within the drawing', (width, height) => {
  const view = draw(withPaths(planned), width, height)!;
  const { end } = wellboreOf(withPaths(planned)).path!.trajectory;
  const points = pathIn(view);
  const [first, last] = [points[0]!, points.at(-1)!];
  const perMetre = (last[0] - first[0]) / end.eastM;
  expect(perMetre).toBeGreaterThan(0);
  expect((first[1] - last[1]) / end.northM).toBeCloseTo(perMetre, 9);
  const target = view.drawing.marks.find(
    (mark) => mark.kind === 'path' && mark.subject?.of === 'target' && mark.closed,
  );
  const circle = target?.kind === 'path' ? target.points : [];
  const xs = circle.map(([x]) => x);
  expect((Math.max(...xs) - Math.min(...xs)) / 2).toBeCloseTo(60 * perMetre, 6);
  for (const [x, y] of [...points, ...circle]) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(height);
  }
});

it('names its north, the well head, shoes and targets, and no text covers another', () => {
  const { drawing } = draw(withPaths(planned), 400, 400)!;
  const texts = drawing.marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
  const words = texts.map(({ text }) => text);
  expect(words).toContain('Plan view, grid north up, m');
  expect(words).toContain('Crest');
  expect(words.some((text) => text.startsWith('Well head'))).toBe(true);
  const boxes = texts.map(({ x, y, text, size, weight, anchor }) => {
    const width = textWidth(text, size, weight);
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    return { text, left, right: left + width, top: y - size * 0.8, bottom: y + size * 0.1 };
  });
  for (const [index, one] of boxes.entries()) {
    expect(one.left).toBeGreaterThanOrEqual(0);
    expect(one.right).toBeLessThanOrEqual(400);
    for (const other of boxes.slice(index + 1)) {
      const apart =
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top;
      expect(apart, `${one.text} and ${other.text}`).toBe(true);
    }
  }
});

it('leads from a point to its row', () => {
  const view = draw(withPaths(planned))!;
  const target = view.spots.at(-1)!;
  expect(target).toMatchObject({ name: 'Crest', depths: '2,433.5 m TVD' });
  expect(view.spotAt(target.x, target.y)?.subject).toEqual({
    of: 'target',
    id: 'target',
    trajectory: 'path',
  });
  expect(view.spotAt(1, 1)).toBeNull();
  expect(view.spots.some(({ subject }) => subject.of === 'section')).toBe(true);
});

it('draws a vertical hole as a point, and the planned path dashed', () => {
  const vertical = keptPath({}, [
    [0, 0, 0],
    [3_000, 0, 0],
  ]);
  const points = pathIn(draw(withPaths(vertical)));
  expect(new Set(points.map(([x, y]) => `${x} ${y}`)).size).toBe(1);
  const both = draw(withPaths(planned, keptPath({ id: 'survey', kind: 'actual' })))!;
  const dashes = both.drawing.marks.flatMap((mark) =>
    mark.kind === 'path' && mark.stroke?.dash ? mark.stroke.dash : [],
  );
  expect(dashes).toContain(5);
});

/** Public well data next to the checkout, which is not part of the project. */
const folder = new URL('../../../../shared/data/', import.meta.url);
const linesOf = (name: string): string[] =>
  readFileSync(new URL(name, folder), 'utf8')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');

describe.runIf(existsSync(fileURLToPath(folder)))('the points of published paths', () => {
  it('are those of all ISCWSA stations from above and in section within 0.01 m', () => {
    const wells = new Map<string, number[][]>();
    for (const line of linesOf('iscwsa_standard_wellpaths.csv').slice(1)) {
      const [well = '', ...numbers] = line.split(',');
      wells.set(well, [...(wells.get(well) ?? []), numbers.map(Number)]);
    }
    let compared = 0;
    for (const rows of wells.values()) {
      const [, , , , north = 0, east = 0] = rows[0] ?? [];
      const stations = rows.map(([ahdM = NaN, inclinationDeg = NaN, azimuthDeg = NaN]): SurveyStation => ({
        ahdM,
        inclinationDeg,
        azimuthDeg,
      }));
      const built = buildTrajectory(stations, { offsetM: { north, east } });
      const points = new Map(
        built.ok ? pathPoints(built.trajectory).map((point) => [point.ahdM, point]) : [],
      );
      const kept = { ...keptPathsOf(withPaths(planned), 0)!, verticalSectionAzimuthDeg: 225 };
      for (const [ahdM = NaN, , , tvdM = NaN, northM = NaN, eastM = NaN] of rows) {
        const point = points.get(ahdM)!;
        expect(Math.abs(point.tvdM - tvdM)).toBeLessThan(0.01);
        expect(Math.abs(point.northM - northM)).toBeLessThan(0.01);
        expect(Math.abs(point.eastM - eastM)).toBeLessThan(0.01);
        // N cos 225 + E sin 225.
        const sectionM = -(northM + eastM) * Math.SQRT1_2;
        expect(Math.abs(sectionDistance(kept)(point) - sectionM)).toBeLessThan(0.01);
        compared += 1;
      }
    }
    expect(compared).toBe(1_065);
  });

  it.each(['volve_15_9-F-12_ACTUAL.txt', 'volve_15_9-F-14_ACTUAL.txt'])(
    'have the printed TVD of every station of %s',
    (name) => {
      const rows = linesOf(name)
        .map((line) => line.trim().split(/\s+/).map(Number))
        .filter((row) => row.length >= 4 && row.every(Number.isFinite));
      const survey = rows.map(
        ([ahd = NaN, inclination = NaN, azimuth = NaN]) => [ahd, inclination, azimuth] as const,
      );
      const { trajectory } = wellboreOf(withPaths(keptPath({}, survey))).path!;
      const points = new Map(pathPoints(trajectory).map((point) => [point.ahdM, point]));
      expect(rows.length).toBeGreaterThan(90);
      for (const [ahdM = NaN, , , tvdM = NaN] of rows)
        expect(Math.abs(points.get(ahdM)!.tvdM - tvdM)).toBeLessThan(0.01);
    },
  );
});
