import type { PlanSummary } from '@/api/generated/zod/montageAPI.schemas.zod';

/** USD: the rig and the services that are paid by the day. */
const dayRate = 230_000;

type Depths = readonly [fromAhdM: number, toAhdM: number];
type Days = readonly [low: number, likely: number, high: number];

/** The steps with their days and costs. Their means, 39.8 days and 17.1 million USD, are below what the top line plans. */
export const planOf = (id: string, shoeAhdM: number, endAhdM: number): PlanSummary[] => {
  const step = (
    rank: number,
    title: string,
    description: string | null,
    [low, likely, high]: Days,
    fixedCost: number,
    [from, to]: Depths | [] = [],
  ): PlanSummary => ({
    id: `${id}-p${rank}`,
    rank,
    title,
    description,
    depth_from: from ?? null,
    depth_to: to ?? null,
    duration_low: low,
    duration_likely: likely,
    duration_high: high,
    day_rate: dayRate,
    fixed_cost: fixedCost,
  });
  return [
    step(1, 'Skid the rig to slot 4', 'Check the conductor deck clearance first', [0.5, 1, 2], 250_000),
    step(
      2,
      'Drill and case the 17 1/2 in hole',
      'Kick off at 600 m; gyro before the build',
      [6, 8, 11],
      1_400_000,
      [180, 1204.3],
    ),
    step(3, 'Drill and case the 12 1/4 in hole', null, [9, 11, 16], 2_100_000, [1204.3, shoeAhdM]),
    step(
      4,
      'Drill the reservoir, log, run the liner',
      'Decide on the sample after the pressure points',
      [8, 10, 14],
      2_400_000,
      [shoeAhdM, endAhdM],
    ),
    step(5, 'Complete with 5 1/2 in tubing', null, [6, 7, 10], 1_800_000),
  ];
};
