import type { ReactNode } from 'react';
import { catalogue, programmeColumns, programmes } from '@/domain/montage/catalogue';
import type { Section } from '@/domain/montage/montage';
import { shown } from '@/domain/montage/shown';
import { lineText, type ProgrammeColumn } from '@/domain/montage/section-programme';
import { sectionTitle } from '@/domain/montage/titles';
import { depthColumns } from '../sections/columns';
import { programOf, type ProgramLine } from '../sections/program';
import { formationFields, sectionTdFields } from '../sections/sections-path';
import styles from './printed-montage.module.css';

interface PrintedSectionProps {
  section: Section;
  /** Counted from 1. */
  place: number;
  withFormations: boolean;
}

/** A section starts on a new page if it does not fit: its title and programmes stay together. */
export function PrintedSection({ section, place, withFormations }: PrintedSectionProps) {
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
            {depthColumns().map(({ key, title: name, unit }) => (
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
                    {shown(catalogue.formation[field], formation[field])}
                  </td>
                ))}
              </tr>
            ))}
          <tr className={styles.td}>
            <td>{`${title} TD`}</td>
            {sectionTdFields.map((field) => (
              <td key={field}>{shown(catalogue.section[field], section[field])}</td>
            ))}
            <td colSpan={2} />
          </tr>
        </tbody>
      </table>
      <div className={styles.programmes}>
        {programmeColumns.map((column) => (
          <div key={column}>
            <h3>{programmes[column].title}</h3>
            {programOf(section)[column].map((line, index) => printedLine(line, column, index))}
          </div>
        ))}
      </div>
    </section>
  );
}

function printedLine(line: ProgramLine, column: ProgrammeColumn, key: number): ReactNode {
  switch (line.kind) {
    case 'value':
    case 'prose':
    case 'run':
    case 'notes':
      return (
        <p key={key} className={styles.fact}>
          <span>{line.kind === 'notes' ? 'Notes' : line.label}</span> <b dir="auto">{lineText(line)}</b>
        </p>
      );
    case 'add-run':
      return null;
    case 'title':
    case 'part':
      // The heading above names the programme.
      return column === 'logging' ? null : <h4 key={key}>{line.text}</h4>;
    case 'remark':
    case 'none':
      return (
        <p key={key} className={styles.quiet}>
          {line.text}
        </p>
      );
  }
}
