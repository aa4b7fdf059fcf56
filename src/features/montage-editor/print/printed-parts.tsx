import type { ReactNode } from 'react';
import { montageDrillFloor } from '@/domain/checks/contexts';
import type { Drawing } from '@/domain/drawing/drawing';
import { catalogue, listColumns, titleOf } from '@/domain/montage/catalogue';
import { dollars, figure, missing, words } from '@/domain/montage/figures';
import type { Montage, Risk, WellTrajectory } from '@/domain/montage/montage';
import { sectionText } from '@/domain/montage/section-field';
import { shown } from '@/domain/montage/shown';
import { sectionTitle } from '@/domain/montage/titles';
import { trajectoryName } from '@/domain/montage/words';
import { sectionWindows } from '@/domain/pressures/section-windows';
import { windowOf } from '@/domain/pressures/window';
import { windowColumns, windowNote } from '@/domain/pressures/window-columns';
import { windowDrawing } from '@/domain/pressures/window-drawing';
import { riskMatrixOf } from '@/domain/risks/matrix';
import { matrixDrawing } from '@/domain/risks/matrix-drawing';
import { isOpen, ratingOf, registerOf, riskNumber, type When } from '@/domain/risks/register';
import { planViewOf } from '@/domain/schematic/plan-view';
import { planRemarks, verticalSectionOf } from '@/domain/schematic/vertical-section';
import { sedimentsById } from '@/domain/sediments/sediments';
import { costChart, timeDepthChart } from '@/domain/time-and-cost/chart';
import { estimateOf } from '@/domain/time-and-cost/estimate';
import { planTotals } from '@/domain/time-and-cost/plan-totals';
import { assumptionsText } from '@/domain/time-and-cost/words';
import { pathFacts, printedStations } from '@/domain/trajectory/path-facts';
import {
  comparedWith,
  comparisonInWords,
  plannedFor,
  stationColumns,
} from '@/domain/trajectory/station-columns';
import { wellboreOf } from '@/domain/wellbore/wellbore';
import { DrawingView } from '../schematic/drawing-view';
import { useTextWidth } from '../schematic/measure-text';
import { PrintedKicks, type PrintedPartsProps } from './printed-kicks';
import styles from './printed-montage.module.css';

/** The width of an A4 sheet in landscape and half of it, and the height of a picture on it, CSS px. */
const whole = 1020;
const half = 490;
const tall = 520;
const textSize = 11;

/**
 * The pressure window, the kick tolerances, the forecast, the well paths and the risks on paper, as in the exported programme.
 * It loads after the editor's first screen, because drawings and estimates are large.
 */
export default function PrintedParts({ montage, settings }: PrintedPartsProps) {
  return (
    <>
      <PressureWindowOnPaper montage={montage} settings={settings} />
      <PrintedKicks montage={montage} settings={settings} />
      <ForecastOnPaper montage={montage} />
      <PathsOnPaper montage={montage} />
      <RisksOnPaper montage={montage} />
    </>
  );
}

function useStyle() {
  return { textSize, line: 1, textWidth: useTextWidth() };
}

const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
);

const Pair = ({ drawings }: { drawings: readonly (Drawing | null | undefined)[] }) => (
  <div className={styles.pair}>
    {drawings.map((drawing, index) => drawing && <DrawingView key={index} drawing={drawing} />)}
  </div>
);

function PressureWindowOnPaper({ montage, settings }: PrintedPartsProps) {
  const style = useStyle();
  const window = windowOf(montage);
  if (!window) return null;
  const { poreMarginKpaPerM: poreKpaPerM, fractureMarginKpaPerM: fractureKpaPerM } = settings;
  const margins = { poreKpaPerM, fractureKpaPerM };
  return (
    <Sheet title="PRESSURE WINDOW">
      <DrawingView drawing={windowDrawing(window, { ...style, width: whole, height: tall, margins })} />
      <Table
        titles={['Section', ...windowColumns.map(({ title }) => title)]}
        rows={sectionWindows(montage, settings).map((each) => ({
          key: each.section.id,
          texts: [
            sectionTitle(each.section.diameter, each.place),
            ...windowColumns.map(({ text }) => text(each)),
          ],
        }))}
      />
      <p className={styles.quiet}>{windowNote()}</p>
    </Sheet>
  );
}

function ForecastOnPaper({ montage }: { montage: Montage }) {
  const style = useStyle();
  const { plan_summaries_list: steps, sections_list: sections, top_line_item: top } = montage;
  const [forecast, estimate] = [estimateOf(steps), planTotals(steps)];
  if (!forecast || !estimate) return null;
  const options = {
    ...style,
    width: half,
    height: 300,
    sections,
    daysPlanned: top?.days_planned ?? null,
    afeCost: top?.afe_cost ?? null,
  };
  return (
    <Sheet title="TIME AND COST">
      <Pair drawings={[timeDepthChart(forecast, options), costChart(forecast, options)]} />
      <Table
        titles={['Total', 'Days', 'Cost (USD)']}
        rows={estimate.totals.map(({ name, days, cost }) => ({
          key: name,
          texts: [name, days === null ? missing : figure(days, 1), dollars(cost)],
        }))}
      />
      <p className={styles.quiet}>
        {assumptionsText(estimate.assumptions)}; P90 has a 90 % chance of not being exceeded.
      </p>
    </Sheet>
  );
}

function PathsOnPaper({ montage }: { montage: Montage }) {
  const style = useStyle();
  const paths = (montage.trajectories_list ?? []).filter(({ stations_list: list }) => list.length > 0);
  if (paths.length === 0) return null;
  const wellbore = wellboreOf(montage);
  const options = { ...style, width: half, height: tall };
  const plan = planViewOf(wellbore, options);
  return (
    <>
      {plan && (
        <Sheet title="WELL PATH">
          <Pair
            drawings={[
              plan.drawing,
              verticalSectionOf(wellbore, { ...options, sediments: sedimentsById(montage.sections_list) })
                .drawing,
            ]}
          />
          {[...planRemarks(wellbore), ...plan.remarks].map((remark) => (
            <p key={remark} className={styles.quiet}>
              {remark}
            </p>
          ))}
        </Sheet>
      )}
      {paths.map((path) => (
        <PathOnPaper key={path.id} montage={montage} path={path} />
      ))}
    </>
  );
}

function PathOnPaper({ montage, path }: { montage: Montage; path: WellTrajectory }) {
  const planned = plannedFor(montage, path);
  const comparison = comparedWith(path, planned);
  const derived = stationColumns(path, montageDrillFloor(montage), comparison);
  const { indices, remark } = printedStations(path);
  const own = listColumns.station;
  return (
    <Sheet title={trajectoryName(path).toUpperCase()}>
      <dl className={styles.topLine}>
        {pathFacts(path).map(({ label, value }) => (
          <div key={label} data-wide>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      {comparison && planned && <p className={styles.quiet}>{comparisonInWords(comparison, planned)}</p>}
      {path.targets_list.length > 0 && (
        <Table
          titles={listColumns.target.map((field) => titleOf(catalogue.target[field]))}
          rows={path.targets_list.map((target) => ({
            key: target.id,
            texts: listColumns.target.map((field) => shown(catalogue.target[field], target[field])),
          }))}
        />
      )}
      {remark !== null && <p className={styles.quiet}>{remark}</p>}
      <Table
        even
        titles={[...own.map((field) => titleOf(catalogue.station[field])), ...derived.titles]}
        rows={indices.flatMap((index) => {
          const station = path.stations_list[index];
          if (!station) return [];
          const typed = own.map((field) => shown(catalogue.station[field], station[field]));
          return [{ key: station.id, texts: [...typed, ...(derived.rows[index] ?? [])] }];
        })}
      />
    </Sheet>
  );
}

function RisksOnPaper({ montage }: { montage: Montage }) {
  const style = useStyle();
  const { risks_list: risks = [] } = montage;
  if (risks.length === 0) return null;
  const matrix = riskMatrixOf(montage.risk_levels_list);
  const draw = (when: When) => matrixDrawing(matrix, risks, when, { ...style, width: half, height: 260 });
  const rated = (risk: Risk, when: When) => {
    const rating = ratingOf(risk, matrix, when);
    return rating ? `${rating.likelihood} × ${rating.severity} ${rating.class}` : missing;
  };
  return (
    <Sheet title="RISKS">
      <p className={styles.quiet}>On the left before mitigation, on the right after it.</p>
      <Pair drawings={[draw('before'), draw('after')]} />
      <Table
        worded
        titles={[
          'No.',
          'Section',
          'Risk',
          'Cause',
          'Consequence',
          'Before',
          'Mitigation',
          'Owner',
          'After',
          'Status',
        ]}
        rows={registerOf(montage, matrix, 'section').map((risk) => ({
          key: risk.id,
          texts: [
            riskNumber(risk),
            sectionText(montage, risk.section_id),
            words(risk.risk),
            words(risk.cause),
            words(risk.consequence),
            rated(risk, 'before'),
            words(risk.mitigation),
            words(risk.owner),
            rated(risk, 'after'),
            isOpen(risk) ? 'open' : 'closed',
          ],
        }))}
      />
    </Sheet>
  );
}

interface TableProps {
  titles: readonly string[];
  rows: readonly { readonly key: string; readonly texts: readonly string[] }[];
  /** Columns of one width, with figures in all of them. */
  even?: boolean;
  /** Columns of texts. */
  worded?: boolean;
}

const Table = ({ titles, rows, even, worded }: TableProps) => (
  <table className={styles.table} data-even={even} data-worded={worded}>
    <thead>
      <tr>
        {titles.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, texts }) => (
        <tr key={key}>
          {texts.map((text, index) => (
            <td key={titles[index]} dir="auto">
              {text}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
