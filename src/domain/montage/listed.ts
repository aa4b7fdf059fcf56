import type { Entities, Place } from './address';
import { catalogue, type FieldOf } from './catalogue';
import type { Edit, Listed, MontageList, NewId } from './change';
import { appendChanges, editOf, removeChanges } from './edit';
import { hasList, listedKinds } from './lookup';
import type { Montage, Reservoir, Risk, RiskLevel, TrajectoryKind, WellTrajectory } from './montage';
import { entityName, placeName } from './words';

/** Edits of the lists whose rows users add, remove and paste in a table of its own. */

export type ListOfRows =
  | { readonly of: 'stations' | 'targets'; readonly trajectory: string }
  | { readonly of: 'stringPieces'; readonly section: string }
  | { readonly of: Exclude<MontageList, 'sections' | 'planSteps'> };

const none = <Kind extends keyof Entities>(of: Kind) =>
  Object.fromEntries(Object.keys(catalogue[of]).map((field) => [field, null])) as Record<FieldOf<Kind>, null>;

/** As the specification has it: named 'New Formation', with zeros. */
const newReservoir = (id: string): Reservoir => ({
  id,
  formation_name: 'New Formation',
  gradient: 0,
  pressure_lower_bound: 0,
  pressure_upper_bound: 0,
  true_vertical_depth_subsea_lower_bound: 0,
  true_vertical_depth_subsea_upper_bound: 0,
});

/** Lists with cells in a table whose rows are added, ordered and removed elsewhere. */
export type FixedList = { readonly of: 'planSteps' | 'sections' };
export type ListOfCells = ListOfRows | FixedList;

export const isFixedList = (list: ListOfCells): list is FixedList =>
  list.of === 'planSteps' || list.of === 'sections';

/** A planned path without stations. */
export const newTrajectory = (id: string): WellTrajectory => ({
  id,
  ...none('trajectory'),
  kind: 'planned',
  stations_list: [],
  targets_list: [],
});

/** An open risk of the whole well. */
export const newRisk = (id: string): Risk => ({ id, ...none('risk'), status: 'open' });

/** A level of the risk matrix that is the default. */
export const newRiskLevel = (id: string): RiskLevel => ({ id, ...none('riskLevel') });

/** A new row of a list: empty, except for a reservoir and the kind of a trajectory. */
export function newListed({ of }: ListOfRows, id: string): Listed {
  switch (of) {
    case 'reservoirs':
      return newReservoir(id);
    case 'trajectories':
      return newTrajectory(id);
    case 'stations':
      return { id, ...none('station') };
    case 'targets':
      return { id, ...none('target') };
    case 'stringPieces':
      return { id, ...none('stringPiece') };
    case 'pressurePoints':
      return { id, ...none('pressurePoint') };
    case 'strengthTests':
      return { id, ...none('strengthTest') };
    case 'risks':
      return newRisk(id);
    case 'riskLevels':
      return newRiskLevel(id);
  }
}

export function placeInList(list: ListOfCells, id: string): Place {
  if (list.of === 'sections') return { of: 'section', section: id };
  const of = listedKinds[list.of];
  if ('section' in list) return { of: 'stringPiece', section: list.section, id };
  return ('trajectory' in list ? { of, trajectory: list.trajectory, id } : { of, id }) as Place;
}

/** In the label of its edit: `Add Reservoir`. */
const rowNames: Readonly<Record<ListOfRows['of'], string>> = {
  reservoirs: 'Reservoir',
  trajectories: 'well path',
  stations: 'station',
  targets: 'target',
  stringPieces: 'part of the drill string',
  pressurePoints: 'pressures',
  strengthTests: 'strength test',
  risks: 'risk',
  riskLevels: 'level',
};

/** Adds an empty row below the others. Null if the montage has no such list. */
export const addListed = (montage: Montage, list: ListOfRows, newId: NewId): Edit | null =>
  hasList(montage, list)
    ? editOf(`Add ${rowNames[list.of]}`, appendChanges(montage, list, newListed(list, newId())))
    : null;

/** Adds a path without stations. Null if the montage keeps no paths. */
export function addPath(montage: Montage, kind: TrajectoryKind, newId: NewId): Edit | null {
  const list = { of: 'trajectories' } as const;
  return hasList(montage, list)
    ? editOf(`Add ${kind} path`, appendChanges(montage, list, { ...newTrajectory(newId()), kind }))
    : null;
}

export function removeListed(montage: Montage, list: ListOfRows, id: string): Edit | null {
  const at = placeInList(list, id);
  const label = list.of === 'reservoirs' ? `reservoir ${entityName(montage, at)}` : placeName(montage, at);
  return editOf(`Remove ${label}`, removeChanges(montage, list, id));
}
