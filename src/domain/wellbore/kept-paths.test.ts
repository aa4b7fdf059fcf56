import { describe, expect, it } from 'vitest';
import { exampleWell } from '@/testing/checks/example-well';
import type { WellTrajectory } from '../montage/montage';
import { keptPathsOf } from './kept-paths';
import { keptPath, keptTarget, withPaths } from './kept-paths-for-tests';
import { picturedBounds, wellboreOf } from './wellbore';

const floorM = 33.5;
const planned = (given: Partial<WellTrajectory> = {}) =>
  keptPath({ id: 'plan', kind: 'planned', targets_list: [keptTarget()], ...given });
const actual = (given: Partial<WellTrajectory> = {}) =>
  keptPath({ id: 'survey', name: 'Survey', kind: 'actual', ...given });
const keptOf = (...paths: readonly WellTrajectory[]) => keptPathsOf(withPaths(...paths), floorM);

describe('the kept paths of a montage', () => {
  it('are none without a path that can be computed', () => {
    expect(keptPathsOf(exampleWell, floorM)).toBeNull();
    expect(keptOf(keptPath({}, [[0, 0, 0]]))).toBeNull();
    expect(wellboreOf(exampleWell).kept).toBeNull();
  });

  it('give the actual path with the planned one and its targets, below the drill floor', () => {
    const kept = keptOf(planned(), actual());
    expect(kept).toMatchObject({ id: 'survey', kind: 'actual', north: 'grid', planned: { name: 'Plan B' } });
    expect(kept?.targets).toEqual([
      {
        id: 'target',
        trajectoryId: 'plan',
        name: 'Crest',
        northM: 500,
        eastM: -866,
        tvdM: 2_433.5,
        radiusM: 60,
      },
    ]);
    expect(kept?.remarks).toEqual([]);
  });

  it('show a target of both paths once, where the drawn path has it', () => {
    const kept = keptOf(planned(), actual({ targets_list: [keptTarget({ id: 'own', north: 510 })] }));
    expect(kept?.targets.map(({ id, northM }) => [id, northM])).toEqual([['own', 510]]);
  });

  it('turn a planned path from true north into the grid north of the actual one', () => {
    const kept = keptOf(planned({ north_reference: 'true' }), actual());
    // True north is 1.5 degrees west of grid north here: 300 true is 298.5 grid.
    const end = kept!.planned!.points.at(-1)!;
    expect((Math.atan2(end.eastM, end.northM) * 180) / Math.PI + 360).toBeCloseTo(298.5, 9);
    const [target] = kept!.targets;
    const given = (Math.atan2(-866, 500) * 180) / Math.PI;
    expect((Math.atan2(target!.eastM, target!.northM) * 180) / Math.PI).toBeCloseTo(given - 1.5, 9);
  });

  it('leave a planned path out that cannot be turned, and say why', () => {
    const kept = keptOf(planned({ north_reference: 'magnetic' }), actual());
    expect(kept?.planned).toBeNull();
    expect(kept?.targets).toEqual([]);
    expect(kept?.remarks).toEqual([
      'The planned path “Plan B” is left out: its azimuths (magnetic north) cannot be compared with those of the actual path (grid north) without their corrections to true north.',
    ]);
  });

  it('leave a target out that has map coordinates, or none', () => {
    const kept = keptOf(
      planned({
        targets_list: [
          keptTarget({ north: 5_812_000, east: 512_000 }),
          keptTarget({ id: 'blank', north: null }),
        ],
      }),
    );
    expect(kept?.targets).toEqual([]);
    expect(kept?.remarks).toEqual(['2 targets without north and east near the well: not drawn.']);
  });
});

it('bounds the picture of a path by its targets too', () => {
  const wellbore = wellboreOf(
    withPaths(planned({ targets_list: [keptTarget({ east: -3_000, true_vertical_depth_subsea: 6_000 })] })),
  );
  const { east, tvd } = picturedBounds(wellbore);
  expect(east[0]).toBe(-3_060);
  expect(tvd[1]).toBe(6_033.5);
  expect(wellbore.bounds.east[0]).toBeGreaterThan(-2_000);
});
