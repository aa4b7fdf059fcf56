import { createContext, use } from 'react';

/** An account that the sign-in page offers, one click, where the application carries its own backend. */
export interface DemonstrationAccount {
  email: string;
  password: string;
  description: string;
}

/** A mail that the identity provider would have sent. */
export interface DemonstrationMail {
  id: string;
  to: string;
  subject: string;
  /** The address that the mail leads to. */
  link: string;
  /** Epoch, ms. */
  sentMs: number;
}

/** A named situation that can be walked. */
export interface DemonstrationScenario {
  name: string;
  title: string;
  /** One line: what whoever walks it should look for. */
  lookFor: string;
  /** Whom it is walked as; null for a stranger. */
  account: string | null;
  /** Begins it anew. */
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
}

/** What goes wrong in the backend, as it stands in an address. */
export interface DemonstrationFault {
  text: string;
  /** How many calls it has befallen. */
  struck: number;
  /** Whether it was added here, and so can be taken away. */
  added: boolean;
}

export interface DemonstrationState {
  /** Newest first. */
  readonly calls: readonly DemonstrationCall[];
  readonly faults: readonly DemonstrationFault[];
  /** How far the backend's clock has been moved on, s. */
  readonly aheadS: number;
}

/** What one who tests does to the backend. */
export interface DemonstrationTools {
  scenarios: readonly DemonstrationScenario[];
  /** Null where the person's own data is shown. */
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

/** What the embedded mode offers beyond the product; absent wherever a real backend answers. */
export interface Demonstration {
  accounts: DemonstrationAccount[];
  /** The documents of a fictional well, as if they had been chosen from disk. */
  sampleDocuments(): Promise<File[]>;
  /** Puts the data of this browser back to how it began. */
  reset(): Promise<void>;
  /** What has been sent, newest first; absent where no mails are sent. */
  mails?(): Promise<DemonstrationMail[]>;
  /** Scenarios, faults and what has been called. */
  tools?: DemonstrationTools;
}

const DemonstrationContext = createContext<Demonstration | null>(null);

export const DemonstrationProvider = DemonstrationContext;

export const useDemonstration = (): Demonstration | null => use(DemonstrationContext);
