import type { CasingItem } from '@/api/generated/model';
import { figure, missing, words } from '../figures';
import { casingSize } from '../titles';
import { Facts, Notes } from './facts';

const gradeAndCoupling = (casing: CasingItem | null) =>
  words(
    [casing?.casing_grade, casing?.casing_thread_type]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(' '),
  );

/** A casing that is not planned yet shows every value as missing. */
export function CasingCell({ casing }: { casing: CasingItem | null }) {
  return (
    <>
      <Facts
        facts={[
          { label: 'CSG. Size [in]', value: casingSize(casing?.casing_outer_diameter) ?? missing },
          { label: 'CSG. Mass [kg/m]', value: figure(casing?.casing_mass ?? null, 1, 2) },
          { label: 'Grade/coupling', value: gradeAndCoupling(casing) },
          // No field of a montage holds a pocket; the programme has the line all the same.
          { label: 'Pocket [m]', value: missing },
          // Three decimals as in the tables of API 5CT.
          { label: 'ID [in]', value: figure(casing?.casing_inner_diameter ?? null, 3) },
          { label: 'Drift [in]', value: figure(casing?.casing_drift ?? null, 3) },
          { label: 'Volume/m [m³/m]', value: figure(casing?.casing_volume_per_meter ?? null, 3, 5) },
        ]}
      />
      <Notes label="Casing notes" text={casing?.notes} />
    </>
  );
}
