import { useEffect, useState } from 'react';
import type { PlanSummary } from '@/domain/montage/montage';
import { forecastSteps, type Assumptions, type Forecast } from '@/domain/time-and-cost/forecast';
import { whenIdle } from '../when-idle';

/** The longest time (ms) that it works without letting the page do something else. */
const sliceMs = 8;

/** The forecast of a plan, made while the page is idle; the one before, or null, until then. */
export function useForecast(steps: readonly PlanSummary[], assumptions: Assumptions): Forecast | null {
  const [made, setMade] = useState<Forecast | null>(null);
  useEffect(() => {
    const work = forecastSteps(steps, assumptions);
    let cancel = () => {};
    const slice = () => {
      const until = performance.now() + sliceMs;
      do {
        const { done, value } = work.next();
        if (done) {
          setMade(value);
          return;
        }
      } while (performance.now() < until);
      cancel = whenIdle(slice);
    };
    cancel = whenIdle(slice);
    return () => cancel();
  }, [steps, assumptions]);
  return made;
}
