/** A named situation that can be walked. */
export interface DemonstrationScenario {
  name: string;
  title: string;
  /** One line: what to look for in it. */
  lookFor: string;
  /** The account it starts with; null without a signed-in user. */
  account: string | null;
  /** Restarts it. */
  href: string;
}

/** A call that the backend has answered, or is answering. */
export interface DemonstrationCall {
  readonly id: number;
  readonly name: string;
  /** Epoch, ms. */
  readonly startedMs: number;
  readonly outcome: number | 'under way' | 'no answer';
  /** Null until the answer has begun. */
  readonly tookMs: number | null;
  /** The repairs of the answer, with their places; absent if it needed none. */
  readonly repairs?: readonly string[];
}

/** A planned fault of the backend, as an address writes it. */
export interface DemonstrationFault {
  text: string;
  /** How many calls it has befallen. */
  struck: number;
  /** Whether it was added here, and so can be removed. */
  added: boolean;
}

export interface DemonstrationState {
  /** Newest first. */
  readonly calls: readonly DemonstrationCall[];
  readonly faults: readonly DemonstrationFault[];
  /** How far the backend's clock has been moved on, s. */
  readonly aheadS: number;
}

/** A tester's controls of the backend. */
export interface DemonstrationTools {
  scenarios: readonly DemonstrationScenario[];
  /** Null if the user's own data is shown. */
  current: DemonstrationScenario | null;
  operations: readonly { label: string; names: readonly string[] }[];
  /** The same object until something changes. */
  state(): DemonstrationState;
  /** Returns what ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** @param how `network`, or `status:` and a number. */
  failNext(call: string, how: string): void;
  takeAway(fault: string): void;
  moveClock(seconds: number): void;
  /** Shows the same anywhere. */
  link(): string;
  ownDataHref: string;
  /** Back to how it began; answers where to go then. */
  startOver(): Promise<string>;
}
