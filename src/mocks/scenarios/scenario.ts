import type { FaultDeclaration } from '../faults';
import type { WorldOptions } from '../world';

/** The part of a world that a scenario defines; the host chooses the storage and the clock. */
export type ScenarioWorld = Pick<
  WorldOptions,
  'fixtures' | 'montages' | 'entityTags' | 'hidesAccounts' | 'pace' | 'seed'
>;

/** A named situation: a world, its faults, and the time on its clock. */
export interface Scenario {
  /** The name in an address and on a command line: lower case, words joined by hyphens. */
  readonly name: string;
  readonly title: string;
  /** One line: what to look for. */
  readonly lookFor: string;
  /** The first address. */
  readonly route: string;
  /** The demonstration account to use; null for a visitor without one. */
  readonly signedInAs: string | null;
  readonly world?: ScenarioWorld;
  readonly faults?: readonly FaultDeclaration[];
  /** How far (ms) the world's clock is ahead of the machine's. */
  readonly clockAheadMs?: number;
}
