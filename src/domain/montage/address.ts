import type {
  CasingItem,
  CementItem,
  DrillStringPiece,
  Formation,
  LoggingItem,
  LoggingRun,
  MudItem,
  PlanSummary,
  PressurePoint,
  PressureTestItem,
  Reservoir,
  Risk,
  RiskLevel,
  Section,
  StrengthTest,
  TopLine,
  TrajectoryStation,
  TrajectoryTarget,
  WellTrajectory,
} from './montage';

/** The one item of each kind that a section may have. */
export interface SectionItems {
  casing: CasingItem;
  cement: CementItem;
  mud: MudItem;
  logging: LoggingItem;
  pressureTest: PressureTestItem;
}

/** Everything in a montage that has fields. */
export interface Entities extends SectionItems {
  topLine: TopLine;
  section: Section;
  formation: Formation;
  run: LoggingRun;
  stringPiece: DrillStringPiece;
  reservoir: Reservoir;
  planStep: PlanSummary;
  trajectory: WellTrajectory;
  station: TrajectoryStation;
  target: TrajectoryTarget;
  pressurePoint: PressurePoint;
  strengthTest: StrengthTest;
  risk: Risk;
  riskLevel: RiskLevel;
}

/** The kinds whose lists belong to the montage, which are addressed by their id alone. */
export type ListedKind =
  | 'reservoir'
  | 'planStep'
  | 'trajectory'
  | 'pressurePoint'
  | 'strengthTest'
  | 'risk'
  | 'riskLevel';

/**
 * The address of an entity. It uses ids instead of list positions, so it stays valid after a sort, a move or a save.
 */
export type Place =
  | { readonly of: 'topLine' }
  | { readonly of: 'section' | keyof SectionItems; readonly section: string }
  | { readonly of: 'formation'; readonly section: string; readonly id: string }
  | { readonly of: 'run' | 'stringPiece'; readonly section: string; readonly id: string }
  | { readonly of: 'station' | 'target'; readonly trajectory: string; readonly id: string }
  | { readonly of: ListedKind; readonly id: string };

/** The address of one value of the montage: of a cell, or of what a finding is about. */
export interface Cell {
  readonly at: Place;
  readonly field: string;
}

/** The id of the section or the trajectory that contains it; blank if the montage itself does. */
export function parentOf(at: Place): string {
  if ('section' in at) return at.section;
  return 'trajectory' in at ? at.trajectory : '';
}

/** A key without blanks for a cell: for its findings and its element. */
export function cellKey({ at, field }: Cell): string {
  const id = 'id' in at ? encodeURIComponent(at.id) : '';
  return `${at.of}|${encodeURIComponent(parentOf(at))}|${id}|${field}`;
}

const isInTrajectory = (of: string): boolean => of === 'station' || of === 'target';

/** The inverse of `cellKey`. */
export function cellOfKey(key: string): Cell {
  const [of = '', parent = '', id = '', field = ''] = key.split('|');
  const at = {
    of,
    ...(parent && { [isInTrajectory(of) ? 'trajectory' : 'section']: decodeURIComponent(parent) }),
    ...(id && { id: decodeURIComponent(id) }),
  } as Place;
  return { at, field };
}

export const sameCell = (a: Cell | null, b: Cell | null): boolean =>
  a === b || (a !== null && b !== null && cellKey(a) === cellKey(b));
