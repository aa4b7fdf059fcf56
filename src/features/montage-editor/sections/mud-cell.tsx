import type { MudItem } from '@/api/generated/model';
import { boundedFigure, missing, words } from '../figures';
import { Facts, Notes } from './facts';
import styles from './program-cell.module.css';

type Property = 'mud_weight' | 'ph' | 'yield_point' | 'api_fluid_loss';

const property = (mud: MudItem, name: Property, mostDecimals = 1) =>
  boundedFigure(
    { exact: mud[`${name}_exact`], lower: mud[`${name}_lower`], upper: mud[`${name}_upper`] },
    1,
    mostDecimals,
  );

/** The weight as a figure; where no figure was understood, in the words of the document. */
function weight(mud: MudItem): string {
  const inFigures = property(mud, 'mud_weight', 2);
  return inFigures === missing ? words(mud.mud_weight_text) : inFigures;
}

export function MudCell({ mud }: { mud: MudItem | null }) {
  if (!mud) return <p className={styles.none}>No mud data</p>;
  return (
    <>
      <Facts
        facts={[
          { label: 'Type', value: words(mud.mud_type) },
          { label: 'Properties', value: words(mud.mud_properties), prose: true },
          { label: 'Weight (kPa/m)', value: weight(mud) },
          { label: 'pH', value: property(mud, 'ph') },
          { label: 'Yield Point (Pa)', value: property(mud, 'yield_point') },
          { label: 'API Fluid Loss (ml)', value: property(mud, 'api_fluid_loss') },
        ]}
      />
      <p className={styles.remark}>See attached Mud Program</p>
      <Notes label="Mud notes" text={mud.notes} />
    </>
  );
}
