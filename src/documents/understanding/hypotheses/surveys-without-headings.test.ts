import { describe, expect, it } from 'vitest';
import { buildTrajectory } from '@/domain/trajectory/trajectory';
import { readOne, remarksOf, stationsOf } from '../documents-for-tests';

const SURVEY = Array.from({ length: 30 }, (_, at) => ({
  ahdM: at * 100,
  inclinationDeg: at < 5 ? 0 : Math.min((at - 5) * 3, 60),
  azimuthDeg: at < 5 ? 0 : 200 + at,
}));
const built = buildTrajectory(SURVEY);
const ROWS = built.ok
  ? built.trajectory.stations.map((s) => [s.ahdM, s.inclinationDeg, s.azimuthDeg, s.tvdM, s.northM, s.eastM])
  : [];
const text = (columns: readonly number[], separator = ',', heading: string | null = null) =>
  [
    ...(heading === null ? [] : [heading]),
    ...ROWS.map((row) => columns.map((column) => (row[column] ?? 0).toFixed(2)).join(separator)),
  ].join('\n');
const STATIONS = SURVEY.map((s) => [s.ahdM, s.inclinationDeg, s.azimuthDeg]);

describe('a survey without known headings', () => {
  it.each([
    ['in the usual order', [0, 1, 2, 3], 'A,B,C,D'],
    ['in another order', [2, 0, 3, 1, 4, 5], 'P1,P2,P3,P4,P5,P6'],
  ])('is identified by minimum curvature, %s', async (_, columns, heading) => {
    const facts = await readOne(text(columns, ',', heading), 'Well Trajectory', 'a.csv');
    expect(stationsOf(facts)).toEqual(STATIONS);
    expect(remarksOf(facts)).toMatch(/identified by minimum curvature/);
  });

  it.each([
    ['comma', ','],
    ['spaces', '   '],
    ['tabs', '\t'],
  ])('is identified without headings, separated by %s', async (_, separator) => {
    expect(stationsOf(await readOne(text([0, 1, 2, 3], separator), 'Well Trajectory', 'a.txt'))).toEqual(
      STATIONS,
    );
    expect(stationsOf(await readOne(text([0, 1, 2], separator), 'Well Trajectory', 'a.txt'))).toEqual(
      STATIONS,
    );
  });

  it('is identified below a heading on one line', async () => {
    const facts = await readOne(text([0, 1, 2], '   ', 'DEPTH DEVI AZIM'), 'Well Trajectory', 'a.txt');
    expect(stationsOf(facts)).toEqual(STATIONS);
  });

  it('is not read from a log', async () => {
    const log = Array.from(
      { length: 40 },
      (_, at) => `${at * 10},${(at * 7) % 90},${(at * 31) % 360},${at * 3}`,
    );
    expect((await readOne(log.join('\n'), 'Other', 'a.csv')).survey).toBeNull();
  });
});
