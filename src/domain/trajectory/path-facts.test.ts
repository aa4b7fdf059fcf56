import { describe, expect, it } from 'vitest';
import { newTrajectory } from '../montage/listed';
import type { WellTrajectory } from '../montage/montage';
import { mostPrinted, pathFacts, printedStations } from './path-facts';

const path = (count: number, given: Partial<WellTrajectory> = {}): WellTrajectory => ({
  ...newTrajectory('t'),
  stations_list: Array.from({ length: count }, (_, at) => ({
    id: String(at),
    along_hole_depth_below_drill_floor: at * 10,
    inclination: 30,
    azimuth: 90,
  })),
  ...given,
});

describe('the printed stations', () => {
  it('are all of a usual survey', () => {
    const { indices, remark } = printedStations(path(mostPrinted));
    expect(indices).toHaveLength(mostPrinted);
    expect(remark).toBeNull();
  });

  it.each([mostPrinted + 1, 399, 1_000, 2_001])(
    'are thinned evenly of %i, with the first and the last',
    (count) => {
      const { indices, remark } = printedStations(path(count));
      expect(indices.length).toBeLessThanOrEqual(mostPrinted);
      expect(indices.length).toBeGreaterThan(mostPrinted / 3);
      expect([indices[0], indices.at(-1)]).toEqual([0, count - 1]);
      expect(new Set(indices).size).toBe(indices.length);
      expect(remark).toContain(`${indices.length} of ${count} stations`);
    },
  );
});

describe('the references of a path', () => {
  const valueOf = (of: WellTrajectory, label: string) =>
    pathFacts(of).find((fact) => fact.label === label)?.value;

  it('name its north, its corrections and where its vertical section points', () => {
    const given = path(3, {
      north_reference: 'magnetic',
      magnetic_declination: 2.3,
      vertical_section_azimuth: 302.4,
    });
    expect(valueOf(given, 'Azimuths, north and east from')).toBe('magnetic north');
    expect(valueOf(given, 'Magnetic declination')).toBe('2.30°');
    expect(valueOf(given, 'Grid convergence')).toBe('not stated');
    expect(valueOf(given, 'Azimuth of the vertical section')).toBe('302.40°');
    // Without one it is the bearing of the end: due east.
    expect(valueOf(path(3), 'Azimuth of the vertical section')).toBe(
      '90.00°, to the deepest target or the end',
    );
  });

  it('say where a sidetrack is tied in', () => {
    expect(valueOf(path(3), 'Tie-in')).toBe('None: vertical above the first station');
    const tied = path(3, { tie_in_true_vertical_depth: 1_150.5, tie_in_north: -12, tie_in_east: null });
    expect(valueOf(tied, 'Tie-in')).toBe('TVD BDF 1,150.50 m, north -12.00 m, east -');
  });
});
