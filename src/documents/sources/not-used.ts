import type { NotUsed } from '@/api/generated/model';

import { formatInches } from '@/domain/inches';

import { sameRow } from '../casing-strings';
import type { Pairing, Sourced } from '../facts';
import type { GenerationState } from '../state';
import { isValueCell } from '../understanding/accounting/value-like';
import { placesOfFact } from '../understanding/accounting/used-places';
import { placeOf } from './told';

/** A fact that belongs into a hole section. */
type OfASection = Sourced & Pairing & { holeDiameterIn: number | null };

/**
 * Every value of the documents that is nowhere in the montage, with its place: what no field took, and what was read of a section
 * that the well does not have.
 */
export function notUsed({ facts, sections }: GenerationState): NotUsed[] {
  const placed = new Set<Sourced>(
    sections.flatMap(({ facts: own }) => [...own.slurries, ...own.muds, ...own.runs, ...own.tests]),
  );
  const joints = sections.flatMap(({ strings, tieBacks }) =>
    [...strings, ...tieBacks].flatMap((string) => string.joints),
  );
  const homeless = (things: string, list: readonly OfASection[]): NotUsed[] =>
    list.filter((fact) => !placed.has(fact)).flatMap((fact) => homelessIn(things, fact));
  return [
    ...homeless('cement', facts.slurries),
    ...homeless('mud', facts.muds),
    ...homeless('logging', facts.loggingRuns),
    ...homeless('pressure tests', facts.pressureTests),
    ...homeless(
      'casing',
      facts.casings.filter((fact) => !joints.some((joint) => sameRow(joint, fact))),
    ),
    ...(facts.unused ?? []).map(({ source, what, count, quote, reason }): NotUsed => ({
      place: { ...placeOf(source), quote: quote === '' ? null : quote },
      what,
      count,
      reason,
    })),
  ];
}

function homelessIn(things: string, fact: OfASection): NotUsed[] {
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
