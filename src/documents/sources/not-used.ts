import type { NotUsed } from '@/api/generated/model';

import { formatInches } from '@/domain/inches';

import { sameRow } from '../casing-strings';
import type { Pairing, Sourced } from '../facts';
import type { GenerationState } from '../state';
import { isValueCell } from '../understanding/accounting/value-like';
import { placesOfFact } from '../understanding/accounting/used-places';
import { placeOf } from './provenance';
import { newerListsNotUsed } from './rock-sources';

/** A fact that belongs to a hole section. */
type SectionFact = Sourced & Pairing & { holeDiameterIn: number | null };

/**
 * Every value of the documents that is not in the montage, with its place: values that fit no field, and values of a section
 * that the well does not have.
 */
export function notUsed(state: GenerationState): NotUsed[] {
  const { facts, sections } = state;
  const placed = new Set<Sourced>(
    sections.flatMap(({ facts: own }) => [...own.slurries, ...own.muds, ...own.runs, ...own.tests]),
  );
  const joints = sections.flatMap(({ strings, tieBacks }) =>
    [...strings, ...tieBacks].flatMap((string) => string.joints),
  );
  const unplaced = (things: string, list: readonly SectionFact[]): NotUsed[] =>
    list.filter((fact) => !placed.has(fact)).flatMap((fact) => unplacedFact(things, fact));
  return [
    ...unplaced('cement', facts.slurries),
    ...unplaced('mud', facts.muds),
    ...unplaced('logging', facts.loggingRuns),
    ...unplaced('pressure tests', facts.pressureTests),
    ...unplaced(
      'casing',
      facts.casings.filter((fact) => !joints.some((joint) => sameRow(joint, fact))),
    ),
    ...newerListsNotUsed(state),
    ...(facts.unused ?? []).map(({ source, what, count, quote, reason }): NotUsed => ({
      place: { ...placeOf(source), quote: quote === '' ? null : quote },
      what,
      count,
      reason,
    })),
  ];
}

function unplacedFact(things: string, fact: SectionFact): NotUsed[] {
  const count = placesOfFact(fact).filter(({ quote }) => isValueCell(quote)).length;
  if (count === 0) return [];
  const size =
    fact.holeDiameterIn === null
      ? 'without a hole size'
      : `of the ${formatInches(fact.holeDiameterIn)} in hole`;
  const reason =
    fact.holeDiameterIn === null
      ? 'It names no hole section, and the well has more than one.'
      : 'The well has no hole section of this size.';
  return [{ place: placeOf(fact.source), what: `${things} ${size}`, count, reason }];
}
