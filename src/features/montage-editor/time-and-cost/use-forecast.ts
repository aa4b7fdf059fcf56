import { useEffect, useState } from 'react';
import type { PlanSummary } from '@/domain/montage/montage';
import type { Assumptions } from '@/domain/time-and-cost/assumptions';
import type { Forecast, forecastSteps } from '@/domain/time-and-cost/forecast';
import { loadOnce } from '@/shared/load-once';
import { whenIdle } from '../when-idle';

const loadForecast = loadOnce(() => import('@/domain/time-and-cost/forecast'));

/** The longest time (ms) that it works without letting the page do something else. */
const sliceMs = 8;

/**
 * The forecast of a plan, made while the page is idle; the one before, or null, until then, and if its code cannot be
 * loaded. Null for null.
 */
export function useForecast(steps: readonly PlanSummary[] | null, assumptions: Assumptions): Forecast | null {
  const [made, setMade] = useState<Forecast | null>(null);
  useEffect(() => {
    if (!steps) return undefined;
    let cancel = () => {};
    const slice = (work: ReturnType<typeof forecastSteps>) => {
      const until = performance.now() + sliceMs;
      do {
        const { done, value } = work.next();
        if (done) {
          setMade(value);
          return;
        }
      } while (performance.now() < until);
      cancel = whenIdle(() => slice(work));
    };
    let over = false;
    const start = async () => {
      const { forecastSteps: begin } = await loadForecast();
      if (!over) cancel = whenIdle(() => slice(begin(steps, assumptions)));
    };
    start().catch(() => undefined);
    return () => {
      over = true;
      cancel();
    };
  }, [steps, assumptions]);
  return steps && made;
}
