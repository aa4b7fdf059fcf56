import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { EmbeddedBackend } from '@/mocks/browser';

/**
 * The scenarios as the screens know them. The composition root passes their parts in, so that a build without a
 * demonstration contains nothing of them.
 */
export interface DemonstrationScenarios {
  /** Null if the user's own data is shown. */
  current: { title: string } | null;
  /** Opens the panel. @param onOpen closes what would cover it. */
  Button: ComponentType<{ onOpen?: (() => void) | undefined }>;
  /** The panel while it is open, and otherwise the children. */
  Place: ComponentType<{ children: ReactNode }>;
}

/** What only the embedded mode offers; absent with a real backend, and `mails` where no mail would be sent. */
export interface Demonstration
  extends
    Pick<EmbeddedBackend, 'accounts' | 'sampleDocuments' | 'reset'>,
    Partial<Pick<EmbeddedBackend, 'mails'>> {
  scenarios?: DemonstrationScenarios;
}

const DemonstrationContext = createContext<Demonstration | null>(null);

export const DemonstrationProvider = DemonstrationContext;

export const useDemonstration = (): Demonstration | null => use(DemonstrationContext);
