import { orderByDepth } from '@/domain/formations';
import { positionAtAhd } from '@/domain/trajectory/position';

import { floorShiftM, known, resolveDepths, TOP_ORDER } from '../depth-frame';
import type { AlongHole } from '../depth-frame';
import type { DepthType } from '@/domain/depths';
import type { FormationTopFact } from '../facts';
import { replacedAlongHole } from '../replaced-depths';
import { completed, failed } from '../state';
import type { GenerationState, PlacedTop, StepOutcome } from '../state';
import { counted, listed, metres, sentences } from '../words';

const NEEDS_FLOOR = 'Enter the drill rig floor height in the Inputs step and generate again';

const NO_TOPS = 'no tops to place.';

/** Computes every top and base in all references, and reports the vertical depths; `alongHoleDepths` reports the others. */
export function verticalDepths(state: GenerationState): StepOutcome {
  const placed = state.facts.tops.map((fact) => place(fact, state));
  const next: GenerationState = {
    ...state,
    tops: placed.filter(({ fact }) => fact.kind === 'top'),
    bases: placed.filter(({ fact }) => fact.kind === 'base'),
  };
  if (next.tops.length === 0) return completed(next, NO_TOPS);
  const { drillFloorM, documentFloorM } = state.frame;
  const missing = next.tops.filter(({ tvdBdfM }) => tvdBdfM === null);
  const aboveFloor = next.tops.filter(({ tvdBdfM }) => tvdBdfM !== null && tvdBdfM < 0);
  const shiftM = floorShiftM(state.frame);
  const withoutSs = next.tops.filter(({ tvdSsM, tvdBdfM }) => tvdSsM === null && tvdBdfM !== null);
  const found = sentences(
    drillFloorM === null ? null : basisInWords(next.tops, 'TVD SS', plus('TVD SS', drillFloorM)),
    basisInWords(
      next.tops,
      'TVD BDF',
      documentFloorM === null
        ? null
        : shiftM === 0
          ? `as given, and TVD SS is TVD less ${metres(documentFloorM)}`
          : `${plus('the TVD given', shiftM)}, and TVD SS is the TVD given less ${metres(documentFloorM)}`,
    ),
    basisInWords(
      next.tops,
      'AHD BDF',
      state.frame.vertical
        ? 'their along-hole depth, the well being vertical'
        : 'taken from the survey at their MD',
    ),
    missing.length === 0 ? null : `unknown for ${listed(missing.map(({ fact }) => fact.name))}`,
    withoutSs.length === 0 ? null : `no TVD SS for ${listed(withoutSs.map(({ fact }) => fact.name))}`,
    aboveFloor.length === 0
      ? null
      : `above the drill floor, where there is no rock: ${listed(aboveFloor.map(({ fact }) => fact.name))}. Check the sign of the ` +
          'depths and the drill floor height',
    drillFloorM === null ? NEEDS_FLOOR : null,
  );
  return missing.length + withoutSs.length + aboveFloor.length > 0
    ? failed(next, found)
    : completed(next, found);
}

/** "TVD SS + 25 m", "TVD SS - 5 m". */
function plus(depth: string, offsetM: number): string {
  return `${depth} ${offsetM < 0 ? '-' : '+'} ${metres(Math.abs(offsetM))}`;
}

function place(fact: FormationTopFact, state: GenerationState): PlacedTop {
  const given = { tvdSsM: known(fact.tvdSsM), tvdBdfM: known(fact.tvdBdfM), ahdBdfM: known(fact.ahdBdfM) };
  return { ...resolveDepths(given, TOP_ORDER, state.frame), fact, thicknessM: null };
}

function basisInWords(tops: readonly PlacedTop[], basis: DepthType, how: string | null): string | null {
  const count = tops.filter((top) => top.basis === basis).length;
  if (count === 0 || how === null) return null;
  return count === tops.length && count > 1
    ? `${how}, for all ${counted(count, 'top')}`
    : `${how}, for ${counted(count, 'top')}`;
}

/** Reports how the along-hole depths were determined, and names those that involved a choice or are unknown. */
export function alongHoleDepths(state: GenerationState): StepOutcome {
  const { tops, frame } = state;
  if (tops.length === 0) return completed(state, NO_TOPS);
  const surveyEndM = frame.trajectory?.end.ahdM ?? 0;
  const onSurvey = tops.filter(({ alongHole }) => alongHole === 'on the survey').length;
  const asGiven = tops.filter(({ alongHole }) => alongHole === 'as given').length;
  const say = (how: AlongHole, words: (names: string) => string): string | null => {
    const names = tops.filter(({ alongHole }) => alongHole === how).map(({ fact }) => fact.name);
    return names.length === 0 ? null : words(listed(names));
  };
  const replaced = replacedAlongHole(state);
  const atOdds = tops.filter((top) => contradictsItsMd(top, state)).map(({ fact }) => fact.name);
  const shiftM = floorShiftM(frame);
  const found = sentences(
    say('vertical well', () => 'vertical well: along-hole depth is TVD below the drill floor'),
    onSurvey === 0 ? null : `${onSurvey} of ${counted(tops.length, 'top')} by minimum curvature`,
    asGiven === 0 ? null : `the document's own MD for ${counted(asGiven, 'top')}`,
    say(
      'first crossing',
      (names) => `The hole crosses the depth of ${names} more than once: the first is taken`,
    ),
    say(
      'nearest crossing',
      (names) => `The hole crosses the depth of ${names} more than once: the document's own MD chooses`,
    ),
    say(
      'deeper than the survey',
      (names) => `Deeper than the survey, which ends at MD ${metres(surveyEndM)}, so unknown: ${names}`,
    ),
    say('above the survey', (names) => `Above the first station of the survey, so unknown: ${names}`),
    say(
      'no survey',
      (names) =>
        `The well is deviated and has no survey, so unknown: ${names}. Upload the trajectory (measured depth, ` +
        'inclination, azimuth) and generate again',
    ),
    say('no vertical depth', (names) => `No depth below the drill floor, so unknown: ${names}`),
    frame.vertical || shiftM === 0
      ? null
      : `${metres(Math.abs(shiftM))} ${shiftM > 0 ? 'longer' : 'shorter'} than from the documents' drill floor`,
    replaced.length === 0 ? null : `The documents write another for ${listed(replaced)}`,
    atOdds.length === 0
      ? null
      : `The MD and the vertical depth that the document gives for ${listed(atOdds)} are not one point of the survey: check both`,
    frame.drillFloorM === null ? NEEDS_FLOOR : null,
  );
  return atOdds.length > 0 || tops.some(({ ahdBdfM }) => ahdBdfM === null)
    ? failed(state, found)
    : completed(state, found);
}

/** Picks made on another version of the survey are up to half a metre off it; a larger difference is a slip. */
const SAME_POINT_M = 1;

/** Compared in vertical depth: in a nearly horizontal hole, half a metre of it is tens of metres of MD. */
export function contradictsItsMd({ fact, basis, tvdBdfM }: PlacedTop, { frame }: GenerationState): boolean {
  const givenM = known(fact.ahdBdfM);
  if (frame.vertical || frame.trajectory === null || givenM === null || tvdBdfM === null) return false;
  if (basis === 'AHD BDF') return false;
  const position = positionAtAhd(frame.trajectory, givenM);
  return (
    position.kind === 'position' && Math.abs(position.tvdM - (tvdBdfM - floorShiftM(frame))) > SAME_POINT_M
  );
}

/** From shallow to deep; repeats are kept, and a group stays above its first formation. */
export function formationOrder(state: GenerationState): StepOutcome {
  if (state.tops.length === 0) return completed(state, NO_TOPS);
  const ordered = orderByDepth(state.tops.map((top) => ({ top, tvdM: verticalOf(top, state) })));
  const tops = ordered.map(({ top }) => top);
  const moved = tops.filter((top, index) => state.tops[index] !== top).length;
  const first = tops[0];
  const unknown = ordered.filter(({ tvdM }) => tvdM === null).map(({ top }) => top.fact.name);
  return completed(
    { ...state, tops },
    sentences(
      (tops.length < 2
        ? `${listed(tops.map(({ fact }) => fact.name))} alone, `
        : `${counted(tops.length, 'top')} from ${listed([first?.fact.name ?? ''])} to ${listed([tops.at(-1)?.fact.name ?? ''])}, `) +
        (moved === 0 ? 'as the document has them' : 'put in order of depth'),
      unknown.length === 0 ? null : `no vertical depth, so last: ${listed(unknown)}`,
    ),
  );
}

/**
 * The vertical depth that orders tops and gives thickness, m: TVD SS, or TVD BDF if the drill floor is unknown
 * and the documents give no other. One well never uses both, because they are not comparable.
 */
export function verticalOf(
  point: { tvdSsM: number | null; tvdBdfM: number | null },
  { tops }: Pick<GenerationState, 'tops'>,
): number | null {
  return tops.some(({ tvdSsM }) => tvdSsM !== null) ? point.tvdSsM : point.tvdBdfM;
}
