import { describe, expect, it } from 'vitest';
import { applyChanges, invert } from '../montage/apply';
import { newTrajectory } from '../montage/listed';
import type { Montage, WellTrajectory } from '../montage/montage';
import { exampleMontage, formation, section } from '../montage/montage-for-tests';
import { computeDepths, depthsByTrajectory } from './path-depths';

/** Vertical to 1,000 m, then 60 degrees. Drill floor 33.5 m above sea level. */
const path: WellTrajectory = {
  ...newTrajectory('p'),
  name: 'Survey',
  kind: 'actual',
  stations_list: [
    [0, 0],
    [1000, 0],
    [1000.001, 60],
    [3000, 60],
  ].map(([ahd = 0, inclination = 0], at) => ({
    id: `s${at}`,
    along_hole_depth_below_drill_floor: ahd,
    inclination,
    azimuth: 0,
  })),
};

const top = (id: string, ssM: number | null, bdfM: number | null, ahdM: number | null) => ({
  ...formation('s1', id, ssM),
  true_vertical_depth_below_drill_floor: bdfM,
  along_hole_depth_below_drill_floor: ahdM,
});

const montage: Montage = {
  ...exampleMontage(),
  sections_list: [
    section(
      's1',
      12.25,
      [
        top('shallow', 466.5, 500, 500),
        top('wrong', 1466.5, 1500, 1800),
        top('rounded', 1566.5, 1600, 2200.1),
        top('only-ahd', null, null, 2400),
        top('deep', 2466.5, 2500, null),
      ],
      {
        true_vertical_depth_subsea: 1866.5,
        true_vertical_depth_below_drill_floor: 1900,
        along_hole_depth_below_drill_floor: null,
      },
    ),
  ],
  trajectories_list: [path],
};

describe('depths by a path', () => {
  const { values, beyond } = depthsByTrajectory(montage, path);

  it('set the AHD of a TVD, and the TVD of a lone AHD', () => {
    expect(
      values.map(({ cell, from, to }) => [
        'id' in cell.at ? cell.at.id : cell.at.of,
        cell.field,
        from,
        Number(to.toFixed(1)),
      ]),
    ).toEqual([
      ['wrong', 'along_hole_depth_below_drill_floor', 1800, 2000],
      ['only-ahd', 'true_vertical_depth_subsea', null, 1666.5],
      ['only-ahd', 'true_vertical_depth_below_drill_floor', null, 1700],
      ['section', 'along_hole_depth_below_drill_floor', null, 2800],
    ]);
  });

  it('name what the path does not reach', () => {
    expect(beyond.map(({ formation: one }) => one?.id)).toEqual(['deep']);
  });

  it('are one edit, after which nothing changes', () => {
    const edit = computeDepths(path, values)!;
    expect(edit.label).toBe('Compute depths from Survey');
    const after = applyChanges(montage, edit.changes);
    expect(depthsByTrajectory(after, path).values).toEqual([]);
    expect(applyChanges(after, invert(edit.changes))).toEqual(montage);
    expect(computeDepths(path, [])).toBeNull();
  });

  it('use the chosen path, not the one that is drawn', () => {
    const vertical: WellTrajectory = {
      ...path,
      id: 'v',
      kind: 'planned',
      stations_list: path.stations_list.map((one) => ({ ...one, inclination: 0 })),
    };
    const both = { ...montage, trajectories_list: [path, vertical] };
    const ahd = depthsByTrajectory(both, vertical).values.filter(
      ({ cell }) => cell.field === 'along_hole_depth_below_drill_floor',
    );
    expect(ahd.map(({ to }) => to)).toContain(1500);
  });
});
