import { count, dollars, figure, missing } from '@/domain/montage/figures';
import { setTopLineField } from '@/domain/montage/top-line';
import type { Forecast } from '@/domain/time-and-cost/forecast';
import { assumptionsText, roundedCost } from '@/domain/time-and-cost/words';
import { useEditor, useEditorState } from '../editor-context';
import controls from '../header/controls.module.css';
import styles from './time-and-cost.module.css';

const oneDecimal = (value: number) => figure(value, 1);
const rounded = (usd: number) => dollars(roundedCost(usd));

const percentiles = [
  ['p10', 'P10'],
  ['p50', 'P50'],
  ['p90', 'P90'],
  ['mean', 'Mean'],
] as const;

/** Duration and cost of the plan next to those of the top line, which take the P50 over with one click. */
export function Totals({ forecast }: { forecast: Forecast }) {
  const editor = useEditor();
  const topLine = useEditorState(({ montage }) => montage.top_line_item);
  const locked = useEditorState((state) => state.locked !== null);
  const { days, cost, withoutDuration, ends } = forecast;
  const rows = [
    {
      name: 'Days',
      total: days,
      write: oneDecimal,
      inTopLine: count,
      field: 'days_planned',
      label: 'Days planned',
      planned: topLine?.days_planned ?? null,
      // A part of a day is a day of the plan.
      taken: days && Math.ceil(days.p50 - 0.05),
    },
    {
      name: 'Cost (USD)',
      total: cost,
      write: rounded,
      inTopLine: dollars,
      field: 'afe_cost',
      label: 'AFE cost',
      planned: topLine?.afe_cost ?? null,
      // Rounded up, so that it is not below the P50.
      taken: cost && Math.ceil(cost.p50 / 1000) * 1000,
    },
  ] as const;
  return (
    <div>
      <table className={styles.totals}>
        <caption className={controls.hidden}>
          Totals of the plan, {assumptionsText(forecast.assumptions)}
        </caption>
        <thead className="card-heads">
          <tr>
            <td />
            {[...percentiles.map(([, title]) => title), 'Top line', 'Take over'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, total, write, inTopLine, field, label, planned, taken }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {percentiles.map(([key, title]) => (
                <td key={key} className={key === 'p50' ? styles.median : undefined} data-label={title}>
                  {total ? write(total[key]) : missing}
                </td>
              ))}
              <td data-label="Top line">{inTopLine(planned)}</td>
              <td>
                {taken !== null && taken > 0 && (
                  <button
                    type="button"
                    className={controls.small}
                    disabled={locked || taken === planned}
                    onClick={() =>
                      editor.edit((montage, newId) => setTopLineField(montage, field, String(taken), newId))
                    }
                  >
                    {label} = {inTopLine(taken)}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        P90 has a 90 % chance of not being exceeded.
        {withoutDuration > 0 &&
          ` ${withoutDuration} of ${ends.length} steps have no duration and count with none.`}
      </p>
    </div>
  );
}
