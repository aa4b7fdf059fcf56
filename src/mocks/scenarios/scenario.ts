import type { FaultDeclaration } from '../faults';
import type { WorldOptions } from '../world';

/** What of a world a scenario decides; where it keeps its data and what its clock is driven by belongs to whoever runs it. */
export type ScenarioWorld = Pick<
  WorldOptions,
  'fixtures' | 'montages' | 'entityTags' | 'hidesAccounts' | 'pace' | 'seed'
>;

/** A named situation that can be walked: a world, what goes wrong in it, and the time on its clock. */
export interface Scenario {
  /** As it stands in an address and on a command line: lower case, words joined by hyphens. */
  readonly name: string;
  readonly title: string;
  /** One line: what whoever walks it should look for. */
  readonly lookFor: string;
  /** Where the walk begins. */
  readonly route: string;
  /** The demonstration account that the walk is made with; null for a stranger. */
  readonly signedInAs: string | null;
  readonly world?: ScenarioWorld;
  readonly faults?: readonly FaultDeclaration[];
  /** How far (ms) the world's clock is ahead of the machine's. */
  readonly clockAheadMs?: number;
}
