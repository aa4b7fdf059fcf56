import type {
  CasingItem,
  CementItem,
  Formation,
  LoggingItem,
  LoggingRun,
  MudItem,
  PlanSummary,
  PressureTestItem,
  Reservoir,
  Section,
  TopLine,
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
  reservoir: Reservoir;
  planStep: PlanSummary;
}

/**
 * The address of an entity. It uses ids instead of list positions, so it stays valid after a sort, a move or a save.
 */
export type Place =
  | { readonly of: 'topLine' }
  | { readonly of: 'section' | keyof SectionItems; readonly section: string }
  | { readonly of: 'formation'; readonly section: string; readonly id: string }
  | { readonly of: 'run'; readonly section: string; readonly id: string }
  | { readonly of: 'reservoir' | 'planStep'; readonly id: string };

/** The address of one value of the montage: of a cell, or of what a finding is about. */
export interface Cell {
  readonly at: Place;
  readonly field: string;
}

/** A key without blanks for a cell: for its findings and its element. */
export function cellKey({ at, field }: Cell): string {
  const section = 'section' in at ? encodeURIComponent(at.section) : '';
  const id = 'id' in at ? encodeURIComponent(at.id) : '';
  return `${at.of}|${section}|${id}|${field}`;
}

/** The inverse of `cellKey`. */
export function cellOfKey(key: string): Cell {
  const [of, section = '', id = '', field = ''] = key.split('|');
  const at = {
    of,
    ...(section && { section: decodeURIComponent(section) }),
    ...(id && { id: decodeURIComponent(id) }),
  } as Place;
  return { at, field };
}

export const sameCell = (a: Cell | null, b: Cell | null): boolean =>
  a === b || (a !== null && b !== null && cellKey(a) === cellKey(b));
