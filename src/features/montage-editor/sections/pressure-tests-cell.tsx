import type { PressureTestItem } from '@/api/generated/model';
import { figure } from '../figures';
import { Facts, Notes } from './facts';

interface PressureTestsCellProps {
  tests: PressureTestItem | null;
  /** The lap of a liner is tested; a casing has none. */
  liner: boolean;
}

export function PressureTestsCell({ tests, liner }: PressureTestsCellProps) {
  return (
    <>
      <Facts
        facts={[
          { label: 'Annular (kPa)', value: figure(tests?.annular_pressure ?? null) },
          { label: 'Ram (kPa)', value: figure(tests?.ram_pressure ?? null) },
          ...(liner ? [{ label: 'Liner Lap (kPa)', value: figure(tests?.liner_lap_pressure ?? null) }] : []),
          { label: 'Casing on Bump (kPa)', value: figure(tests?.casing_on_bump_pressure ?? null) },
        ]}
      />
      <Notes label="Pressure-test notes" text={tests?.notes} />
    </>
  );
}
