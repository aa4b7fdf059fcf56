import { useRef } from 'react';

/**
 * Starts a mutation unless it is pending or has succeeded, after which its dialog closes. `isPending` is too late for that: it is
 * only known after the next render, and the second of two quick presses would send the call again.
 */
export function useSentOnce<Given>(mutation: {
  mutate: (given: Given, options: { onError: () => void }) => void;
}): (given: Given) => void {
  const sent = useRef(false);
  return (given) => {
    if (sent.current) return;
    sent.current = true;
    mutation.mutate(given, {
      onError: () => {
        sent.current = false;
      },
    });
  };
}
