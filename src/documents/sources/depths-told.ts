import type { SourceAlternative } from '@/api/generated/model';

import { floorShiftM, moved } from '../depth-frame';
import type { Depths } from '@/domain/depths';
import type { ResolvedDepths } from '../depth-frame';
import { toMicrometre } from '../micrometre';
import { replacedM } from '../replaced-depths';
import type { GenerationState } from '../state';
import { metres } from '../words';
import { computed } from './told';
import type { Told } from './told';

type Key = keyof Depths;

const ABOVE_FLOOR =
  'Above the drill floor, where no rock is: check the sign of the depths and the drill floor height.';

/** Two computations of one depth differ in their last bits. */
const SAME_NUMBER_M = 1e-6;

const BASIS: Record<NonNullable<ResolvedDepths['basis']>, Key> = {
  'TVD SS': 'tvdSsM',
  'TVD BDF': 'tvdBdfM',
  'AHD BDF': 'ahdBdfM',
};

/**
 * How the three depths of a point were come by: read where the document's own stands, else computed from the one they follow
 * from. Where the document has a depth of its own that the computed one took the place of, it stays as an alternative.
 */
export function depthsTold(
  point: ResolvedDepths,
  given: Depths,
  toldOf: (key: Key) => Told,
  state: GenerationState,
): Record<Key, Told | undefined> {
  const tell = (key: Key): Told | undefined => {
    const valueM = point[key];
    const givenM = given[key];
    if (valueM === null) return undefined;
    if (givenM !== null && Math.abs(valueM - givenM) <= SAME_NUMBER_M) return toldOf(key);
    const basis = point.basis === null ? undefined : toldOf(BASIS[point.basis]);
    const { note, uses, ...how } = howComputed(key, point, state);
    const flag = key === 'tvdBdfM' && valueM < 0 ? ABOVE_FLOOR : how.flag;
    const { survey, header } = state.facts;
    const fromOthers = computed(note, [
      basis,
      uses.survey ? (survey?.source ?? undefined) : undefined,
      uses.floor && state.input.drillFloorM === null
        ? (header.origins?.['drillFloorM'] ?? header.sources['drillFloorM'])
        : undefined,
    ]);
    const onPath =
      uses.survey === true || point.alongHole === 'vertical well' ? pathDoubt(point, state) : null;
    const told = { ...fromOthers, flag: flag ?? onPath ?? fromOthers.flag };
    if (givenM === null) return told;
    const { alternatives: others, certainty, note: ownNote, places } = toldOf(key);
    const differs = replacedM(key, given, point, state.frame) !== null;
    const own = { value: givenM, certainty, note: ownNote, places };
    const written = differs ? [own, ...others] : others;
    return { ...told, alternatives: key === 'tvdSsM' ? written : onOneFloor(written, state) };
  };
  return { tvdSsM: tell('tvdSsM'), tvdBdfM: tell('tvdBdfM'), ahdBdfM: tell('ahdBdfM') };
}

/** Why the survey is not to be trusted at a point, where the survey contradicts itself above it. */
function pathDoubt({ ahdBdfM }: Depths, { pathDoubts, frame }: GenerationState): string | null {
  const ahdM = ahdBdfM === null ? Infinity : ahdBdfM - floorShiftM(frame);
  return pathDoubts.find(({ fromAhdM }) => ahdM > fromAhdM)?.text ?? null;
}

/** What documents count from their own drill floor is another value of this depth only when it is counted from the well's. */
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
      return { note: 'TVD below the drill floor, the well being vertical', flag: null, uses: {} };
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
    case 'as given':
      return { note: shift ?? 'as given', flag: null, uses: {} };
    default:
      return { note: `minimum curvature on the survey at this TVD${shifted}`, flag: null, ...survey };
  }
}
