import type { LoggingRunFields, PressureTestFields } from '@/api/generated/model';

import { known } from '../depth-frame';
import type { LoggingRunFact, PressureTestFact } from '../facts';
import { hasOnlyNotesOfLogs } from '../notes-of-items';
import { factsBySection, sectionsMeant } from '../section-matching';
import { completed, failed } from '../state';
import type { GenerationState, StepOutcome } from '../state';
import { counted, listed, noted, sentences } from '../words';
import { placeOf } from './documents';

export function loggingAndPressureTests(state: GenerationState): StepOutcome {
  const { loggingRuns, pressureTests } = state.facts;
  if (loggingRuns.length + pressureTests.length === 0) return completed(state, 'none in the documents.');
  const tests = factsBySection(state.sections, pressureTests);
  const sections = state.sections.map((section, index) => {
    // Runs of one hole size stay together, so they are never distributed over two sections of that size.
    const runs = loggingRuns.filter((run) => sectionsMeant(state.sections, run).includes(index));
    const own = tests.bySection[index] ?? [];
    const [test, ...further] = own;
    return {
      ...section,
      facts: { ...section.facts, runs, tests: own },
      logging:
        runs.length === 0
          ? null
          : {
              logging_program_evaluation: noted(purposesOf(runs)),
              notes: noted(runs.map(({ notes }) => notes ?? null)),
              runs: numbered(runs.filter((run) => !hasOnlyNotesOfLogs(run))),
            },
      pressureTest: test === undefined ? null : pressureTestOf(test, further),
    };
  });
  const own = loggingRuns.filter((run) => !hasOnlyNotesOfLogs(run));
  const homelessRuns = own.filter((run) => sectionsMeant(state.sections, run).length === 0);
  const homeless = [...homelessRuns, ...tests.unplaced];
  const found = sentences(
    loggingRuns.length === 0
      ? 'no logging programme'
      : `${counted(own.length - homelessRuns.length, 'logging run')} in ${counted(
          sections.filter(({ logging }) => logging !== null).length,
          'section',
        )}`,
    pressureTests.length === 0
      ? 'no pressure tests'
      : `pressure tests in ${counted(sections.filter(({ pressureTest }) => pressureTest !== null).length, 'section')}`,
    homeless.length === 0
      ? null
      : `no section of this well for ${listed(homeless.map(({ source }) => placeOf(source)))}`,
  );
  const next = { ...state, sections };
  return homeless.length > 0 ? failed(next, found) : completed(next, found);
}

/** What the runs of a section are for; what the engineer pointed at counts before what the documents say. */
function purposesOf(runs: readonly LoggingRunFact[]): (string | null)[] {
  const said = runs.filter(({ origins }) => origins?.['purpose']?.readBy === 'engineer');
  return (said.length > 0 ? said : runs).map(({ purpose }) => purpose ?? null);
}

/** A run keeps its document's number; a run without one gets the next after the highest before it. */
function numbered(runs: readonly LoggingRunFact[]): LoggingRunFields[] {
  let highest = 0;
  return runs.map(({ runNumber, evaluation }) => {
    const given = known(runNumber);
    const number = given !== null && Number.isInteger(given) ? given : highest + 1;
    highest = Math.max(highest, number);
    return { run_number: number, run_evaluation: evaluation };
  });
}

/** For each field, the first value among the section's tests. */
function pressureTestOf(test: PressureTestFact, further: readonly PressureTestFact[]): PressureTestFields {
  const all = [test, ...further];
  const first = (key: 'annularKpa' | 'ramKpa' | 'casingOnBumpKpa' | 'linerLapKpa'): number | null =>
    all.map((each) => known(each[key])).find((value) => value !== null) ?? null;
  return {
    annular_pressure: first('annularKpa'),
    ram_pressure: first('ramKpa'),
    casing_on_bump_pressure: first('casingOnBumpKpa'),
    liner_lap_pressure: first('linerLapKpa'),
    notes: noted(all.map(({ notes }) => notes)),
  };
}
