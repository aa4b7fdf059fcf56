import type { Entities, ListedKind, Place, SectionItems } from './address';
import type { TopLine } from './montage';

/** The value of a field. */
export type Value = string | number | boolean | null | readonly string[];

export type List =
  | { readonly of: 'formations' | 'runs' | 'stringPieces'; readonly section: string }
  /** A section is inserted and removed without its contents, which are changes of their own. */
  /** A trajectory is inserted and removed with its stations and targets, as one. */
  | { readonly of: 'stations' | 'targets'; readonly trajectory: string }
  | { readonly of: MontageList };

/** The lists of the montage itself. */
export type MontageList =
  | 'sections'
  | 'reservoirs'
  | 'planSteps'
  | 'trajectories'
  | 'pressurePoints'
  | 'strengthTests'
  | 'risks'
  | 'riskLevels';

export type Listed = Entities[
  | 'section'
  | 'formation'
  | 'run'
  | 'stringPiece'
  | 'station'
  | 'target'
  | ListedKind];
export type Item = SectionItems[keyof SectionItems] | TopLine;

/**
 * The smallest changes of a montage. Each contains the value it replaces, so that undo needs no older montage; each is
 * plain data, so that it survives a reload.
 */
export type Change =
  | {
      readonly op: 'set';
      readonly at: Place;
      readonly field: string;
      readonly from: Value;
      readonly to: Value;
    }
  /** Creates, removes or replaces a section's one item of a kind, or the top line. */
  | { readonly op: 'item'; readonly at: Place; readonly from: Item | null; readonly to: Item | null }
  | { readonly op: 'insert'; readonly list: List; readonly index: number; readonly entity: Listed }
  | { readonly op: 'remove'; readonly list: List; readonly index: number; readonly entity: Listed }
  /** The ids of a list in their order before and after. */
  | {
      readonly op: 'order';
      readonly list: List;
      readonly from: readonly string[];
      readonly to: readonly string[];
    };

/** One user action, its label and all its changes: one step of the history. */
export interface Edit {
  /** The text after 'Undo': `Set TVD SS of Chalk`. */
  readonly label: string;
  readonly changes: readonly Change[];
}

/** Makes an id for a new entity, with the prefix `temp-`. */
export type NewId = () => string;
