import { casingClearance, passesDrift } from '@/domain/casing';
import { formatInches } from '@/domain/inches';

import { driftOf, governingJoint, outerDiameterOf, sameSize, shoeOf, stringName } from '../casing-strings';
import type { CasingString } from '../casing-strings';
import { moved } from '../depth-frame';
import type { DepthFrame } from '../depth-frame';
import { completed, failed, remarksAbout } from '../state';
import type { GenerationState, PlannedSection, StepOutcome } from '../state';
import { counted, listed, metres, sentences } from '../words';

export function casingStrings(state: GenerationState): StepOutcome {
  const strings = state.sections.flatMap((section) => section.strings);
  const tieBacks = state.sections.flatMap((section) => section.tieBacks);
  const bare = state.sections.filter((section) => section.strings.length === 0).length;
  const sizeless = strings.filter((string) => outerDiameterOf(string) === null).length;
  const remarks = remarksAbout(state.facts, 'casing');
  if (strings.length === 0) {
    return completed(state, sentences('none in the documents', tieBackWords(tieBacks), ...remarks));
  }
  return completed(
    state,
    sentences(
      listed(strings.map(stringName), 8),
      tieBackWords(tieBacks),
      bare === 0 ? null : `${counted(bare, 'section')} without a string`,
      sizeless === 0 ? null : `no outer diameter for ${counted(sizeless, 'string')}`,
      ...remarks,
    ),
  );
}

function tieBackWords(tieBacks: readonly CasingString[]): string | null {
  return tieBacks.length === 0
    ? null
    : `${listed(tieBacks.map(stringName))} in the casing notes, a tie-back being no section`;
}

/** Checks that each string fits its hole and each bit passes the string above. A misfit fails the step, so that it is visible. */
export function casingFit(state: GenerationState): StepOutcome {
  const { sections } = state;
  const errors = [
    ...sections.flatMap((section) => fitErrors(section, state.frame)),
    ...sections.flatMap((_, index) => errorsBelow(sections, index)),
  ];
  const warnings = sections.flatMap(tightClearances);
  const undecided = sections.filter(
    ({ diameterIn, strings }) =>
      strings.length > 0 &&
      (diameterIn === null || strings.some((string) => outerDiameterOf(string) === null)),
  ).length;
  const found = sentences(
    ...errors,
    ...warnings,
    undecided === 0 ? null : `sizes are missing to check ${counted(undecided, 'section')}`,
    errors.length + warnings.length + undecided > 0
      ? null
      : sections.some(({ strings }) => strings.length > 0)
        ? 'every string clears its hole, and every hole passes the string above'
        : 'no string to check',
  );
  return errors.length > 0 ? failed(state, found) : completed(state, found);
}

function fitErrors({ diameterIn, strings, end }: PlannedSection, frame: DepthFrame): string[] {
  return strings.flatMap((string) => {
    const outerIn = outerDiameterOf(string);
    const shoeM = moved(shoeOf(string).ahdBdfM, frame);
    const errors: string[] = [];
    if (diameterIn !== null && outerIn !== null && casingClearance(diameterIn, outerIn).verdict === 'none') {
      errors.push(
        `${stringName(string)} is recorded against a ${formatInches(diameterIn)} in hole: no clearance`,
      );
    }
    if (shoeM !== null && end.ahdBdfM !== null && shoeM > end.ahdBdfM + 0.5) {
      errors.push(
        `the shoe of the ${stringName(string)} at ${metres(shoeM)} lies below the end of its section at ${metres(end.ahdBdfM)}`,
      );
    }
    return errors;
  });
}

function errorsBelow(sections: readonly PlannedSection[], index: number): string[] {
  const section = sections[index];
  const above = sections[index - 1];
  const holeIn = section?.diameterIn ?? null;
  if (above === undefined || holeIn === null) return [];
  const hole = `${formatInches(holeIn)} in hole`;
  const errors: string[] = [];
  if (sameSize(holeIn, above.diameterIn)) errors.push(`two sections of ${hole} follow each other`);
  else if (above.diameterIn !== null && holeIn > above.diameterIn) {
    errors.push(`the ${hole} is larger than the ${formatInches(above.diameterIn)} in hole above it`);
  }
  for (const string of above.strings) {
    const joint = governingJoint(string);
    const driftIn = driftOf(joint);
    if (driftIn === null || passesDrift(holeIn, driftIn)) continue;
    const drift = joint.driftIn === null ? 'API drift' : 'drift';
    errors.push(
      `a bit for the ${hole} does not pass the ${driftIn.toFixed(3)} in ${drift} of the ${stringName(string)}`,
    );
  }
  return errors;
}

function tightClearances({ diameterIn, strings }: PlannedSection): string[] {
  return strings.flatMap((string) => {
    const outerIn = outerDiameterOf(string);
    if (diameterIn === null || outerIn === null) return [];
    const { clearanceIn, verdict } = casingClearance(diameterIn, outerIn);
    return verdict === 'tight'
      ? [
          `${stringName(string)} leaves only ${clearanceIn.toFixed(3)} in in a ${formatInches(diameterIn)} in hole`,
        ]
      : [];
  });
}
