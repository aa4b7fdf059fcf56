import { formatInches } from '@/domain/inches';

import { groupStrings, outerDiameterOf, sameSize, shoeOf, stringName } from '../casing-strings';
import type { CasingString } from '../casing-strings';
import { known, moved } from '../depth-frame';
import type { Depths } from '@/domain/depths';
import type { DepthFrame, ResolvedDepths } from '../depth-frame';
import type { HoleNameFact, HoleSectionFact } from '../facts';
import { isDriven, sectionOfString } from '../section-matching';
import { completed, failed, remarksAbout } from '../state';
import type { GenerationState, PlannedSection, StepOutcome } from '../state';
import { counted, listed, metres, sentences } from '../words';
import { sectionsNamed } from './named-sections';
import { endOf } from './section-end';

const UNRESOLVED: ResolvedDepths = {
  tvdSsM: null,
  tvdBdfM: null,
  ahdBdfM: null,
  basis: null,
  alongHole: 'no vertical depth',
};

/** The origin of sections that no document states. */
const NAMED = 'by the hole sizes that the mud, cement, logging or pressure tests name';

const NOWHERE: Depths = { tvdSsM: null, tvdBdfM: null, ahdBdfM: null };

/**
 * The hole sections: as a document states them, else one for each string, ending at its shoe. A tie-back is set
 * in an existing hole and gives none.
 */
export function holeSections(state: GenerationState): StepOutcome {
  const all = groupStrings(state.facts.casings);
  const driven = all.filter((string) => isDriven(string) && !isInHole(string, state.facts.sections));
  const strings = all.filter((string) => string.kind !== 'tieback' && !driven.includes(string));
  const tieBacks = all.filter(({ kind }) => kind === 'tieback');
  const remarks = remarksAbout(state.facts, 'sections');
  const named = state.facts.sections.length + strings.length === 0 ? sectionsNamed(state.facts) : [];
  const facts = [...state.facts.sections, ...named];
  if (facts.length === 0 && strings.length === 0) {
    const sections = [{ ...emptySection(null), tieBacks }];
    return failed(
      { ...state, sections },
      sentences(
        'neither hole sections nor casing in the documents: ' +
          (state.tops.length === 0
            ? 'one section without a diameter is there to be filled in'
            : 'all formations are in one section without a diameter'),
        'Upload a well proposal or a casing table with hole sizes and generate again',
        ...remarks,
      ),
    );
  }
  const stated = facts.length > 0;
  const { sections, unplaced } = stated
    ? sectionsFromFacts(facts, strings)
    : { sections: strings.map(sectionOfItsOwn), unplaced: [] };
  const ordered = topDown(sections, ({ given }) => given).map((section, _, others) =>
    withName(section, others, state.facts.holeNames ?? []),
  );
  const placed = tieBacks.reduce(placeIn('tieBacks'), { sections: ordered, unplaced });
  const sizeless = placed.sections.filter(({ diameterIn }) => diameterIn === null).length;
  const found = sentences(
    `${counted(placed.sections.length, 'section')} ${named.length > 0 ? NAMED : stated ? 'as stated' : 'from the casing'}: ` +
      listed(
        placed.sections.map((section) => sectionInWords(section, state.frame)),
        8,
      ),
    placed.unplaced.length === 0
      ? null
      : `no section could be determined for ${listed(placed.unplaced.map(stringName))}`,
    driven.length === 0 ? null : `driven, so in no drilled hole: ${listed(driven.map(stringName))}`,
    sizeless === 0 ? null : `${counted(sizeless, 'section')} without a hole size`,
    named.length === 0
      ? null
      : 'No document says where they end: type their Section TD in the editor, or upload the casing',
    ...remarks,
  );
  const next = { ...state, sections: placed.sections };
  return placed.unplaced.length + named.length > 0 || sizeless > 0
    ? failed(next, found)
    : completed(next, found);
}

/** Whether a list of sections has the hole size of a string. */
const isInHole = ({ holeDiameterIn }: CasingString, facts: readonly HoleSectionFact[]): boolean =>
  facts.some(({ diameterIn }) => sameSize(known(diameterIn), holeDiameterIn));

function emptySection(diameterIn: number | null): PlannedSection {
  return {
    facts: { section: null, slurries: [], muds: [], runs: [], tests: [] },
    diameterIn,
    description: null,
    given: NOWHERE,
    end: UNRESOLVED,
    strings: [],
    tieBacks: [],
    cement: null,
    mud: null,
    logging: null,
    pressureTest: null,
  };
}

function sectionOfItsOwn(string: CasingString): PlannedSection {
  return {
    ...emptySection(string.holeDiameterIn),
    description: string.joints[0].category,
    given: shoeOf(string),
    strings: [string],
  };
}

/** A section that nothing else describes has the name that the title of its chapter gives its hole. */
function withName(
  section: PlannedSection,
  all: readonly PlannedSection[],
  names: readonly HoleNameFact[],
): PlannedSection {
  const isOnly = all.filter(({ diameterIn }) => sameSize(diameterIn, section.diameterIn)).length === 1;
  const name = isOnly ? names.find(({ diameterIn }) => sameSize(diameterIn, section.diameterIn)) : undefined;
  const isDescribed = (section.facts.section?.description ?? null) !== null;
  return !name || isDescribed ? section : { ...section, description: name.description, name };
}

interface Placing {
  sections: PlannedSection[];
  unplaced: CasingString[];
}

function sectionsFromFacts(facts: readonly HoleSectionFact[], strings: readonly CasingString[]): Placing {
  const sections = topDown(
    facts.map((fact) => ({
      ...emptySection(known(fact.diameterIn)),
      facts: { ...emptySection(null).facts, section: fact },
      description: fact.description,
      given: { tvdSsM: known(fact.tdTvdSsM), tvdBdfM: known(fact.tdTvdBdfM), ahdBdfM: known(fact.tdAhdM) },
    })),
    ({ given }) => given,
  );
  const further = strings.filter((string) => isOfAnotherHole(string, sections));
  const others = strings.filter((string) => !further.includes(string));
  const placed = others.reduce(placeIn('strings'), { sections, unplaced: [] });
  return {
    ...placed,
    sections: [
      ...placed.sections.map(endAtShoe).map(calledAfterString),
      ...further.map(withAssumedHole).map(sectionOfItsOwn),
    ],
  };
}

const NOT_LISTED = 'only the string names this hole, and the list of the sections lacks it';

/** A string whose hole no list of sections has: the hole may have been there before. */
const withAssumedHole = (string: CasingString): CasingString => {
  const [first, ...others] = string.joints;
  const hole = first.origins?.['holeDiameterIn'];
  if (!hole) return string;
  const note = [NOT_LISTED, hole.note].filter(Boolean).join('; ');
  const origins = { ...first.origins, holeDiameterIn: { ...hole, certainty: 'assumed' as const, note } };
  return { ...string, joints: [{ ...first, origins }, ...others] };
};

/** A shoe this close to the end of a section belongs to it, even if the documents give different hole sizes. */
const SAME_END_M = 25;

/**
 * Whether a string of an unknown hole is narrower than every hole, with its shoe below all their ends: the list ends above it.
 * A wide string above all holes may have been driven, so that it has no section.
 */
function isBelowAll(string: CasingString, sections: readonly PlannedSection[]): boolean {
  const outerIn = outerDiameterOf(string);
  const shoeM = shoeOf(string).ahdBdfM;
  return (
    outerIn !== null &&
    shoeM !== null &&
    sections.every(
      ({ diameterIn, given: { ahdBdfM } }) =>
        diameterIn !== null && diameterIn > outerIn && ahdBdfM !== null && ahdBdfM < shoeM - SAME_END_M,
    )
  );
}

/**
 * Whether a string is in a hole that the list of sections lacks: its table gives a hole size that no section has, and no
 * section ends near its shoe; or it is below all of them.
 */
function isOfAnotherHole(string: CasingString, sections: readonly PlannedSection[]): boolean {
  const { holeDiameterIn: hole } = string;
  const shoeM = shoeOf(string).ahdBdfM;
  const outer = string.joints[0].outerDiameterIn;
  if (hole === null) return isBelowAll(string, sections);
  if (shoeM === null || (outer !== null && outer >= hole)) return false;
  if (string.joints.some(({ origins }) => origins?.['holeDiameterIn']?.certainty === 'assumed')) return false;
  return sections.every(
    ({ diameterIn, given }) =>
      diameterIn !== null &&
      !sameSize(diameterIn, hole) &&
      given.ahdBdfM !== null &&
      Math.abs(given.ahdBdfM - shoeM) > SAME_END_M,
  );
}

/** Adds a string to its section: as the string set there, or as a tie-back in the notes. */
function placeIn(list: 'strings' | 'tieBacks') {
  return ({ sections, unplaced }: Placing, string: CasingString): Placing => {
    const index = sectionOfString(sections, string);
    if (index === null) return { sections, unplaced: [...unplaced, string] };
    return {
      sections: sections.map((section, at) =>
        at === index ? { ...section, [list]: [...section[list], string] } : section,
      ),
      unplaced,
    };
  };
}

/** A section without an end ends at the shoe of its string: the hole is at least that deep. */
function endAtShoe(section: PlannedSection): PlannedSection {
  const string = section.strings[0];
  const stated = Object.values(section.given).some((depth) => depth !== null);
  return stated || string === undefined ? section : { ...section, given: shoeOf(string) };
}

/** What every liner or casing is called. */
const NO_NAME = /^(?:liner|casing)$/i;
/** `13 3/8" ` before the name of a string, which is no part of what its section is called. */
const SIZE_OF_STRING = /^\d{1,2}(?:[.,]\d{1,3})?(?:[ -]\d{1,2}\/\d{1,2})?\s?(?:"|''|\u2033|\u201d|in\b)\s*/iu;

/** A section that its list does not describe is called after its string, as one that only the string gives. */
function calledAfterString(section: PlannedSection): PlannedSection {
  const name = (section.strings[0]?.joints[0].category ?? '').replace(SIZE_OF_STRING, '');
  const isNamed = section.description === null && name !== '' && !NO_NAME.test(name);
  return isNamed ? { ...section, description: name } : section;
}

/** From the top down: by the first reference that every section has, else by hole size from large to small. */
function topDown<T extends { diameterIn: number | null }>(
  sections: readonly T[],
  depthsOf: (section: T) => Depths,
): T[] {
  const references = ['ahdBdfM', 'tvdBdfM', 'tvdSsM'] as const;
  const reference = references.find((key) => sections.every((section) => depthsOf(section)[key] !== null));
  return sections.toSorted((a, b) =>
    reference === undefined
      ? (b.diameterIn ?? 0) - (a.diameterIn ?? 0)
      : (depthsOf(a)[reference] ?? 0) - (depthsOf(b)[reference] ?? 0),
  );
}

function sectionInWords({ diameterIn, given, strings }: PlannedSection, frame: DepthFrame): string {
  const size = diameterIn === null ? 'hole of unknown size' : `${formatInches(diameterIn)} in`;
  const string = strings[0] === undefined ? '' : ` (${stringName(strings[0])})`;
  const endM = moved(given.ahdBdfM, frame);
  return `${size}${string}${endM === null ? '' : ` to ${metres(endM)}`}`;
}

/** Computes the end of every section in all references, through the survey if the well is deviated. */
export function sectionDepths(state: GenerationState): StepOutcome {
  const resolved = state.sections.map((section) => ({ ...section, end: endOf(section, state.frame) }));
  const sections = topDown(resolved, ({ end }) => end);
  const name = (section: PlannedSection): string => {
    const size = section.diameterIn === null ? '' : `${formatInches(section.diameterIn)} in `;
    return `${size}section ${sections.indexOf(section) + 1}`;
  };
  const incomplete = sections.filter(({ end }) => [end.tvdSsM, end.tvdBdfM, end.ahdBdfM].includes(null));
  const lastOf = sections.at(-1)?.end ?? UNRESOLVED;
  const beyond = sections.filter(
    ({ given, end }) => state.frame.trajectory !== null && given.ahdBdfM !== null && end.tvdBdfM === null,
  );
  const found = sentences(
    lastOf.ahdBdfM === null || lastOf.tvdBdfM === null
      ? null
      : `the last section ends at ${metres(lastOf.ahdBdfM)} AHD, ${metres(lastOf.tvdBdfM)} TVD below the drill floor`,
    beyond.length === 0
      ? null
      : `deeper than the survey, so without a vertical depth: ${listed(beyond.map(name))}`,
    incomplete.length === 0 ? null : `not all three depths are known of ${listed(incomplete.map(name))}`,
    incomplete.length === 0 ? null : whatWouldHelp(state),
  );
  const next = { ...state, sections };
  return incomplete.length > 0 ? failed(next, found) : completed(next, found);
}

function whatWouldHelp({ frame, facts }: GenerationState): string {
  if (frame.drillFloorM === null)
    return 'Enter the drill rig floor height in the Inputs step and generate again';
  if (!frame.vertical && frame.trajectory === null) return 'Upload the trajectory and generate again';
  if (facts.sections.length === 0 && facts.casings.length === 0) return 'Upload the section or casing depths';
  return 'Give the depth of their end or of their casing shoe in a document';
}
