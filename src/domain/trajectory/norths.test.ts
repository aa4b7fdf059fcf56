import { expect, it } from 'vitest';
import { newTrajectory } from '../montage/listed';
import type { WellTrajectory } from '../montage/montage';
import { turnBetweenDeg, turned } from './norths';

const keptPath = (given: Partial<WellTrajectory>): WellTrajectory => ({ ...newTrajectory('t'), ...given });

it.each([
  ['grid', 'grid', null, 0],
  ['grid', 'true', 1.5, 1.5],
  ['true', 'grid', 1.5, -1.5],
  ['grid', 'true', null, null],
] as const)('turns from %s to %s with a convergence of %s by %s degrees', (from, to, convergence, turn) => {
  const one = keptPath({ north_reference: from, grid_convergence: convergence });
  const other = keptPath({ north_reference: to, grid_convergence: convergence });
  expect(turnBetweenDeg(one, other)).toBe(turn);
});

it('takes two paths that state no north to have the same', () => {
  const unstated = keptPath({ north_reference: null });
  expect(turnBetweenDeg(unstated, unstated)).toBe(0);
  expect(turnBetweenDeg(unstated, keptPath({ north_reference: 'grid' }))).toBeNull();
});

it('turns azimuths and offsets clockwise', () => {
  const station = { id: 's', along_hole_depth_below_drill_floor: 0, inclination: 5, azimuth: 30 };
  const path = turned(keptPath({ tie_in_north: 100, tie_in_east: 0, stations_list: [station] }), 90);
  expect(path.tie_in_north).toBeCloseTo(0, 9);
  expect(path.tie_in_east).toBeCloseTo(100, 9);
  expect(path.stations_list[0]?.azimuth).toBe(120);
});
