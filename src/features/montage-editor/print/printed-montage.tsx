import type { ComponentType } from 'react';
import type { CheckSettings } from '@/domain/checks/settings';
import { fieldOf, listColumns, titleOf } from '@/domain/montage/catalogue';
import type { Listed } from '@/domain/montage/change';
import { valueIn } from '@/domain/montage/edit';
import { montageName } from '@/domain/montage-name';
import type { Montage } from '@/domain/montage/montage';
import type { EditorState } from '../editor';
import { shownValue, topLineFields } from '../top-line/top-line-fields';
import type { PrintedPartsProps } from './printed-kicks';
import { PrintedSection } from './printed-section';
import styles from './printed-montage.module.css';
import { byNumber } from '@/domain/montage/numbers';
import { hasFigures } from '@/domain/montage/plan';
import { shown } from '@/domain/montage/shown';

/** Some forty pages. Laying out more blocks the browser, and no user reads them. */
const mostFormations = 1_500;

export interface PrintedMontageProps {
  state: EditorState;
  atMs: number;
  /** Draws the schematic, if the screen shows it. */
  Schematic: ComponentType | null;
  /** The pressure window, kick tolerances, forecast, well paths and risks; null if their code is not loaded. */
  Parts: ComponentType<PrintedPartsProps> | null;
  settings: CheckSettings;
}

interface PrintedListProps {
  title: string;
  kind: 'reservoir' | 'pressurePoint' | 'strengthTest';
  list: readonly Listed[];
}

/** The montage on paper: light, without controls, with all rows and with headers on every page. */
export function PrintedMontage({ state, settings, atMs, Schematic, Parts }: PrintedMontageProps) {
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
      <PrintedList title="RESERVOIR DATA" kind="reservoir" list={montage.reservoirs_list} />
      <PrintedList title="PRESSURE PROFILE" kind="pressurePoint" list={montage.pressure_points_list ?? []} />
      <PrintedList title="STRENGTH TESTS" kind="strengthTest" list={montage.strength_tests_list ?? []} />
      {montage.plan_summaries_list.length > 0 && <Plan montage={montage} />}
      {Parts && <Parts montage={montage} settings={settings} />}
      {!Parts && hasParts(montage) && (
        <p className={styles.remark}>
          Charts, kick tolerances, well paths and risks are left out here, because they were not loaded yet:
          print again in a moment.
        </p>
      )}
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

/** Whether the montage has something that `Parts` prints. */
const hasParts = (montage: Montage): boolean =>
  hasFigures(montage.plan_summaries_list) ||
  montage.sections_list.some((section) => section.drill_string_list?.length) ||
  [
    montage.trajectories_list,
    montage.pressure_points_list,
    montage.strength_tests_list,
    montage.risks_list,
  ].some((list) => list !== undefined && list.length > 0);

/** A list of the montage as a table; nothing if it is empty. */
function PrintedList({ title, kind, list }: PrintedListProps) {
  if (list.length === 0) return null;
  const columns = listColumns[kind].map((field) => ({
    field,
    described: fieldOf({ at: { of: kind, id: '' }, field }),
  }));
  return (
    <section>
      <h2>{title}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ field, described }) => (
              <th key={field} scope="col">
                {titleOf(described)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((entity) => (
            <tr key={entity.id}>
              {columns.map(({ field, described }) => (
                <td key={field} dir="auto">
                  {shown(described, valueIn(entity, field))}
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
