import { memo, type ReactNode } from 'react';
import type { Section } from '@/api/generated/model';
import { formationsByDepth } from '../formation-order';
import { sectionTitle } from '../titles';
import { CasingCell } from './casing-cell';
import { CementCell } from './cement-cell';
import { columnId, columns } from './columns';
import { FormationRow } from './formation-row';
import { LoggingCell } from './logging-cell';
import { MudCell } from './mud-cell';
import { PressureTestsCell } from './pressure-tests-cell';
import { SectionTdRow } from './section-td-row';
import styles from './sections-table.module.css';

interface SectionBodyProps {
  section: Section;
  /** Counted from 1. */
  place: number;
  tableId: string;
  sedimentOf: (formationName: string) => number;
}

/**
 * One hole section: its title, its formations from shallow to deep, its end, and its programme beside them.
 *
 * Memoised, so that a change in one section leaves the others alone: pass the same `section` and `sedimentOf` as long as
 * they say the same.
 */
export const SectionBody = memo(function SectionBody({
  section,
  place,
  tableId,
  sedimentOf,
}: SectionBodyProps) {
  const formations = formationsByDepth(section.formations_list);
  const titleId = `${tableId}-section-${place}`;
  const program = (
    <Program section={section} titleId={titleId} tableId={tableId} rows={formations.length + 1} />
  );
  return (
    <tbody className={styles.section}>
      <tr>
        <th id={titleId} className={styles.sectionHead} colSpan={columns.length} scope="rowgroup">
          <div className={styles.sectionHeadText}>
            <span className={styles.sectionTitle}>{sectionTitle(section.diameter, place)}</span>
            {section.liner && <span className={styles.liner}>Liner</span>}
            {section.description?.trim() && <span className={styles.description}>{section.description}</span>}
          </div>
        </th>
      </tr>
      {formations.map((formation, index) => (
        <FormationRow
          key={formation.id}
          formation={formation}
          sediment={sedimentOf(formation.formation_name)}
        >
          {index === 0 && program}
        </FormationRow>
      ))}
      <SectionTdRow section={section}>{formations.length === 0 && program}</SectionTdRow>
    </tbody>
  );
});

interface ProgramProps {
  section: Section;
  titleId: string;
  tableId: string;
  /** How many rows the section has under its title. */
  rows: number;
}

/** The cells that belong to the section and not to the formation in whose row they stand: hence their own headers. */
function Program({ section, titleId, tableId, rows }: ProgramProps) {
  const { casing_item: casing, liner } = section;
  const cell = (key: string, content: ReactNode) => (
    <td className={styles.program} rowSpan={rows} headers={`${titleId} ${columnId(tableId, key)}`}>
      {content}
    </td>
  );
  return (
    <>
      {cell('casing', <CasingCell casing={casing} />)}
      {cell(
        'cement',
        <CementCell
          cement={section.cement_item}
          casingOuterDiameter={casing?.casing_outer_diameter ?? null}
          liner={liner}
        />,
      )}
      {cell('mud', <MudCell mud={section.mud_item} />)}
      {cell('logging', <LoggingCell logging={section.logging_item} />)}
      {cell('pressure-tests', <PressureTestsCell tests={section.pressure_test_item} liner={liner} />)}
    </>
  );
}
