import type { GeneratedSection, GenerationResult } from '@/api/generated/model';
import { formatResult } from './number-format';
import styles from './results-table.module.css';
import parts from './parts.module.css';

const numberHeads = ['TVD SS (m)', 'TVD BDF (m)', 'AHD BDF (m)', 'Variance (±m)', 'Thickness (m)'];

const Numbers = ({ values }: { values: readonly (number | null | undefined)[] }) =>
  values.map((value, index) => (
    <td key={numberHeads[index]} className={styles.number}>
      {formatResult(value)}
    </td>
  ));

function SectionRows({ section }: { section: GeneratedSection }) {
  const { name, formations, total } = section;
  return (
    <tbody>
      {formations.map((formation, index) => (
        // Index and not name: a fault may repeat a formation.
        <tr key={index}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={formations.length} className={styles.section}>
              {name}
            </th>
          )}
          <td className={styles.formation}>{formation.formation_name}</td>
          <Numbers
            values={[
              formation.true_vertical_depth_subsea,
              formation.true_vertical_depth_below_drill_floor,
              formation.along_hole_depth_below_drill_floor,
              formation.variance,
              formation.thickness,
            ]}
          />
        </tr>
      ))}
      <tr className={styles.total}>
        <th scope="row" className={styles.section}>
          {name}
          <span className={styles.totalWord}>Total</span>
        </th>
        <td className={styles.formation}>Section End</td>
        <Numbers
          values={[
            total.true_vertical_depth_subsea,
            total.true_vertical_depth_below_drill_floor,
            total.along_hole_depth_below_drill_floor,
            null,
            null,
          ]}
        />
      </tr>
    </tbody>
  );
}

/** The generated montage: formations by hole section, each section with its end. */
export function ResultsTable({ result }: { result: GenerationResult }) {
  const { montage_sections: sections } = result;
  return (
    <div className={styles.scroll} role="region" aria-label="Formations by hole section" tabIndex={0}>
      {sections.length === 0 ? (
        <p className={styles.empty}>
          The run ended without a hole section. Upload a document with hole sections or casing shoes, and
          generate again.
        </p>
      ) : (
        <table className={styles.table}>
          <caption className={parts.hidden}>Formations of each hole section, depths in metres</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.section}>
                Section
              </th>
              <th scope="col">Formation</th>
              {numberHeads.map((head) => (
                <th key={head} scope="col" className={styles.number}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {sections.map((section, index) => (
            <SectionRows key={index} section={section} />
          ))}
        </table>
      )}
    </div>
  );
}
