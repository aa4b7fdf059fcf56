import { useEffect, useState } from 'react';

/**
 * The current time (ms since the epoch), updated every minute: a list that stays open for hours must not keep saying
 * 'now'.
 */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
