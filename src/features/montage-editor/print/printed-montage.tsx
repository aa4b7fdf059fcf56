import type { ComponentType } from 'react';
import { catalogue, reservoirColumns, titleOf } from '@/domain/montage/catalogue';
import { montageName } from '@/domain/montage-name';
import type { Montage } from '@/domain/montage/montage';
import type { EditorState } from '../editor';
import { shownValue, topLineFields } from '../top-line/top-line-fields';
import { PrintedSection } from './printed-section';
import styles from './printed-montage.module.css';
import { byNumber } from '@/domain/montage/numbers';
import { shown } from '@/domain/montage/shown';

/** Some forty pages. Laying out more blocks the browser, and no user reads them. */
const mostFormations = 1_500;

export interface PrintedMontageProps {
  state: EditorState;
  atMs: number;
  /** Draws the schematic, if the screen shows it. */
  Schematic: ComponentType | null;
}

/** The montage on paper: light, without controls, with all rows and with headers on every page. */
export function PrintedMontage({ state, atMs, Schematic }: PrintedMontageProps) {
  const { montage, save } = state;
  const top = montage.top_line_item;
  const formations = montage.sections_list.reduce((sum, { formations_list: list }) => sum + list.length, 0);
  const whole = formations <= mostFormations;
  return (
    <div className={styles.paper} data-printed>
      <header className={styles.head}>
        <h1 dir="auto">{montageName(top?.well_name, top?.field_name, top?.field_code)}</h1>
        <p>
          Montage {montage.id.trim() || 'N/A'}, printed{' '}
          {new Date(atMs).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })}
          {save.status !== 'saved' && <strong className={styles.unsaved}>Contains unsaved changes</strong>}
        </p>
      </header>
      {top && <TopLine top={top} />}
      {Schematic && <Schematic />}
      {!whole && (
        <p className={styles.remark}>
          {`This montage has ${formations.toLocaleString('en-US')} formations, more than a browser prints well. They are left out here: “Export PDF” is made for it and holds them all.`}
        </p>
      )}
      {montage.sections_list.map((section, index) => (
        <PrintedSection key={section.id} section={section} place={index + 1} withFormations={whole} />
      ))}
      {montage.reservoirs_list.length > 0 && <Reservoirs montage={montage} />}
      {montage.plan_summaries_list.length > 0 && <Plan montage={montage} />}
    </div>
  );
}

function TopLine({ top }: { top: NonNullable<Montage['top_line_item']> }) {
  return (
    <section>
      <h2>DRILLING PROGRAMME</h2>
      <dl className={styles.topLine}>
        {topLineFields.map((field) => (
          <div key={field.field} data-wide={field.wide}>
            <dt>{field.label}</dt>
            <dd dir="auto">{shownValue(field, top[field.field])}</dd>
          </div>
        ))}
        <div data-wide>
          <dt>Well heads</dt>
          <dd dir="auto">{top.well_heads.join(', ') || 'No well heads added'}</dd>
        </div>
      </dl>
    </section>
  );
}

function Reservoirs({ montage }: { montage: Montage }) {
  return (
    <section>
      <h2>RESERVOIR DATA</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            {reservoirColumns.map((field) => (
              <th key={field} scope="col">
                {titleOf(catalogue.reservoir[field])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {montage.reservoirs_list.map((reservoir) => (
            <tr key={reservoir.id}>
              {reservoirColumns.map((field) => (
                <td key={field} dir="auto">
                  {shown(catalogue.reservoir[field], reservoir[field])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Plan({ montage }: { montage: Montage }) {
  return (
    <section>
      <h2>PLAN SUMMARY</h2>
      <ol className={styles.plan}>
        {montage.plan_summaries_list
          .toSorted((a, b) => byNumber(a.rank, b.rank))
          .map(({ id, title, description }) => (
            <li key={id} dir="auto">
              <strong>{title}</strong>
              {description && <p>{description}</p>}
            </li>
          ))}
      </ol>
    </section>
  );
}
