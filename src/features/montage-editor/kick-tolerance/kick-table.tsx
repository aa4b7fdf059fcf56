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
  return (
    <>
      <BySection
        title="KICK TOLERANCE BY SECTION"
        kicks={kicks}
        columns={kickResults()}
        cells={(kick, columns) =>
          kick.problem === null ? (
            cellsOf(columns, kick, settings)
          ) : (
            <td colSpan={columns.length} className={styles.problem}>
              {kick.problem}
            </td>
          )
        }
      >
        <p className={pressures.note}>
          Policy: {policyText(settings)}, in the settings of the checks. Volumes are gains at the bottom;
          depths below the drill floor.
        </p>
      </BySection>
      <BySection
        title="COMPUTED FROM"
        kicks={kicks}
        columns={kickInputs()}
        cells={(kick, columns) => cellsOf(columns, kick, settings)}
      />
    </>
  );
}

interface BySectionProps {
  title: string;
  kicks: readonly SectionKick[];
  columns: readonly KickColumn[];
  cells: (kick: SectionKick, columns: readonly KickColumn[]) => ReactNode;
  children?: ReactNode;
}

function BySection({ title, kicks, columns, cells, children }: BySectionProps) {
  const labelId = useId();
  return (
    <div className={pressures.windows}>
      <SectionLabel id={labelId}>{title}</SectionLabel>
      <div className={pressures.frame} tabIndex={0} role="region" aria-labelledby={labelId}>
        <table className={pressures.table}>
          <thead>
            <tr>
              <th scope="col">Section</th>
              {columns.map((column) => (
                <th key={column.title} scope="col">
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kicks.map((kick) => (
              <tr key={kick.section.id}>
                <th scope="row">{kickTitle(kick)}</th>
                {cells(kick, columns)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {children}
    </div>
  );
}

const cellsOf = (columns: readonly KickColumn[], kick: SectionKick, settings: CheckSettings) =>
  columns.map(({ title, text, isFault }) => (
    <td key={title} data-fault={isFault?.(kick, settings) || undefined}>
      {text(kick, settings)}
    </td>
  ));
