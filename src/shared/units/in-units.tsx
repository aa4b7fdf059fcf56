import { Fragment, useSyncExternalStore, type ReactNode } from 'react';
import { currentUnits } from './kept-units';
import { subscribeToUnits } from './units-storage';

/** The chosen units, after each change. */
export const useUnits = () => useSyncExternalStore(subscribeToUnits, currentUnits);

/**
 * Shows its content in the chosen units. A change mounts the content again: every value on the screen changes, and a
 * change is rare.
 */
export function InUnits({ children }: { children: ReactNode }) {
  const units = useUnits();
  return <Fragment key={JSON.stringify(units)}>{children}</Fragment>;
}
