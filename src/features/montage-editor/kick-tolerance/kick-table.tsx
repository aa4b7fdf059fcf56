import { useId, type ReactNode } from 'react';
import type { CheckSettings } from '@/domain/checks/settings';
import { kickInputs, kickResults, kickTitle, type KickColumn } from '@/domain/kick-tolerance/kick-rows';
import { policyText } from '@/domain/kick-tolerance/policy';
import type { SectionKick } from '@/domain/kick-tolerance/section-kicks';
import { SectionLabel } from '@/ui/section-label';
import pressures from '../pressures/pressures-body.module.css';
import styles from './kick-tolerance-body.module.css';

interface KickTableProps {
  kicks: readonly SectionKick[];
  settings: CheckSettings;
}

/** The tolerance of each section or why there is none, and what it is computed from. */
export function KickTable({ kicks, settings }: KickTableProps) {
  const inAll = { kicks, settings };
  return (
    <>
      <BySection {...inAll} title="KICK TOLERANCE BY SECTION" columns={kickResults()} showsProblems>
        <p className={pressures.note}>
          Policy: {policyText(settings)}, in the settings of the checks. Volumes are gains at the bottom;
          depths below the drill floor.
        </p>
      </BySection>
      <BySection {...inAll} title="COMPUTED FROM" columns={kickInputs()} />
    </>
  );
}

interface BySectionProps extends KickTableProps {
  title: string;
  columns: readonly KickColumn[];
  /** Whether a section without a tolerance has the reason in its row. */
  showsProblems?: boolean;
  children?: ReactNode;
}

function BySection({ title, kicks, settings, columns, showsProblems, children }: BySectionProps) {
  const labelId = useId();
  return (
    <div className={pressures.windows}>
      <SectionLabel id={labelId}>{title}</SectionLabel>
      <div className={pressures.frame} tabIndex={0} role="region" aria-labelledby={labelId}>
        <table className={pressures.table}>
          <thead className="card-heads">
            <tr>
              <th scope="col">Section</th>
              {columns.map((column) => (
                <th key={column.title} scope="col" data-words={column.isWords}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kicks.map((kick) => (
              <tr key={kick.section.id}>
                <th scope="row">{kickTitle(kick)}</th>
                {showsProblems && kick.problem !== null ? (
                  <td colSpan={columns.length} className={styles.problem}>
                    {kick.problem}
                  </td>
                ) : (
                  columns.map(({ title: column, text, isWords, isFault }) => (
                    <td
                      key={column}
                      data-label={column}
                      data-words={isWords}
                      data-fault={isFault?.(kick, settings) || undefined}
                    >
                      {text(kick, settings)}
                    </td>
                  ))
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {children}
    </div>
  );
}
