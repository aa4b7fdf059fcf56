import type { ReactNode } from 'react';
import { cellValue } from '@/domain/montage/cells';
import type { Montage, Section } from '@/domain/montage/montage';
import { sectionTitle } from '@/domain/montage/titles';
import { fieldOf, shown } from '../fields';
import { depthColumns, programTitle } from '../sections/columns';
import { programColumns, programOf, type ProgramLine } from '../sections/program';
import { formationFields, sectionTdFields } from '../sections/sections-model';
import styles from './printed-montage.module.css';
import { runName } from '@/domain/montage/numbers';

interface PrintedSectionProps {
  montage: Montage;
  section: Section;
  /** Counted from 1. */
  place: number;
  withFormations: boolean;
}

/** A section begins on a page of its own where it does not fit on what is left of one: its title and programmes stay together. */
export function PrintedSection({ montage, section, place, withFormations }: PrintedSectionProps) {
  const title = sectionTitle(section.diameter, place);
  return (
    <section className={styles.section}>
      <h2>
        {title}
        {section.liner && ' · Liner'}
        {section.description && <span className={styles.description}> {section.description}</span>}
      </h2>
      <table className={styles.table} data-depths>
        <thead>
          <tr>
            {depthColumns.map(({ key, title: name, unit }) => (
              <th key={key} scope="col">
                {name} {unit}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {withFormations &&
            section.formations_list.map((formation) => (
              <tr key={formation.id}>
                {formationFields.map((field) => (
                  <td key={field} dir="auto">
                    {shown(
                      fieldOf({ at: { of: 'formation', section: section.id, id: formation.id }, field }),
                      formation[field],
                    )}
                  </td>
                ))}
              </tr>
            ))}
          <tr className={styles.td}>
            <td>{`${title} TD`}</td>
            {sectionTdFields.map((field) => (
              <td key={field}>
                {shown(
                  fieldOf({ at: { of: 'section', section: section.id }, field }),
                  section[field] as number | null,
                )}
              </td>
            ))}
            <td colSpan={2} />
          </tr>
        </tbody>
      </table>
      <div className={styles.programmes}>
        {programColumns.map((column) => (
          <div key={column}>
            <h3>{programTitle(column)}</h3>
            {programOf(section)[column].map((line, index) => printedLine(montage, line, index))}
          </div>
        ))}
      </div>
    </section>
  );
}

function printedLine(montage: Montage, line: ProgramLine, key: number): ReactNode {
  const values = (cells: Extract<ProgramLine, { cells: readonly unknown[] }>['cells']) =>
    cells.map((cell) => shown(fieldOf(cell), cellValue(montage, cell))).join(' / ');
  const fact = (label: string, value: string) => (
    <p key={key} className={styles.fact}>
      <span>{label}</span> <b dir="auto">{value}</b>
    </p>
  );
  switch (line.kind) {
    case 'field':
      return fact(line.label, line.instead ?? values(line.cells));
    case 'fixed':
      return fact(line.label, line.text);
    case 'notes':
      return fact('Notes', values(line.cells));
    case 'run':
      return fact(runName(line.run), values(line.cells));
    case 'logging-title':
    case 'add-run':
      return null;
    case 'title':
    case 'part':
      return <h4 key={key}>{line.text}</h4>;
    case 'remark':
    case 'none':
      return (
        <p key={key} className={styles.quiet}>
          {line.text}
        </p>
      );
  }
}
