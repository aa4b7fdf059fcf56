import { createContext } from 'react';

/** The id of the montage whose versions the server may have; null without a server. */
export const HistoryContext = createContext<string | null>(null);
