import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Cell } from '@/domain/montage/address';
import { keepsFigures } from '@/domain/montage/plan';
import type { Assumptions } from '@/domain/time-and-cost/assumptions';
import { costOf, durationOf } from '@/domain/time-and-cost/step-figures';
import { assumptionsText, medianText } from '@/domain/time-and-cost/words';
import { useEditorState } from '../editor-context';
import { FoldedPart } from '../folded-part/folded-part';
import { keepAssumptions, readAssumptions } from './kept-assumptions';
import { useForecast } from './use-forecast';

const load = () => import('./time-and-cost-panel').then((loaded) => loaded.default);

type Jump = (cell: Cell, focus?: boolean) => void;

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
  const [open, setOpen] = useState(false);
  const isKnown = steps.some((step) => durationOf(step) !== null || costOf(step) !== null);
  const forecast = useForecast(isKnown ? steps : null, assumptions);

  const table = useRef<Jump>(null);
  const waiting = useRef<Parameters<Jump>>(null);
  const setTable = useCallback((jump: Jump) => {
    table.current = jump;
    if (waiting.current) jump(...waiting.current);
    waiting.current = null;
  }, []);
  const jump = useCallback<Jump>((...to) => {
    setOpen(true);
    if (table.current) table.current(...to);
    else waiting.current = to;
  }, []);
  useLayoutEffect(() => onReady?.(jump), [jump, onReady]);

  const toggle = () => {
    // A closed table is gone.
    table.current = null;
    setOpen(!open);
  };
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
      open={open}
      onOpen={toggle}
      load={load}
      body={{ forecast, assumptions, onAssumptions: choose, onReady: setTable }}
    />
  );
}
