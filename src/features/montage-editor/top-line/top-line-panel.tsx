import { useId } from 'react';
import type { TopLine } from '@/api/generated/model';
import { SectionLabel } from '@/ui/section-label';
import { count, dollars, words } from '../figures';
import styles from './top-line-panel.module.css';

interface Tile {
  label: string;
  value: string;
  /** For a text of a sentence or more: two columns of six, four or two. The other tiles fill the rows around it. */
  wide?: boolean;
}

const tilesOf = (topLine: TopLine): Tile[] => [
  { label: 'Well name', value: words(topLine.well_name) },
  { label: 'Well type', value: words(topLine.well_type) },
  { label: 'Field name', value: words(topLine.field_name) },
  { label: 'Field code', value: words(topLine.field_code) },
  { label: 'Well id', value: count(topLine.well_id) },
  { label: 'Activity id', value: count(topLine.activity_id) },
  { label: 'Objective', value: words(topLine.objective), wide: true },
  { label: 'Location', value: words(topLine.location) },
  { label: 'AFE cost', value: dollars(topLine.afe_cost) },
  { label: 'Days planned', value: count(topLine.days_planned) },
];

export function TopLinePanel({ topLine }: { topLine: TopLine | null }) {
  const labelId = useId();
  return (
    <section className={styles.place} aria-labelledby={labelId}>
      <div className={styles.head}>
        <SectionLabel id={labelId}>DRILLING PROGRAMME</SectionLabel>
        <p className={styles.subtitle}>Top Line Information</p>
      </div>
      {topLine ? (
        <dl className={styles.tiles}>
          {tilesOf(topLine).map(({ label, value, wide }) => (
            <div key={label} className={styles.tile} data-wide={wide}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div className={styles.tile}>
            <dt>Well heads</dt>
            <dd>
              <WellHeads wellHeads={topLine.well_heads} />
            </dd>
          </div>
        </dl>
      ) : (
        <p className={styles.none}>No Top Line data available.</p>
      )}
    </section>
  );
}

function WellHeads({ wellHeads }: { wellHeads: readonly string[] }) {
  if (wellHeads.length === 0) return <span className={styles.noWellHeads}>No well heads added</span>;
  return (
    <ul className={styles.chips}>
      {wellHeads.map((wellHead) => (
        <li key={wellHead} className={styles.chip}>
          {wellHead}
        </li>
      ))}
    </ul>
  );
}
