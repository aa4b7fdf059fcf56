import { createContext, use } from 'react';

/** A server without an identity provider, for trying out. */
export interface Trial {
  /** Published: they protect nothing. */
  accounts: readonly { email: string; password: string; description: string }[];
}

/** On every page. */
export const trialSentence = 'Trial: anyone on this machine can sign in. Keep no real work here.';

const TrialContext = createContext<Trial | null>(null);

export const TrialProvider = TrialContext;

/** Null on a server with real accounts. */
export const useTrial = (): Trial | null => use(TrialContext);
