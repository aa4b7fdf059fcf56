import { useMemo } from 'react';
import type { Cell } from '@/domain/montage/address';
import { figure } from '@/domain/montage/figures';
import type { Assumptions } from '@/domain/time-and-cost/assumptions';
import type { Forecast } from '@/domain/time-and-cost/forecast';
import { likelyCourse } from '@/domain/time-and-cost/step-figures';
import { useEditorState } from '../editor-context';
import { ListTable } from '../list-table/list-table';
import { AssumptionChoice } from './assumption-choice';
import { TimeAndCostCharts } from './charts';
import styles from './time-and-cost.module.css';
import { Totals } from './totals';

const list = { of: 'planSteps' } as const;
const derivedTitles = ['Likely end (day)', 'Likely cost (USD)'];

interface TimeAndCostPanelProps {
  /** Null if no step has a duration or a cost, or not yet. */
  forecast: Forecast | null;
  assumptions: Assumptions;
  onAssumptions: (assumptions: Assumptions) => void;
  onReady: (jump: (cell: Cell, focus?: boolean) => void) => void;
}

export default function TimeAndCostPanel(props: TimeAndCostPanelProps) {
  const { forecast, assumptions, onAssumptions, onReady } = props;
  const steps = useEditorState(({ montage }) => montage.plan_summaries_list);
  const derived = useMemo(
    () => ({
      titles: derivedTitles,
      rows: likelyCourse(steps).map(({ endDay, cost }) => [figure(endDay, 1), figure(cost, 0)]),
    }),
    [steps],
  );
  const heading = useMemo(
    () => ({
      title: 'Step',
      texts: steps.map(({ rank, title }) => `${rank ?? '-'} ${title?.trim() || '-'}`),
    }),
    [steps],
  );
  return (
    <div className={styles.panel}>
      <ListTable
        list={list}
        title="STEPS OF THE PLAN"
        none="No steps have been planned."
        heading={heading}
        derived={derived}
        onReady={onReady}
      />
      {forecast && (
        <>
          <div className={styles.figures}>
            <Totals forecast={forecast} />
            <AssumptionChoice assumptions={assumptions} onAssumptions={onAssumptions} />
          </div>
          <TimeAndCostCharts forecast={forecast} />
        </>
      )}
    </div>
  );
}
