import { useEffect, useRef, useState } from 'react';
import { forget, recall, remember, type RememberedSet } from './tab-memory';

const noStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** Reading `sessionStorage` itself throws where storage is blocked. */
function tabStore() {
  try {
    return window.sessionStorage;
  } catch {
    return noStore;
  }
}

export interface RememberedSetHandle {
  set: RememberedSet;
  change(changes: Partial<RememberedSet>): void;
  /** Stores the present values under another id, before the address changes to it. */
  carryTo(documentId: string, set: RememberedSet): void;
  recallOf(documentId: string): RememberedSet;
}

/** The inputs and documents of the set at hand, as this tab remembers them. */
export function useRememberedSet(documentId: string | null): RememberedSetHandle {
  const [held, setHeld] = useState(() => ({ documentId, set: recall(tabStore(), documentId) }));
  let current = held;
  if (held.documentId !== documentId) {
    current = { documentId, set: recall(tabStore(), documentId) };
    setHeld(current);
  }

  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      // Inputs without a set belong to the next set on this screen: a later visit starts empty. Checked with a delay,
      // because React's strict mode unmounts and remounts every component.
      setTimeout(() => {
        if (!here.current) forget(tabStore(), null);
      });
    };
  }, []);

  return {
    set: current.set,
    change(changes) {
      // On top of the latest values: what the documents gave must not take back what is being typed.
      setHeld((latest) => {
        const base = latest.documentId === documentId ? latest.set : recall(tabStore(), documentId);
        const set = { ...base, ...changes };
        remember(tabStore(), documentId, set);
        return { documentId, set };
      });
    },
    carryTo(target, set) {
      remember(tabStore(), target, set);
      if (documentId === null) forget(tabStore(), null);
      if (target === documentId) setHeld({ documentId, set });
    },
    recallOf: (target) => recall(tabStore(), target),
  };
}
