import { useCallback, useState } from 'react';
import { keepsFigures } from '@/domain/montage/plan';
import type { Assumptions } from '@/domain/time-and-cost/assumptions';
import { costOf, durationOf } from '@/domain/time-and-cost/step-figures';
import { assumptionsText, medianText } from '@/domain/time-and-cost/words';
import { useEditorState } from '../editor-context';
import { FoldedPart } from '../folded-part/folded-part';
import { useTableJumps, type Jump } from '../folded-part/use-table-jumps';
import { keepAssumptions, readAssumptions } from './kept-assumptions';
import { useForecast } from './use-forecast';

const load = () => import('./time-and-cost-panel').then((loaded) => loaded.default);

const onlyTable = () => 'steps';

interface TimeAndCostPartProps {
  /** Receives a function that opens the part and moves the cursor to a cell of its table. */
  onReady?: (jump: Jump) => void;
}

/** The duration and the cost of the plan. Shows nothing if the server keeps none. */
export function TimeAndCostPart(props: TimeAndCostPartProps) {
  const isKept = useEditorState(({ montage }) => keepsFigures(montage.plan_summaries_list));
  return isKept ? <KeptPart {...props} /> : null;
}

function KeptPart({ onReady }: TimeAndCostPartProps) {
  const steps = useEditorState(({ montage }) => montage.plan_summaries_list);
  const [assumptions, setAssumptions] = useState(readAssumptions);
  const isKnown = steps.some((step) => durationOf(step) !== null || costOf(step) !== null);
  const forecast = useForecast(isKnown ? steps : null, assumptions);

  const { onTable, ...fold } = useTableJumps(onlyTable, onReady);
  const setTable = useCallback((jump: Jump) => onTable(onlyTable(), jump), [onTable]);
  const choose = (chosen: Assumptions) => {
    keepAssumptions(chosen);
    setAssumptions(chosen);
  };
  return (
    <FoldedPart
      name="Time and cost"
      summary={
        isKnown
          ? forecast && `${medianText(forecast)} (${assumptionsText(forecast.assumptions)})`
          : 'No durations or costs yet.'
      }
      {...fold}
      load={load}
      body={{ forecast, assumptions, onAssumptions: choose, onReady: setTable }}
    />
  );
}
