import { formatInches } from '../inches';
import { withUnit } from '../shown-units/figures';
import type { Place } from './address';
import type { Listed } from './change';
import { entityAt, sectionOf, type Entity } from './lookup';
import type { Montage, WellTrajectory } from './montage';
import { runName } from './numbers';

/** Names of things on the screen and in the history. */

/** `12 1/4″ Section 3`; `Section 3` if the diameter is unknown. */
export function sectionName(montage: Montage, id: string): string {
  const number = montage.sections_list.findIndex((section) => section.id === id) + 1;
  const diameterIn = sectionOf(montage, id)?.diameter ?? null;
  return diameterIn === null ? `Section ${number}` : `${formatInches(diameterIn)}″ Section ${number}`;
}

const itemNames = {
  casing: 'casing',
  cement: 'cement',
  mud: 'mud',
  logging: 'logging',
  pressureTest: 'pressure tests',
} as const;

export const quantity = (count: number, singular: string): string =>
  `${count} ${singular}${count === 1 ? '' : 's'}`;

/** The name within a sentence: `Chalk`, `casing in 12 1/4″ Section 3`; blank for the top line. */
export function placeName(montage: Montage, at: Place): string {
  switch (at.of) {
    case 'topLine':
      return '';
    case 'section':
      return sectionName(montage, at.section);
    case 'run':
    case 'stringPiece':
      return `${entityName(montage, at)} in ${sectionName(montage, at.section)}`;
    case 'station':
    case 'target':
      return `${entityName(montage, at)} of ${entityName(montage, { of: 'trajectory', id: at.trajectory })}`;
    case 'formation':
    case 'reservoir':
    case 'planStep':
    case 'trajectory':
    case 'pressurePoint':
    case 'strengthTest':
    case 'risk':
    case 'riskLevel':
      return entityName(montage, at);
    default:
      return `${itemNames[at.of]} in ${sectionName(montage, at.section)}`;
  }
}

const atDepth = (depthM: number | null, kind: string): string =>
  depthM === null ? 'an unknown depth' : `${withUnit('length', depthM, 1, 2)} ${kind}`;

/** `Planned path` or `Actual path` if it has no name. */
export const trajectoryName = ({ name, kind }: Pick<WellTrajectory, 'name' | 'kind'>): string =>
  name?.trim() || (kind === null ? 'well path' : `${kind} path`);

/** The name of an entity that needs no place: `Chalk`, `Run 2`, `station at 1,250.0 m AHD`. Null for the others. */
function ownName(entity: Entity): string | null {
  if ('stations_list' in entity) return trajectoryName(entity);
  if ('inclination' in entity)
    return `station at ${atDepth(entity.along_hole_depth_below_drill_floor, 'AHD')}`;
  if ('radius' in entity) return entity.name?.trim() || 'unnamed target';
  if ('pore_pressure' in entity)
    return `pressures at ${atDepth(entity.true_vertical_depth_subsea, 'TVD SS')}`;
  if ('test_type' in entity)
    return `${entity.test_type ?? 'test'} at ${atDepth(entity.true_vertical_depth_subsea, 'TVD SS')}`;
  if ('outer_diameter' in entity) return entity.name?.trim() || 'part of the drill string';
  if ('mitigation' in entity)
    return (
      [entity.number, entity.risk]
        .map((part) => part?.trim())
        .filter(Boolean)
        .join(' ') || 'unnamed risk'
    );
  if ('class_1' in entity) return `level ${entity.level ?? '?'} of the risk matrix`;
  if ('run_number' in entity) return runName(entity);
  if ('title' in entity) return entity.title?.trim() || 'untitled item';
  if ('formation_name' in entity) return entity.formation_name?.trim() || 'unnamed formation';
  return null;
}

/** For the controls and messages of a row. */
export const rowName = (entity: Listed): string => ownName(entity) ?? 'the row';

/** The name alone: `Chalk`, `Run 2`, `casing`. */
export function entityName(montage: Montage, at: Place): string {
  if (at.of === 'topLine') return 'top line';
  if (at.of === 'section') return sectionName(montage, at.section);
  const entity = entityAt(montage, at);
  const name = entity && ownName(entity);
  return name ?? (at.of in itemNames ? itemNames[at.of as keyof typeof itemNames] : 'what is gone');
}
