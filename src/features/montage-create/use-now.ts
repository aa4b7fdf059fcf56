import { useEffect, useState } from 'react';

/** How often the timers of this screen update, ms. */
export const tickMs = 100;

/** The monotonic clock's time, ms. Read at each tick instead of added up, so that it cannot drift. */
export function useNow(ticking: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => setNow(performance.now()), tickMs);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}
