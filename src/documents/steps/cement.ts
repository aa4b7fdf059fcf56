import type { CementFields } from '@/api/generated/model';

import { outerDiameterOf, sameSize } from '../casing-strings';
import { known } from '../depth-frame';
import type { SlurryFact } from '../facts';
import { hasOnlyNotes } from '../notes-of-items';
import { sectionsMeant } from '../section-matching';
import { completed, failed, remarksAbout } from '../state';
import type { GenerationState, PlannedSection, StepOutcome } from '../state';
import { topOfCementOn } from '../top-of-cement';
import { counted, listed, noted, sentences } from '../words';
import { placeOf } from './documents';
import { isLiner } from './liner';
import { withLinerSlurry } from './liner-slurry';

type Role = SlurryFact['role'];

/** Assigns each slurry to the section it cements. A slurry of no section of this well is reported. */
export function cementProgramme(state: GenerationState): StepOutcome {
  const { slurries } = state.facts;
  const remarks = remarksAbout(state.facts, 'cement');
  if (slurries.length === 0) return completed(state, sentences('none in the documents', ...remarks));
  const homes = slurries.map((slurry) => ({ slurry, index: sectionOfSlurry(state.sections, slurry) }));
  const onFloor = (slurry: SlurryFact): SlurryFact => ({
    ...slurry,
    topOfCement: slurry.topOfCement && topOfCementOn(state.frame, slurry.topOfCement),
  });
  const sections = state.sections.map((section, at) => {
    const ofSection = homes
      .filter(({ index }) => index === at)
      .map(({ slurry }) => slurry)
      .toSorted((a, b) => Number(hasOnlyNotes(a)) - Number(hasOnlyNotes(b)));
    const own = withLinerSlurry(section, ofSection);
    return own.length === 0
      ? section
      : { ...section, cement: cementOf(own.map(onFloor)), facts: { ...section.facts, slurries: own } };
  });
  const homeless = homes
    .filter(({ index, slurry }) => index === null && !hasOnlyNotes(slurry))
    .map(({ slurry }) => slurry);
  const count = slurries.filter((slurry) => !hasOnlyNotes(slurry)).length;
  const cemented = sections.filter(({ cement }) => cement !== null).length;
  const found = sentences(
    `${counted(count - homeless.length, 'slurry', 'slurries')} in ${counted(cemented, 'section')}`,
    homeless.length === 0
      ? null
      : `no section of this well for ${listed(homeless.map(({ role, source }) => `${roleName(role)} (${placeOf(source)})`))}`,
    ...remarks,
  );
  const next = { ...state, sections };
  return homeless.length > 0 ? failed(next, found) : completed(next, found);
}

/** By casing size if given, because two strings may share a hole size; else by hole size; liner slurry to the liner. */
function sectionOfSlurry(sections: readonly PlannedSection[], slurry: SlurryFact): number | null {
  const casingIn = known(slurry.casingOuterDiameterIn);
  const holeIn = known(slurry.holeDiameterIn);
  const byCasing = sections.flatMap(({ strings }, index) =>
    strings.some((string) => sameSize(outerDiameterOf(string), casingIn)) ? [index] : [],
  );
  const byHole =
    casingIn !== null && holeIn === null
      ? []
      : sectionsMeant(sections, { ...slurry, holeDiameterIn: holeIn });
  const both = byCasing.filter((index) => byHole.includes(index));
  const candidates = [both, byCasing, byHole].find((indexes) => indexes.length > 0) ?? [];
  const fitting = candidates.find((index) => {
    const section = sections[index];
    return section !== undefined && isLiner(section) === (slurry.role === 'liner');
  });
  return fitting ?? candidates[0] ?? null;
}

function cementOf(slurries: readonly SlurryFact[]): CementFields {
  const first = (role: Role): SlurryFact | undefined => slurries.find((slurry) => slurry.role === role);
  const [lead, tail, topFill, liner] = [first('lead'), first('tail'), first('top_fill'), first('liner')];
  const further = slurries
    .filter((slurry) => first(slurry.role) !== slurry && !hasOnlyNotes(slurry))
    .map(slurryInWords);
  return {
    notes: noted([...slurries.map(({ notes }) => notes), ...further]),
    lead_slurry_type: lead?.type ?? null,
    lead_slurry_pressure_gradient: known(lead?.gradientKpaPerM ?? null),
    lead_slurry_excess: lead?.excess ?? null,
    lead_slurry_top_of_cement: lead?.topOfCement ?? null,
    lead_slurry_additives: lead?.additives ?? null,
    tail_slurry_type: tail?.type ?? null,
    tail_slurry_pressure_gradient: known(tail?.gradientKpaPerM ?? null),
    tail_slurry_excess: tail?.excess ?? null,
    tail_slurry_top_of_cement: tail?.topOfCement ?? null,
    tail_slurry_additives: tail?.additives ?? null,
    top_fill_slurry_type: topFill?.type ?? null,
    top_fill_slurry_pressure_gradient: known(topFill?.gradientKpaPerM ?? null),
    top_fill_slurry_excess: topFill?.excess ?? null,
    top_fill_slurry_top_of_cement: topFill?.topOfCement ?? null,
    top_fill_slurry_additives: topFill?.additives ?? null,
    liner_slurry_type: liner?.type ?? null,
    liner_slurry_pressure_gradient: known(liner?.gradientKpaPerM ?? null),
    liner_slurry_excess: liner?.excess ?? null,
    liner_slurry_top_of_cement: liner?.topOfCement ?? null,
    liner_slurry_additives: liner?.additives ?? null,
  };
}

/** The montage has one place for each role; the notes keep a second slurry of a role. */
function slurryInWords({ role, type, gradientKpaPerM, excess, topOfCement, additives }: SlurryFact): string {
  const parts = [
    type,
    gradientKpaPerM === null ? null : `${Number(gradientKpaPerM.toFixed(3))} kPa/m`,
    excess === null ? null : `excess ${excess}`,
    topOfCement === null ? null : `top of cement ${topOfCement}`,
    additives,
  ];
  return `Further ${roleName(role)} slurry: ${parts.filter((part) => part !== null).join(', ')}`;
}

function roleName(role: Role): string {
  return role === 'top_fill' ? 'topfill' : role;
}
