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

/** One word for a cell: the key of findings, and of the element on the screen. */
export function cellKey({ at, field }: Cell): string {
  const section = 'section' in at ? at.section : '';
  const id = 'id' in at ? at.id : '';
  return `${at.of}|${section}|${id}|${field}`;
}
