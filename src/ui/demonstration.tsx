import { createContext, use } from 'react';

/** An account that the sign-in page offers, one click, where the application carries its own backend. */
export interface DemonstrationAccount {
  email: string;
  password: string;
  description: string;
}

/** What the embedded mode offers beyond the product; absent wherever a real backend answers. */
export interface Demonstration {
  accounts: DemonstrationAccount[];
  /** The documents of a fictional well, as if they had been chosen from disk. */
  sampleDocuments(): Promise<File[]>;
  /** Puts the data of this browser back to how it began. */
  reset(): Promise<void>;
}

const DemonstrationContext = createContext<Demonstration | null>(null);

export const DemonstrationProvider = DemonstrationContext;

export const useDemonstration = (): Demonstration | null => use(DemonstrationContext);
