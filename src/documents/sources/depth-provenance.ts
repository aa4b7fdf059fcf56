import type { SourceAlternative } from '@/api/generated/model';

import { floorShiftM, moved } from '../depth-frame';
import type { Depths } from '@/domain/depths';
import type { ResolvedDepths } from '../depth-frame';
import { toMicrometre } from '../micrometre';
import { replacedM } from '../replaced-depths';
import type { GenerationState } from '../state';
import { metres } from '../words';
import { computed } from './provenance';
import type { Provenance } from './provenance';

type Key = keyof Depths;

const ABOVE_FLOOR =
  'Above the drill floor, where there is no rock: check the sign of the depths and the drill floor height.';

/** Two computations of one depth differ in their last bits. */
const SAME_NUMBER_M = 1e-6;

const BASIS: Record<NonNullable<ResolvedDepths['basis']>, Key> = {
  'TVD SS': 'tvdSsM',
  'TVD BDF': 'tvdBdfM',
  'AHD BDF': 'ahdBdfM',
};

/**
 * The provenance of the three depths of a point: read if the document's own depth is used, else computed from the depth they
 * depend on. A depth of the document that was replaced by a computed one becomes an alternative.
 */
export function depthProvenance(
  point: ResolvedDepths,
  given: Depths,
  givenProvenance: (key: Key) => Provenance,
  state: GenerationState,
): Record<Key, Provenance | undefined> {
  const provenanceOfKey = (key: Key): Provenance | undefined => {
    const valueM = point[key];
    const givenM = given[key];
    if (valueM === null) return undefined;
    if (givenM !== null && Math.abs(valueM - givenM) <= SAME_NUMBER_M) return givenProvenance(key);
    const basis = point.basis === null ? undefined : givenProvenance(BASIS[point.basis]);
    const { note, uses, ...how } = howComputed(key, point, state);
    const flag = key === 'tvdBdfM' && valueM < 0 ? ABOVE_FLOOR : how.flag;
    const { survey, header } = state.facts;
    const fromOthers = computed(note, [
      basis,
      uses.survey ? (survey?.source ?? undefined) : undefined,
      uses.floor && state.input.drillFloorM === null
        ? (header.origins?.['drillFloorM'] ?? header.sources['drillFloorM'] ?? originOfFloor(state))
        : undefined,
    ]);
    const onPath =
      uses.survey === true || point.alongHole === 'vertical well' ? surveyFlag(point, state) : null;
    const provenance = { ...fromOthers, flag: flag ?? onPath ?? fromOthers.flag };
    if (givenM === null) return provenance;
    const { alternatives: others, certainty, note: ownNote, places } = givenProvenance(key);
    const differs = replacedM(key, given, point, state.frame) !== null;
    const own = { value: givenM, certainty, note: ownNote, places };
    const written = differs ? [own, ...others] : others;
    return { ...provenance, alternatives: key === 'tvdSsM' ? written : onOneFloor(written, state) };
  };
  return {
    tvdSsM: provenanceOfKey('tvdSsM'),
    tvdBdfM: provenanceOfKey('tvdBdfM'),
    ahdBdfM: provenanceOfKey('ahdBdfM'),
  };
}

/** A drill floor that only the tops imply is as sure as their depths below it. */
const originOfFloor = ({ facts }: GenerationState) =>
  facts.tops.find(({ tvdBdfM, tvdSsM }) => tvdBdfM !== null && tvdSsM !== null)?.origins?.['tvdBdfM'];

/** The flag of a point below the depth where the survey contradicts itself; else null. */
function surveyFlag({ ahdBdfM }: Depths, { surveyFlags, frame }: GenerationState): string | null {
  const ahdM = ahdBdfM === null ? Infinity : ahdBdfM - floorShiftM(frame);
  return surveyFlags.find(({ fromAhdM }) => ahdM > fromAhdM)?.text ?? null;
}

/** Alternatives of a depth below the drill floor, moved from the documents' drill floor to the well's. */
function onOneFloor(alternatives: readonly SourceAlternative[], state: GenerationState): SourceAlternative[] {
  const shift = movedInWords(state);
  if (shift === null) return [...alternatives];
  return alternatives.map((one) => ({
    ...one,
    value: typeof one.value === 'number' ? toMicrometre(moved(one.value, state.frame)) : one.value,
    certainty: 'computed',
    note: one.note === null ? shift : `${one.note}; ${shift}`,
  }));
}

interface How {
  note: string;
  flag: string | null;
  uses: { survey?: boolean; floor?: boolean };
}

function howComputed(key: Key, point: ResolvedDepths, state: GenerationState): How {
  if (key === 'ahdBdfM') return alongHole(point, state);
  const { frame, input } = state;
  const entered = input.drillFloorM === null ? '' : ', as entered';
  const floor = (elevationM: number | null) =>
    elevationM === null ? 'the drill floor' : `the drill floor at ${metres(elevationM)} above mean sea level`;
  const onSurvey = point.basis === 'AHD BDF' && !frame.vertical;
  const vertical = onSurvey
    ? 'the survey at this along-hole depth'
    : point.basis === 'AHD BDF'
      ? 'the along-hole depth of a vertical well'
      : 'TVD';
  const uses = { survey: onSurvey, floor: true };
  if (key === 'tvdSsM') return { note: `${vertical} less ${floor(frame.documentFloorM)}`, flag: null, uses };
  if (point.basis === 'TVD SS') {
    return { note: `TVD SS plus ${floor(frame.drillFloorM)}${entered}`, flag: null, uses };
  }
  const shift = movedInWords(state);
  return { note: shift === null ? vertical : `${vertical}, ${shift}`, flag: null, uses };
}

export function movedInWords({ frame }: GenerationState): string | null {
  const shiftM = floorShiftM(frame);
  if (shiftM === 0 || frame.documentFloorM === null || frame.drillFloorM === null) return null;
  const [from, to] = [metres(frame.documentFloorM), metres(frame.drillFloorM)];
  return `moved by ${metres(shiftM)}: the documents count from a drill floor at ${from}, the plan from ${to}`;
}

function alongHole(point: ResolvedDepths, state: GenerationState): How {
  const more = 'The hole passes this vertical depth more than once';
  const shift = movedInWords(state);
  const shifted = shift === null ? '' : `, ${shift}`;
  const survey = { uses: { survey: true } };
  switch (point.alongHole) {
    case 'vertical well':
      return {
        note: 'TVD below the drill floor, the well being vertical',
        flag: null,
        uses: { floor: point.basis === 'TVD SS' },
      };
    case 'first crossing':
      return {
        note: `minimum curvature on the survey${shifted}`,
        flag: `${more}: the first crossing was taken.`,
        ...survey,
      };
    case 'nearest crossing':
      return {
        note: `minimum curvature on the survey${shifted}`,
        flag: `${more}: the one nearest to the document's own depth was taken.`,
        ...survey,
      };
    case 'at its shoe':
      return {
        note: `the shoe of its string, along the hole${shifted}`,
        flag: 'The shoe of the string is deeper along the hole than the survey has this vertical depth: check the end of the section.',
        ...survey,
      };
    case 'as given':
      return { note: shift ?? 'as given', flag: null, uses: {} };
    default:
      return { note: `minimum curvature on the survey at this TVD${shifted}`, flag: null, ...survey };
  }
}
