import type { Entities, Place, SectionItems } from './address';
import type { List, Listed, MontageList } from './change';
import type { LoggingItem, Montage, Section, WellTrajectory } from './montage';

export type Entity = Entities[keyof Entities];

/** The field of a section that contains its item of each kind. */
export const itemFields = {
  casing: 'casing_item',
  cement: 'cement_item',
  mud: 'mud_item',
  logging: 'logging_item',
  pressureTest: 'pressure_test_item',
} as const satisfies Record<keyof SectionItems, keyof Section>;

/** The field of the montage that contains each of its lists. */
export const listFields = {
  sections: 'sections_list',
  reservoirs: 'reservoirs_list',
  planSteps: 'plan_summaries_list',
  trajectories: 'trajectories_list',
  pressurePoints: 'pressure_points_list',
  strengthTests: 'strength_tests_list',
  risks: 'risks_list',
  riskLevels: 'risk_levels_list',
} as const satisfies Record<MontageList, keyof Montage>;

/** The kind of the entities of each list. */
export const listedKinds = {
  sections: 'section',
  formations: 'formation',
  runs: 'run',
  stringPieces: 'stringPiece',
  reservoirs: 'reservoir',
  planSteps: 'planStep',
  trajectories: 'trajectory',
  stations: 'station',
  targets: 'target',
  pressurePoints: 'pressurePoint',
  strengthTests: 'strengthTest',
  risks: 'risk',
  riskLevels: 'riskLevel',
} as const satisfies Record<List['of'], Place['of']>;

/** The field of a trajectory that contains each of its lists. */
export const trajectoryLists = { stations: 'stations_list', targets: 'targets_list' } as const;

export const trajectoryOf = (montage: Montage, id: string): WellTrajectory | null =>
  byId(montage.trajectories_list ?? [], id);

export const sectionOf = (montage: Montage, id: string): Section | null =>
  montage.sections_list.find((section) => section.id === id) ?? null;

const idsByList = new WeakMap<object, ReadonlySet<string>>();

/**
 * The ids of a list. Lists are immutable, so they are cached: checking twenty sections for each pasted row stays cheap.
 */
function idsOf(list: Section['formations_list']): ReadonlySet<string> {
  const known = idsByList.get(list);
  if (known) return known;
  const ids = new Set(list.map(({ id }) => id));
  idsByList.set(list, ids);
  return ids;
}

/**
 * The section that contains a formation: `section` if it does, else any other, because a newer version may have moved
 * it since it was addressed. Null if none does.
 */
export function homeOf(montage: Montage, section: string, id: string): Section | null {
  const expected = sectionOf(montage, section);
  if (expected?.formations_list.some((one) => one.id === id)) return expected;
  return (
    montage.sections_list.find((other) => other !== expected && idsOf(other.formations_list).has(id)) ?? null
  );
}

const byId = <T extends { readonly id: string }>(list: readonly T[], id: string): T | null =>
  list.find((entity) => entity.id === id) ?? null;

export function entityAt(montage: Montage, at: Place): Entity | null {
  switch (at.of) {
    case 'topLine':
      return montage.top_line_item;
    case 'section':
      return sectionOf(montage, at.section);
    case 'formation':
      return byId(homeOf(montage, at.section, at.id)?.formations_list ?? [], at.id);
    case 'run':
      return byId(sectionOf(montage, at.section)?.logging_item?.logging_runs_list ?? [], at.id);
    case 'stringPiece':
      return byId(sectionOf(montage, at.section)?.drill_string_list ?? [], at.id);
    case 'reservoir':
      return byId(montage.reservoirs_list, at.id);
    case 'planStep':
      return byId(montage.plan_summaries_list, at.id);
    case 'trajectory':
      return trajectoryOf(montage, at.id);
    case 'station':
      return byId(trajectoryOf(montage, at.trajectory)?.stations_list ?? [], at.id);
    case 'target':
      return byId(trajectoryOf(montage, at.trajectory)?.targets_list ?? [], at.id);
    case 'pressurePoint':
      return byId(montage.pressure_points_list ?? [], at.id);
    case 'strengthTest':
      return byId(montage.strength_tests_list ?? [], at.id);
    case 'risk':
      return byId(montage.risks_list ?? [], at.id);
    case 'riskLevel':
      return byId(montage.risk_levels_list ?? [], at.id);
    default:
      return sectionOf(montage, at.section)?.[itemFields[at.of]] ?? null;
  }
}

/** Whether the montage has a list: the server may keep no trajectories or strings, and a trajectory may be gone. */
export function hasList(montage: Montage, list: List): boolean {
  if ('trajectory' in list) return trajectoryOf(montage, list.trajectory) !== null;
  if (list.of === 'stringPieces') return sectionOf(montage, list.section)?.drill_string_list !== undefined;
  if ('section' in list) return sectionOf(montage, list.section) !== null;
  return montage[listFields[list.of]] !== undefined;
}

export function listAt(montage: Montage, list: List): readonly Listed[] {
  switch (list.of) {
    case 'formations':
      return sectionOf(montage, list.section)?.formations_list ?? [];
    case 'runs':
      return sectionOf(montage, list.section)?.logging_item?.logging_runs_list ?? [];
    case 'stringPieces':
      return sectionOf(montage, list.section)?.drill_string_list ?? [];
    case 'stations':
    case 'targets':
      return trajectoryOf(montage, list.trajectory)?.[trajectoryLists[list.of]] ?? [];
    default:
      return montage[listFields[list.of]] ?? [];
  }
}

/**
 * Whether there is a logging programme. A deleted one remains as an empty item with a blank id. An item with a blank id
 * and content counts as a programme, so that nothing written disappears because of a missing id.
 */
export function hasLogging(item: LoggingItem | null): item is LoggingItem {
  if (item === null) return false;
  const { id, logging_program_evaluation: evaluation, notes, logging_runs_list: runs } = item;
  return id !== '' || evaluation !== null || notes !== null || runs.length > 0;
}
