import type { GenerationReport, Montage, ValueSource } from '@/api/generated/model';

import { floorShiftM } from '../depth-frame';
import type { GenerationState } from '../state';
import { replacedAlongHole } from '../replaced-depths';
import { listed, metres } from '../words';
import { missingIn } from './missing';
import { notUsed } from './not-used';
import { isInherited, placeOf } from './provenance';

/** The report of a generation: what was decided, not understood, missing, flagged and not used. */
export function reportOf(
  montage: Montage,
  sources: readonly ValueSource[],
  state: GenerationState,
): GenerationReport {
  const { facts } = state;
  const names = namesIn(montage);
  const reported = (facts.flags ?? []).map(({ text }) => text);
  const flags = [
    ...reported,
    ...flagsOf(sources, names)
      .filter(({ flag }) => !reported.includes(flag))
      .map(inWords),
  ];
  return {
    documents: facts.documents.map(({ file, classification, holds }) => ({
      document: file,
      classification,
      holds,
    })),
    decisions: [...drillFloor(state), ...alongHole(state), ...new Set(facts.remarks.map(({ text }) => text))],
    not_understood: facts.notUnderstood.map(({ source, reason }) => ({ place: placeOf(source), reason })),
    missing: missingIn(montage, state),
    flagged: [...new Set(flags)],
    not_used: notUsed(state),
  };
}

interface NamedFlag {
  flag: string;
  names: string[];
}

const inWords = ({ flag, names }: NamedFlag): string =>
  names.length === 0 ? flag : `${listed(names, MOST_NAMED)}: ${flag}`;

/** Each flag once, with the names of its entities. Inherited flags are left out. */
function flagsOf(sources: readonly ValueSource[], names: ReadonlyMap<string, string>): NamedFlag[] {
  const flags = new Map<string, Set<string>>();
  for (const { flag, entity_id: id } of sources) {
    if (flag === null || isInherited(flag)) continue;
    const of = flags.get(flag) ?? new Set();
    const name = names.get(id);
    flags.set(flag, name === undefined ? of : of.add(name));
  }
  return [...flags].map(([flag, of]) => ({ flag, names: [...of] }));
}

/** Entity names by id, for the flags: "Chalk". */
function namesIn({ sections_list: sections }: Montage): ReadonlyMap<string, string> {
  return new Map(
    sections.flatMap(({ id, formations_list: formations }, index) => [
      [id, `End of section ${index + 1}`] as const,
      ...formations.map((one) => [one.id, one.formation_name ?? 'a formation without a name'] as const),
    ]),
  );
}

/** The decision about the drill floor, on which every depth below it depends. */
function drillFloor({ input, frame, documentFloorM }: GenerationState): string[] {
  const { drillFloorM } = frame;
  if (drillFloorM === null) return [];
  if (input.drillFloorM === null) {
    return [
      `Drill floor: none was entered; the documents' ${metres(drillFloorM)} above mean sea level is used.`,
    ];
  }
  const shiftM = floorShiftM(frame);
  if (shiftM === 0 || documentFloorM === null) return [];
  return [
    `Drill floor: the documents count from ${metres(documentFloorM)} above mean sea level, ${metres(drillFloorM)} was entered and is used; ` +
      `their depths below the drill floor are moved by ${metres(shiftM)}, those within their notes stay as written.`,
  ];
}

/** How many names a sentence of the report lists; a step lists fewer. */
const MOST_NAMED = 12;

/** Reports the along-hole depths of the documents that computed depths replaced. */
function alongHole(state: GenerationState): string[] {
  const replaced = replacedAlongHole(state);
  if (replaced.length === 0) return [];
  const from = state.frame.vertical ? 'TVD, the well being vertical' : 'the survey';
  const moved = floorShiftM(state.frame) === 0 ? '' : ', moved to this drill floor,';
  return [
    `Along-hole depths: computed from ${from}; where a document gives another, that one${moved} is kept as an alternative: ` +
      `${listed(replaced, MOST_NAMED)}.`,
  ];
}
