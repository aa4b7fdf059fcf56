import type { CementItem } from '@/api/generated/model';
import { figure, missing, words } from '../figures';
import { cementationTitle } from '../titles';
import { isUnplanned, slurriesOf, type Slurry } from './cement-slurries';
import { Facts, Notes } from './facts';
import styles from './program-cell.module.css';

interface CementCellProps {
  cement: CementItem | null;
  /** Of the string that is cemented. */
  casingOuterDiameter: string | null;
  liner: boolean;
}

export function CementCell({ cement, casingOuterDiameter, liner }: CementCellProps) {
  if (!cement) return <p className={styles.none}>No cement data</p>;
  return (
    <>
      <h3 className={styles.title}>{cementationTitle(casingOuterDiameter, liner)}</h3>
      {slurriesOf(cement, liner).map((slurry) => (
        <SlurryFacts key={slurry.role} slurry={slurry} />
      ))}
      <Notes label="Cement notes" text={cement.notes} />
    </>
  );
}

function SlurryFacts({ slurry }: { slurry: Slurry }) {
  // Five dashes under a heading say no more than one beside it.
  if (slurry.role !== null && isUnplanned(slurry)) {
    return (
      <div className={styles.part}>
        <Facts facts={[{ label: slurry.role, value: missing }]} />
      </div>
    );
  }
  return (
    <div className={styles.part}>
      {slurry.role !== null && <h4 className={styles.partTitle}>{slurry.role}</h4>}
      <Facts
        facts={[
          { label: 'Type', value: words(slurry.type), prose: true },
          { label: 'Grad (kPa/m)', value: figure(slurry.gradientKpaPerM, 1, 2) },
          { label: 'Excess', value: words(slurry.excess) },
          { label: 'TOC', value: words(slurry.topOfCement) },
          { label: 'Additives', value: words(slurry.additives), prose: true },
        ]}
      />
    </div>
  );
}
