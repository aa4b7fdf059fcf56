import { thicknesses } from '@/domain/formations';

import type { FormationTopFact } from '../facts';
import { completed, failed } from '../state';
import type { GenerationState, StepOutcome } from '../state';
import { counted, listed, sentences } from '../words';
import { verticalOf } from './top-depths';

/** True vertical thickness of every formation: to the next top or base pick, for the last one to the end of the well. */
export function thickness(state: GenerationState): StepOutcome {
  const { tops, bases, sections } = state;
  if (tops.length === 0) return completed(state, 'no formations to measure.');
  const bounds = bases.flatMap((base) => {
    const tvdM = verticalOf(base, state);
    return tvdM === null ? [] : [{ name: unitName(base.fact), tvdM }];
  });
  const end = sections.at(-1)?.end;
  const results = thicknesses(
    tops.map((top) => ({ name: unitName(top.fact), tvdM: verticalOf(top, state) })),
    bounds,
    end === undefined ? null : verticalOf(end, state),
  );
  const measured = tops.map((top, index) => {
    const result = results[index];
    return { ...top, thicknessM: result?.kind === 'thickness' ? result.thicknessM : null };
  });
  const named = (kind: 'unknown' | 'negative'): string[] =>
    tops.filter((_, index) => results[index]?.kind === kind).map(({ fact }) => fact.name);
  const negative = named('negative');
  const unknown = named('unknown');
  const zero = [
    ...new Set(measured.filter(({ thicknessM }) => thicknessM === 0).map(({ fact }) => fact.name)),
  ];
  const count = measured.filter(({ thicknessM }) => thicknessM !== null).length;
  const found = sentences(
    `${count} of ${counted(tops.length, 'formation')} measured in true vertical depth`,
    zero.length === 0 ? null : `no thickness of its own (next top at the same depth): ${listed(zero)}`,
    unknown.length === 0 ? null : `nothing bounds ${listed(unknown)} below`,
    negative.length === 0
      ? null
      : `the last section ends above the top of ${listed(negative)}, which therefore has no thickness`,
  );
  const next = { ...state, tops: measured };
  return negative.length > 0 ? failed(next, found) : completed(next, found);
}

/** "Hugin Fm. VOLVE Base" is the base of "Hugin Fm. VOLVE Top": without the last word, both name the same unit. */
function unitName({ name }: FormationTopFact): string {
  return name.replace(/\s+(?:top|base)$/i, '').trim();
}
