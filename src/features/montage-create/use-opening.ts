import { useEffect, useEffectEvent, useState } from 'react';

const openAfterMs = 3_000;

export interface Opening {
  /** When the montage opens automatically, on the monotonic clock, ms; null if it does not. */
  opensAt: number | null;
  begin(documentId: string): void;
  /** The user stays here. */
  cancel(): void;
}

/** Opens a generated montage automatically after a moment, unless the user stays. */
export function useOpening(open: (documentId: string) => void): Opening {
  const [planned, setPlanned] = useState<{ documentId: string; opensAt: number } | null>(null);
  const openPlanned = useEffectEvent((documentId: string) => {
    setPlanned(null);
    open(documentId);
  });
  useEffect(() => {
    if (!planned) return;
    const timer = setTimeout(
      () => openPlanned(planned.documentId),
      Math.max(0, planned.opensAt - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [planned]);
  return {
    opensAt: planned?.opensAt ?? null,
    begin: (documentId) => setPlanned({ documentId, opensAt: performance.now() + openAfterMs }),
    cancel: () => setPlanned(null),
  };
}
