import type { Montage, NotUsed, PressurePoint, StrengthTest, ValueSource } from '@/api/generated/model';
import { pressureLines } from '@/domain/pressures/profile';

import { keptPoints, keptTests, shoeInWords } from '../kept-rock';
import type { KeptPoint, KeptTest } from '../kept-rock';
import { keptTargets, pathOfTargets } from '../kept-targets';
import type { PlacedPoint, PlacedPressure } from '../rock-pressures';
import type { GenerationState } from '../state';
import { areAssumedPlanned } from '../steps/newer-lists';
import { isValueCell } from '../understanding/accounting/value-like';
import { placesOfFact } from '../understanding/accounting/used-places';
import { keptPaths } from '../well-paths';
import { depthProvenance } from './depth-provenance';
import { assumed, computed, placeOf, provenanceOf, sourcesOf, withFlag } from './provenance';
import type { Provenance, SourcedFact } from './provenance';

/** The sources of the pressure profile, the strength tests, the targets, and the times of the plan. */
export function newerListSources(montage: Montage, state: GenerationState): ValueSource[] {
  const points = keptPoints(state);
  const tests = keptTests(state);
  return [
    ...(montage.pressure_points_list ?? []).flatMap((point, index) => {
      const kept = points[index];
      return kept ? pointSources(point, kept, state) : [];
    }),
    ...(montage.strength_tests_list ?? []).flatMap((test, index) => {
      const kept = tests[index];
      return kept ? testSources(test, kept, state) : [];
    }),
    ...targetSources(montage, state),
    ...timeSources(montage, state),
  ];
}

const depthSource = ({ fact, point }: { fact: SourcedFact; point: PlacedPoint }, state: GenerationState) =>
  depthProvenance(point.resolved, point.given, (key) => provenanceOf(fact, key), state).tvdSsM;

/** The provenance of a pressure that follows from a written one, a depth and the drill floor. */
function pressureProvenance(
  fact: SourcedFact,
  field: string,
  { certainty, note }: PlacedPressure,
  depth: Provenance | undefined,
  flag: string | null,
): Provenance {
  const own = provenanceOf(fact, field);
  const how =
    certainty === 'read'
      ? own
      : certainty === 'assumed'
        ? assumed([note, own.note].filter(Boolean).join('; '), [own])
        : computed([note, own.note].filter(Boolean).join('; '), [own, depth]);
  return withFlag(how, flag);
}

function pointSources(point: PressurePoint, kept: KeptPoint, state: GenerationState): ValueSource[] {
  const depth = depthSource(kept, state);
  return sourcesOf(point, {
    true_vertical_depth_subsea: depth,
    ...Object.fromEntries(
      pressureLines.flatMap((line) => {
        const placed = kept.pressures[line];
        return placed
          ? [
              [
                `${line}_pressure`,
                pressureProvenance(kept.fact, line, placed, depth, kept.flags[line]),
              ] as const,
            ]
          : [];
      }),
    ),
    notes: provenanceOf(kept.fact, 'notes'),
  });
}

function testSources(test: StrengthTest, kept: KeptTest, state: GenerationState): ValueSource[] {
  const { fact, atShoeOf, pressure } = kept;
  const joint = atShoeOf?.joints.at(-1);
  const depth =
    atShoeOf && joint
      ? computed(`the test names no depth: ${shoeInWords(atShoeOf)}`, [
          provenanceOf(fact, 'casingIn'),
          provenanceOf(joint, joint.shoeAhdM === null ? 'shoeTvdBdfM' : 'shoeAhdM'),
        ])
      : depthSource(kept, state);
  return sourcesOf(test, {
    test_type: provenanceOf(fact, 'type'),
    status:
      fact.status === null && areAssumedPlanned(state)
        ? assumed(
            'the document does not say whether it was made, and the documents are those of a programme',
            [fact.source],
          )
        : provenanceOf(fact, 'status'),
    true_vertical_depth_subsea: depth,
    pressure: pressureProvenance(fact, 'pressure', pressure, depth, kept.flag),
    notes: provenanceOf(fact, 'notes'),
  });
}

const OTHER_NORTH = 'another document than that of the path gives it: read as from the north of the path';

function targetSources({ trajectories_list: list = [] }: Montage, state: GenerationState): ValueSource[] {
  const paths = keptPaths(state);
  const targets = keptTargets(state, paths);
  return (list[pathOfTargets(paths)]?.targets_list ?? []).flatMap((target, index) => {
    const kept = targets[index];
    if (!kept) return [];
    const { fact, point, isOfOtherDocument } = kept;
    const offset = (field: string) =>
      isOfOtherDocument ? assumed(OTHER_NORTH, [provenanceOf(fact, field)]) : provenanceOf(fact, field);
    return sourcesOf(target, {
      name: provenanceOf(fact, 'name'),
      true_vertical_depth_subsea: depthSource({ fact, point }, state),
      north: offset('northM'),
      east: offset('eastM'),
      radius: provenanceOf(fact, 'radiusM'),
    });
  });
}

function timeSources({ plan_summaries_list: steps }: Montage, { facts }: GenerationState): ValueSource[] {
  return steps.flatMap((step, index) => {
    const time = facts.plan[index]?.time;
    return time
      ? sourcesOf(step, {
          depth_from: provenanceOf(time, 'fromAhdM'),
          depth_to: provenanceOf(time, 'toAhdM'),
          duration_low: provenanceOf(time, 'lowDays'),
          duration_likely: provenanceOf(time, 'likelyDays'),
          duration_high: provenanceOf(time, 'highDays'),
          day_rate: provenanceOf(time, 'dayRateUsd'),
          fixed_cost: provenanceOf(time, 'fixedCostUsd'),
        })
      : [];
  });
}

/** The pressures, tests and targets that were read, and whose place in the well does not follow from what is known. */
export function newerListsNotUsed(state: GenerationState): NotUsed[] {
  const kept = new Set<object>([
    ...keptPoints(state).map(({ fact }) => fact),
    ...keptTests(state).map(({ fact }) => fact),
    ...keptTargets(state, keptPaths(state)).map(({ fact }) => fact),
  ]);
  const left = (what: string, facts: readonly SourcedFact[], reason: string): NotUsed[] =>
    facts
      .filter((fact) => !kept.has(fact))
      .flatMap((fact) => {
        const count = placesOfFact(fact).filter(({ quote }) => isValueCell(quote)).length;
        return count === 0 ? [] : [{ place: placeOf(fact.source), what, count, reason }];
      });
  const depth = 'Its TVD below sea level is not known: enter the drill floor height, or upload the survey.';
  return [
    ...left('pressures of the rock', state.facts.pressurePoints ?? [], depth),
    ...left('test of the rock', state.facts.strengthTests ?? [], depth),
    ...left(
      'target',
      state.facts.targets ?? [],
      'The well has no path to keep it with, or its depth below sea level is not known.',
    ),
  ];
}
