import { movableClock } from '@/mocks/clock';
import { asLoaded } from '@/backend/stored-montage';
import { findMontage } from '@/mocks/db/tables';
import { largeWell } from '@/mocks/scenarios/large-well';
import { startMockOrigin } from '../../mock-origin.ts';

export interface DayOrigin {
  url: string;
  moveClock(ms: number): void;
  /** Each montage as at the start: later changes would distort the measurement. */
  putBack(): Promise<void>;
  close(): Promise<void>;
}

/** The application on an origin of its own with the demonstration's montages and a large one, and a clock that can be moved. */
export async function startDayOrigin(dir: string, port: number): Promise<DayOrigin> {
  const clock = movableClock();
  const { url, world, close } = await startMockOrigin({ dir, port, world: { clock, fixtures: largeWell } });
  const atFirst = structuredClone(world.db.montages.all().map(asLoaded));
  return {
    url,
    close,
    moveClock: (ms) => clock.move(ms),
    async putBack() {
      for (const { id, ...rest } of atFirst) {
        const now = findMontage(world.db, id);
        const same = now && JSON.stringify(asLoaded(now)) === JSON.stringify({ id, ...rest });
        if (!same) await world.saveAsSomebodyElse(id, () => structuredClone({ id, ...rest }));
      }
    },
  };
}
