import { useId } from 'react';
import type { CheckSettings } from '@/domain/checks/settings';
import { kickFacts, kickResults, kickTitle, type KickColumn } from '@/domain/kick-tolerance/kick-rows';
import { policyText } from '@/domain/kick-tolerance/policy';
import type { SectionKick } from '@/domain/kick-tolerance/section-kicks';
import { SectionLabel } from '@/ui/section-label';
import pressures from '../pressures/pressures-body.module.css';
import styles from './kick-tolerance-body.module.css';

interface KickTableProps {
  kicks: readonly SectionKick[];
  settings: CheckSettings;
}

/** What each tolerance is computed from, and the tolerance or why there is none. */
export function KickTable({ kicks, settings }: KickTableProps) {
  const labelId = useId();
  const [results, facts] = [kickResults(), kickFacts()];
  return (
    <div className={pressures.windows}>
      <SectionLabel id={labelId}>KICK TOLERANCE BY SECTION</SectionLabel>
      <div className={pressures.frame} tabIndex={0} role="region" aria-labelledby={labelId}>
        <table className={pressures.table}>
          <thead>
            <tr>
              <th scope="col">Section</th>
              {[...results, ...facts].map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kicks.map((kick) => (
              <tr key={kick.section.id}>
                <th scope="row">{kickTitle(kick)}</th>
                {kick.problem === null ? (
                  cells(results, kick, settings)
                ) : (
                  <td colSpan={results.length} className={styles.problem}>
                    {kick.problem}
                  </td>
                )}
                {cells(facts, kick, settings)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={pressures.note}>
        Policy: {policyText(settings)}, in the settings of the checks. Volumes are gains at the bottom; depths
        below the drill floor.
      </p>
    </div>
  );
}

const cells = (columns: readonly KickColumn[], kick: SectionKick, settings: CheckSettings) =>
  columns.map(({ title, text, isFault }) => (
    <td key={title} data-fault={isFault?.(kick, settings) || undefined}>
      {text(kick, settings)}
    </td>
  ));
