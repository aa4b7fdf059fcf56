import type { Formation, Montage, Section, ValueSource } from '@/api/generated/model';

import { shoeOf, stringName } from '../casing-strings';
import { known } from '../depth-frame';
import type { Depths } from '@/domain/depths';
import type { GenerationState, PlacedTop, PlannedSection } from '../state';
import { oddDifference } from '../steps/formation-tops';
import { contradictsItsMd } from '../steps/top-depths';
import { depthsTold } from './depths-told';
import { casingSources, cementSources, loggingSources, mudSources, pressureTestSources } from './parts-told';
import { sectionDoubt } from './section-doubt';
import { assumed, computed, doubted, readAt, sourcesOf, toldByFact } from './told';
import type { Told } from './told';

/**
 * Where every value of an assembled montage came from.
 *
 * @param bySection The tops of each section, in the order in which the montage has them.
 */
export function montageSources(
  montage: Montage,
  state: GenerationState,
  bySection: readonly (readonly PlacedTop[])[],
): ValueSource[] {
  return [
    ...topLineSources(montage, state),
    ...montage.sections_list.flatMap((section, index) => {
      const planned = state.sections[index];
      return planned === undefined ? [] : sectionSources(section, planned, bySection[index] ?? [], state);
    }),
    ...montage.reservoirs_list.flatMap((reservoir, index) => {
      const fact = state.facts.reservoirs[index];
      if (fact === undefined) return [];
      return sourcesOf(reservoir, {
        formation_name: toldByFact(fact, 'name'),
        gradient: toldByFact(fact, 'gradientKpaPerM'),
        pressure_lower_bound: toldByFact(fact, 'pressureLowerKpa'),
        pressure_upper_bound: toldByFact(fact, 'pressureUpperKpa'),
        true_vertical_depth_subsea_lower_bound: toldByFact(fact, 'tvdSsLowerM'),
        true_vertical_depth_subsea_upper_bound: toldByFact(fact, 'tvdSsUpperM'),
      });
    }),
    ...montage.plan_summaries_list.flatMap((step, index) => {
      const fact = state.facts.plan[index];
      if (fact === undefined) return [];
      return sourcesOf(step, {
        rank: computed('the order in which the document has the steps', [toldByFact(fact, 'title')]),
        title: toldByFact(fact, 'title'),
        description: toldByFact(fact, 'description'),
      });
    }),
  ];
}

function topLineSources({ top_line_item: top }: Montage, { facts }: GenerationState): ValueSource[] {
  if (top === null) return [];
  const { header, survey } = facts;
  const told = (field: string): Told | undefined => {
    const place = header.origins?.[field] ?? header.sources[field];
    if (place === undefined) return undefined;
    const fact = {
      source: place,
      ...(header.alternatives && { alternatives: header.alternatives }),
      ...(header.doubts && { doubts: header.doubts }),
    };
    return toldByFact(fact, field);
  };
  const wellName =
    header.wellName === null && survey
      ? computed('the well that the survey names', [survey.source])
      : told('wellName');
  return sourcesOf(top, {
    well_name: wellName,
    well_type: told('wellType'),
    objective: told('objective'),
    location: told('location'),
    field_name: told('fieldName'),
    field_code: told('fieldCode'),
    well_id: told('wellId'),
    activity_id: told('activityId'),
    afe_cost: told('afeCostUsd'),
    days_planned: told('daysPlanned'),
    well_heads: told('wellHeads'),
  });
}

function sectionSources(
  section: Section,
  planned: PlannedSection,
  tops: readonly PlacedTop[],
  state: GenerationState,
): ValueSource[] {
  const { facts } = planned;
  return [
    ...sourcesOf(section, { ...hole(planned), ...wireDepths(sectionEnd(planned, state)) }),
    ...section.formations_list.flatMap((formation, index) => {
      const top = tops[index];
      return top === undefined
        ? []
        : formationSources(formation, top, sectionDoubt(top, planned, state), state);
    }),
    ...(section.casing_item === null ? [] : casingSources(section.casing_item, planned)),
    ...(section.cement_item === null ? [] : cementSources(section.cement_item, facts.slurries, state)),
    ...(section.mud_item === null ? [] : mudSources(section.mud_item, facts.muds)),
    ...(section.logging_item === null ? [] : loggingSources(section.logging_item, facts.runs)),
    ...(section.pressure_test_item === null
      ? []
      : pressureTestSources(section.pressure_test_item, facts.tests)),
  ];
}

/** What is told of the hole itself. A section made of its casing has the hole size that the casing table gives. */
function hole({
  facts,
  strings,
}: PlannedSection): Partial<Record<'diameter' | 'description' | 'liner', Told>> {
  const joint = strings[0]?.joints[0];
  const { section } = facts;
  const liner =
    joint && computed('a liner or a casing, as its table calls the string', [toldByFact(joint, 'category')]);
  if (section !== null) {
    return {
      diameter: toldByFact(section, 'diameterIn'),
      description: toldByFact(section, 'description'),
      ...(liner && { liner }),
    };
  }
  return joint === undefined
    ? {}
    : {
        diameter: toldByFact(joint, 'holeDiameterIn'),
        description: toldByFact(joint, 'category'),
        ...(liner && { liner }),
      };
}

const SECTION_FIELDS = { tvdSsM: 'tdTvdSsM', tvdBdfM: 'tdTvdBdfM', ahdBdfM: 'tdAhdM' } as const;
const SHOE_FIELDS = { tvdSsM: 'shoeTvdSsM', tvdBdfM: 'shoeTvdBdfM', ahdBdfM: 'shoeAhdM' } as const;

function sectionEnd(planned: PlannedSection, state: GenerationState): Record<keyof Depths, Told | undefined> {
  const { section } = planned.facts;
  const [string] = planned.strings;
  const joint = string?.joints.at(-1);
  const shoe = string === undefined ? null : shoeOf(string);
  const told = (key: keyof Depths): Told => {
    if (section !== null && known(section[SECTION_FIELDS[key]]) !== null) {
      return toldByFact(section, SECTION_FIELDS[key]);
    }
    if (joint === undefined || string === undefined || shoe?.[key] !== planned.given[key]) {
      return section === null ? computed('no document gives it', []) : readAt(section.source);
    }
    const note = `no document gives the end of the section: the shoe of the ${stringName(string)}`;
    return assumed(note, [toldByFact(joint, SHOE_FIELDS[key])]);
  };
  return depthsTold(planned.end, planned.given, told, state);
}

const TWO_POINTS =
  'The MD and the vertical depth that the document gives are not one point of the survey: check both in the document.';

const TOP_FIELDS = { tvdSsM: 'tvdSsM', tvdBdfM: 'tvdBdfM', ahdBdfM: 'ahdBdfM' } as const;

function formationSources(
  formation: Formation,
  top: PlacedTop,
  inSection: string | null,
  state: GenerationState,
): ValueSource[] {
  const { fact } = top;
  const given = { tvdSsM: known(fact.tvdSsM), tvdBdfM: known(fact.tvdBdfM), ahdBdfM: known(fact.ahdBdfM) };
  const oddity = oddDifference(fact, state.facts.tops);
  const contradiction = contradictsItsMd(top, state) ? TWO_POINTS : null;
  const toldOf = (key: keyof Depths): Told => {
    const told = toldByFact(fact, TOP_FIELDS[key]);
    return key === 'ahdBdfM' ? doubted(told, contradiction) : doubted(told, oddity);
  };
  const told = depthsTold(top, given, toldOf, state);
  const depths = { ...told, ahdBdfM: told.ahdBdfM && doubted(told.ahdBdfM, contradiction) };
  return sourcesOf(formation, {
    formation_name: doubted(toldByFact(fact, 'name'), inSection),
    ...wireDepths(depths),
    variance: toldByFact(fact, 'varianceM'),
    thickness: computed('true vertical, to the next top, base or the end of the well', [
      depths.tvdSsM ?? depths.tvdBdfM,
      endsWithWell(top, state) ? endOfWell(state) : undefined,
    ]),
  });
}

/** Whether no top follows below: the formation is then measured to the end of the well. */
const endsWithWell = (top: PlacedTop, { tops }: GenerationState) =>
  tops
    .slice(tops.indexOf(top) + 1)
    .every(({ tvdSsM, tvdBdfM }) =>
      tvdSsM === null || top.tvdSsM === null ? tvdBdfM === top.tvdBdfM : tvdSsM === top.tvdSsM,
    );

function endOfWell(state: GenerationState): Told | undefined {
  const last = state.sections.at(-1);
  const end = last && sectionEnd(last, state);
  return end?.tvdSsM ?? end?.tvdBdfM;
}

function wireDepths({ tvdSsM, tvdBdfM, ahdBdfM }: Record<keyof Depths, Told | undefined>) {
  return {
    true_vertical_depth_subsea: tvdSsM,
    true_vertical_depth_below_drill_floor: tvdBdfM,
    along_hole_depth_below_drill_floor: ahdBdfM,
  };
}
