import type { Formation, Montage, Section, ValueSource } from '@/api/generated/model';

import { shoeOf, stringName } from '../casing-strings';
import { known } from '../depth-frame';
import type { Depths } from '@/domain/depths';
import type { GenerationState, PlacedTop, PlannedSection } from '../state';
import { oddDifference } from '../steps/formation-tops';
import { contradictsItsMd } from '../steps/top-depths';
import { keptPaths } from '../well-paths';
import { counted } from '../words';
import { depthProvenance } from './depth-provenance';
import {
  casingSources,
  cementSources,
  loggingSources,
  mudSources,
  pressureTestSources,
} from './part-sources';
import { newerListSources } from './rock-sources';
import { sectionFlag } from './section-flag';
import { assumed, computed, withFlag, readAt, sourcesOf, provenanceOf } from './provenance';
import type { Provenance } from './provenance';

/**
 * The source of every value of an assembled montage.
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
        formation_name: provenanceOf(fact, 'name'),
        gradient: provenanceOf(fact, 'gradientKpaPerM'),
        pressure_lower_bound: provenanceOf(fact, 'pressureLowerKpa'),
        pressure_upper_bound: provenanceOf(fact, 'pressureUpperKpa'),
        true_vertical_depth_subsea_lower_bound: provenanceOf(fact, 'tvdSsLowerM'),
        true_vertical_depth_subsea_upper_bound: provenanceOf(fact, 'tvdSsUpperM'),
      });
    }),
    ...montage.plan_summaries_list.flatMap((step, index) => {
      const fact = state.facts.plan[index];
      if (fact === undefined) return [];
      return sourcesOf(step, {
        rank: computed('the order in which the document has the steps', [provenanceOf(fact, 'title')]),
        title: provenanceOf(fact, 'title'),
        description: provenanceOf(fact, 'description'),
      });
    }),
    ...pathSources(montage, state),
    ...newerListSources(montage, state),
  ];
}

/** One source for each path: the place of its table. A source for each station would be longer than the path. */
function pathSources({ trajectories_list: paths = [] }: Montage, state: GenerationState): ValueSource[] {
  const kept = keptPaths(state);
  return paths.flatMap((path, index) => {
    const survey = kept[index]?.survey;
    if (survey === undefined) return [];
    const read = readAt(survey.source);
    const stations = counted(path.stations_list.length, 'station');
    return sourcesOf(path, { name: { ...read, note: [stations, read.note ?? []].flat().join('; ') } });
  });
}

function topLineSources({ top_line_item: top }: Montage, { facts }: GenerationState): ValueSource[] {
  if (top === null) return [];
  const { header, survey } = facts;
  const provenance = (field: string): Provenance | undefined => {
    const place = header.origins?.[field] ?? header.sources[field];
    if (place === undefined) return undefined;
    const fact = {
      source: place,
      ...(header.alternatives && { alternatives: header.alternatives }),
      ...(header.fieldFlags && { fieldFlags: header.fieldFlags }),
    };
    return provenanceOf(fact, field);
  };
  const wellName =
    header.wellName === null && survey
      ? computed('the well that the survey names', [survey.source])
      : provenance('wellName');
  return sourcesOf(top, {
    well_name: wellName,
    well_type: provenance('wellType'),
    objective: provenance('objective'),
    location: provenance('location'),
    field_name: provenance('fieldName'),
    field_code: provenance('fieldCode'),
    well_id: provenance('wellId'),
    activity_id: provenance('activityId'),
    afe_cost: provenance('afeCostUsd'),
    days_planned: provenance('daysPlanned'),
    well_heads: provenance('wellHeads'),
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
        : formationSources(formation, top, sectionFlag(top, planned, state), state);
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

/** The provenance of the hole itself. A section derived from its casing has the hole size of the casing table. */
function hole({
  facts,
  strings,
  name,
}: PlannedSection): Partial<Record<'diameter' | 'description' | 'liner', Provenance>> {
  const joint = strings[0]?.joints[0];
  const { section } = facts;
  const liner =
    joint &&
    computed('a liner or a casing, as its table calls the string', [provenanceOf(joint, 'category')]);
  const description = name
    ? provenanceOf(name, 'description')
    : section !== null && (section.description !== null || !joint)
      ? provenanceOf(section, 'description')
      : joint &&
        assumed('no document describes the section: called after the string that is set in it', [
          provenanceOf(joint, 'category'),
        ]);
  const diameter = section
    ? provenanceOf(section, 'diameterIn')
    : joint && provenanceOf(joint, 'holeDiameterIn');
  return { ...(diameter && { diameter }), ...(description && { description }), ...(liner && { liner }) };
}

const SECTION_FIELDS = { tvdSsM: 'tdTvdSsM', tvdBdfM: 'tdTvdBdfM', ahdBdfM: 'tdAhdM' } as const;
const SHOE_FIELDS = { tvdSsM: 'shoeTvdSsM', tvdBdfM: 'shoeTvdBdfM', ahdBdfM: 'shoeAhdM' } as const;

function sectionEnd(
  planned: PlannedSection,
  state: GenerationState,
): Record<keyof Depths, Provenance | undefined> {
  const { section } = planned.facts;
  const [string] = planned.strings;
  const joint = string?.joints.at(-1);
  const shoe = string === undefined ? null : shoeOf(string);
  const provenance = (key: keyof Depths): Provenance => {
    if (section !== null && known(section[SECTION_FIELDS[key]]) !== null) {
      return provenanceOf(section, SECTION_FIELDS[key]);
    }
    if (joint === undefined || string === undefined || shoe?.[key] !== planned.given[key]) {
      return section === null ? computed('no document gives it', []) : readAt(section.source);
    }
    const note = `no document gives the end of the section: the shoe of the ${stringName(string)}`;
    return assumed(note, [provenanceOf(joint, SHOE_FIELDS[key])]);
  };
  return depthProvenance(planned.end, planned.given, provenance, state);
}

const TWO_POINTS =
  'The MD and the vertical depth that the document gives are not one point of the survey: check both in the document.';

const THICKNESS = 'true vertical, to the next top, base or the end of the well';

/** A well passes several formations: the end of a lone one may be a top that was not read. */
const isOnlyTop = ({ tops }: GenerationState): boolean => tops.length === 1;

const TOP_FIELDS = { tvdSsM: 'tvdSsM', tvdBdfM: 'tvdBdfM', ahdBdfM: 'ahdBdfM' } as const;

function formationSources(
  formation: Formation,
  top: PlacedTop,
  inSection: string | null,
  state: GenerationState,
): ValueSource[] {
  const { fact } = top;
  const given = { tvdSsM: known(fact.tvdSsM), tvdBdfM: known(fact.tvdBdfM), ahdBdfM: known(fact.ahdBdfM) };
  const oddity = oddDifference(fact, state.facts.tops, state.facts.header.drillFloorM);
  const contradiction = contradictsItsMd(top, state) ? TWO_POINTS : null;
  const givenProvenance = (key: keyof Depths): Provenance => {
    const provenance = provenanceOf(fact, TOP_FIELDS[key]);
    return withFlag(provenance, key === 'ahdBdfM' ? contradiction : (oddity ?? contradiction));
  };
  const provenance = depthProvenance(top, given, givenProvenance, state);
  const depths = {
    ...provenance,
    ahdBdfM: provenance.ahdBdfM && withFlag(provenance.ahdBdfM, contradiction),
  };
  return sourcesOf(formation, {
    formation_name: withFlag(provenanceOf(fact, 'name'), inSection),
    ...wireDepths(depths),
    variance: provenanceOf(fact, 'varianceM'),
    thickness: (isOnlyTop(state) ? assumed : computed)(THICKNESS, [
      depths.tvdSsM ?? depths.tvdBdfM,
      endsWithWell(top, state) ? endOfWell(state) : undefined,
    ]),
  });
}

/** Whether no top follows below, so that the formation's thickness extends to the end of the well. */
const endsWithWell = (top: PlacedTop, { tops }: GenerationState) =>
  tops
    .slice(tops.indexOf(top) + 1)
    .every(({ tvdSsM, tvdBdfM }) =>
      tvdSsM === null || top.tvdSsM === null ? tvdBdfM === top.tvdBdfM : tvdSsM === top.tvdSsM,
    );

function endOfWell(state: GenerationState): Provenance | undefined {
  const last = state.sections.at(-1);
  const end = last && sectionEnd(last, state);
  return end?.tvdSsM ?? end?.tvdBdfM;
}

function wireDepths({ tvdSsM, tvdBdfM, ahdBdfM }: Record<keyof Depths, Provenance | undefined>) {
  return {
    true_vertical_depth_subsea: tvdSsM,
    true_vertical_depth_below_drill_floor: tvdBdfM,
    along_hole_depth_below_drill_floor: ahdBdfM,
  };
}
