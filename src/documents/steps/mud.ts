import type { MudFields } from '@/api/generated/model';

import { known } from '../depth-frame';
import type { MudFact } from '../facts';
import { factsBySection } from '../section-matching';
import { completed, failed, remarksAbout } from '../state';
import type { GenerationState, StepOutcome } from '../state';
import { counted, listed, noted, sentences } from '../words';
import { placeOf } from './documents';

export function mudProgramme(state: GenerationState): StepOutcome {
  const { muds } = state.facts;
  const remarks = remarksAbout(state.facts, 'mud');
  if (muds.length === 0) return completed(state, sentences('none in the documents', ...remarks));
  const { bySection, unplaced } = factsBySection(state.sections, muds);
  const sections = state.sections.map((section, index) => {
    const own = bySection[index] ?? [];
    const [mud, ...further] = own;
    return mud === undefined
      ? section
      : { ...section, mud: mudOf(mud, further), facts: { ...section.facts, muds: own } };
  });
  const types = [...new Set(muds.map(({ type }) => type).filter((type) => type !== null))];
  const found = sentences(
    `${types.length === 0 ? 'a fluid' : listed(types)} in ${counted(
      sections.filter(({ mud }) => mud !== null).length,
      'section',
    )}`,
    unplaced.length === 0
      ? null
      : `no section of this well for ${listed(unplaced.map(({ source }) => placeOf(source)))}`,
    ...remarks,
  );
  const next = { ...state, sections };
  return unplaced.length > 0 ? failed(next, found) : completed(next, found);
}

/** The montage has one fluid for each section; the notes keep any further one. */
function mudOf(mud: MudFact, further: readonly MudFact[]): MudFields {
  const others = further.map(({ type, properties, weightText }) => {
    const parts = [type, weightText, properties].filter((part) => part !== null);
    return parts.length === 0 ? null : `Further fluid: ${parts.join(', ')}`;
  });
  return {
    mud_type: mud.type,
    mud_properties: mud.properties,
    mud_weight_exact: known(mud.weightKpaPerM.exact),
    mud_weight_lower: known(mud.weightKpaPerM.lower),
    mud_weight_upper: known(mud.weightKpaPerM.upper),
    ph_exact: known(mud.ph.exact),
    ph_lower: known(mud.ph.lower),
    ph_upper: known(mud.ph.upper),
    yield_point_exact: known(mud.yieldPointPa.exact),
    yield_point_lower: known(mud.yieldPointPa.lower),
    yield_point_upper: known(mud.yieldPointPa.upper),
    api_fluid_loss_exact: known(mud.apiFluidLossMl.exact),
    api_fluid_loss_lower: known(mud.apiFluidLossMl.lower),
    api_fluid_loss_upper: known(mud.apiFluidLossMl.upper),
    hpht_fluid_loss_exact: known(mud.hphtFluidLossMl.exact),
    hpht_fluid_loss_lower: known(mud.hphtFluidLossMl.lower),
    hpht_fluid_loss_upper: known(mud.hphtFluidLossMl.upper),
    six_rpm_exact: known(mud.sixRpm.exact),
    six_rpm_lower: known(mud.sixRpm.lower),
    six_rpm_upper: known(mud.sixRpm.upper),
    percentage_lgs_exact: known(mud.lowGravitySolidsPercent.exact),
    percentage_lgs_lower: known(mud.lowGravitySolidsPercent.lower),
    percentage_lgs_upper: known(mud.lowGravitySolidsPercent.upper),
    mud_weight_text: mud.weightText,
    notes: noted([mud.notes, ...further.map(({ notes }) => notes), ...others]),
  };
}
