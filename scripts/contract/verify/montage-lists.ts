/** The lists of a montage that a server may leave out: paths, pressures, strength tests and risks. */
import { firstDifference } from './differences.ts';
import { checkKicksLeftOut, keepsKicks, withoutKick } from './montage-kicks.ts';
import { keepsTimes, withoutTimes } from './montage-plan.ts';
import { toSave, type Montage, type MontageSave } from './shapes.ts';
import { need, type Answered, type Walk } from './walk.ts';

const lists = [
  'trajectories_list',
  'pressure_points_list',
  'strength_tests_list',
  'risks_list',
  'risk_levels_list',
] as const;

/** The lists of a save that the server keeps, with new rows: with every field, and with null values. */
export function moreOfLists(
  whole: MontageSave,
  given: MontageSave,
  nulls: MontageSave,
): Pick<MontageSave, 'trajectories' | 'pressure_points' | 'strength_tests' | 'risks' | 'risk_levels'> {
  const more = <Row>(rows: Row[] = [], one: Row[] = [], other: Row[] = []): Row[] => [
    ...rows,
    ...one,
    ...other,
  ];
  return {
    ...(whole.trajectories && {
      trajectories: more(whole.trajectories, given.trajectories, nulls.trajectories),
    }),
    ...(whole.pressure_points && {
      pressure_points: more(whole.pressure_points, given.pressure_points, nulls.pressure_points),
    }),
    ...(whole.strength_tests && {
      strength_tests: more(whole.strength_tests, given.strength_tests, nulls.strength_tests),
    }),
    // The sections of the samples have ids, and then no index is sent.
    ...(whole.risks && {
      risks: more(whole.risks, given.risks?.map(withoutIndex), nulls.risks?.map(withoutIndex)),
    }),
    ...(whole.risk_levels && {
      risk_levels: more(whole.risk_levels, given.risk_levels, nulls.risk_levels),
    }),
  };
}

type SavedRisk = NonNullable<MontageSave['risks']>[number];
const withoutIndex = ({ section_index: _, ...risk }: SavedRisk): SavedRisk => risk;

/** The rows of the lists by their place: their ids are unique within each. */
export const rowsOfLists = ({
  trajectories_list: paths = [],
  pressure_points_list: points = [],
  strength_tests_list: tests = [],
  risks_list: risks = [],
  risk_levels_list: levels = [],
}: Montage): Record<string, { id: string }[]> => ({
  '/body/trajectories_list': paths,
  '/body/trajectories_list/*/stations_list': paths.flatMap((path) => path.stations_list),
  '/body/trajectories_list/*/targets_list': paths.flatMap((path) => path.targets_list),
  '/body/pressure_points_list': points,
  '/body/strength_tests_list': tests,
  '/body/risks_list': risks,
  '/body/risk_levels_list': levels,
});

/** What a server keeps of a montage: without what its answer does not have. */
export function keptBy(answered: Montage, sent: Montage): Montage {
  const kept = Object.fromEntries(
    Object.entries(sent).filter(([name]) => !lists.some((list) => list === name) || name in answered),
  ) as unknown as Montage;
  return {
    ...kept,
    ...(!keepsKicks(answered) && { sections_list: kept.sections_list.map(withoutKick) }),
    ...(!keepsTimes(answered) && { plan_summaries_list: kept.plan_summaries_list.map(withoutTimes) }),
  };
}

/** A server that keeps a list answers it, empty or not. */
export function remarkLists(walk: Walk, montage: Montage): void {
  for (const list of lists) {
    if (montage[list] === undefined)
      walk.recorder.remark('getMontage', `/body/${list}`, 'not kept, as the contract allows');
  }
}

/** A list, and a section's part, that a save leaves out stays as it is stored. Returns the answer of the save. */
export async function checkLeftOut(
  walk: Walk,
  saved: Answered<Montage>,
  headers: Record<string, string>,
): Promise<Answered<Montage>> {
  const before = need(saved);
  const {
    trajectories: _,
    pressure_points: __,
    strength_tests: ___,
    risks: ____,
    risk_levels: _____,
    ...whole
  } = toSave(before);
  const json = { ...whole, sections: whole.sections.map(withoutKick) };
  const answered = await walk.expect<Montage>('saveMontage', 200, { json, headers });
  const kept = lists.filter((list) => before[list] !== undefined);
  for (const list of kept) {
    const now = need(answered)[list];
    const differs =
      now === undefined
        ? { pointer: '', expected: 'the list', got: 'none' }
        : firstDifference(before[list], now);
    const found = {
      pointer: `/body/${list}${differs?.pointer ?? ''}`,
      expected: differs?.expected,
      got: differs?.got,
    };
    walk.check(!differs, 'save.left-out', answered, found);
  }
  checkKicksLeftOut(walk, before, answered);
  return answered;
}
