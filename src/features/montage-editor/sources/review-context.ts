import { createContext, type ReactNode } from 'react';

/** How the documents of the montage were read, in its generation report; null where nobody can see that. */
export const ReviewContext = createContext<ReactNode>(null);
