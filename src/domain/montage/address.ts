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

/** The one item of its kind that a section may have. */
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

/** Where an entity stands. Ids and not places in a list, so that an address outlives a sort, a move and a save. */
export type Place =
  | { readonly of: 'topLine' }
  | { readonly of: 'section' | keyof SectionItems; readonly section: string }
  | { readonly of: 'formation'; readonly section: string; readonly id: string }
  | { readonly of: 'run'; readonly section: string; readonly id: string }
  | { readonly of: 'reservoir' | 'planStep'; readonly id: string };

/** One value of the montage: what a cell shows, what a check speaks of. */
export interface Cell {
  readonly at: Place;
  readonly field: string;
}

/** One word for a cell, without blanks: the key of its findings, and of the element that shows it. */
export function cellKey({ at, field }: Cell): string {
  const section = 'section' in at ? encodeURIComponent(at.section) : '';
  const id = 'id' in at ? encodeURIComponent(at.id) : '';
  return `${at.of}|${section}|${id}|${field}`;
}

/** The cell of a key that `cellKey` made. */
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
