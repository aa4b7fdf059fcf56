import { completed, failed } from '../state';
import type { GenerationState, StepOutcome } from '../state';
import { listed, sentences } from '../words';

/** Copies reservoirs into the montage; swapped bounds are reported and kept. */
export function reservoirs(state: GenerationState): StepOutcome {
  const { reservoirs: facts } = state.facts;
  if (facts.length === 0) return completed(state, 'none in the documents.');
  const reversed = facts.filter(
    (fact) =>
      (fact.pressureLowerKpa ?? -Infinity) > (fact.pressureUpperKpa ?? Infinity) ||
      (fact.tvdSsLowerM ?? -Infinity) > (fact.tvdSsUpperM ?? Infinity),
  );
  const found = sentences(
    listed(facts.map(({ name }) => name)),
    reversed.length === 0
      ? null
      : `the lower bound exceeds the upper one of ${listed(reversed.map(({ name }) => name))}`,
  );
  return reversed.length > 0 ? failed(state, found) : completed(state, found);
}
