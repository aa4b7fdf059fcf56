import { createContext, use, type ComponentType, type ReactNode } from 'react';

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

/**
 * The scenarios as the screens know them. Their parts are handed in by the composition root, so that a build without a
 * demonstration holds nothing of them.
 */
export interface DemonstrationScenarios {
  /** Null if the user's own data is shown. */
  current: { title: string } | null;
  /** Opens the panel. @param onOpen closes what would cover it. */
  Button: ComponentType<{ onOpen?: (() => void) | undefined }>;
  /** The panel while it is open, and otherwise the children. */
  Place: ComponentType<{ children: ReactNode }>;
}

/** Tools that only the embedded mode has; absent with a real backend. */
export interface Demonstration {
  accounts: DemonstrationAccount[];
  /** The documents of a fictional well, as if they had been chosen from disk. */
  sampleDocuments(): Promise<File[]>;
  /** Puts the data of this browser back to how it began. */
  reset(): Promise<void>;
  /** The sent mails, newest first; absent if none are sent. */
  mails?(): Promise<DemonstrationMail[]>;
  scenarios?: DemonstrationScenarios;
}

const DemonstrationContext = createContext<Demonstration | null>(null);

export const DemonstrationProvider = DemonstrationContext;

export const useDemonstration = (): Demonstration | null => use(DemonstrationContext);
