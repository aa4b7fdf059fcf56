import type { DocumentSummary, UploadedDocument, WellFacts } from '../../facts';
import type { DocumentContent } from '../../readers/table';
import { hasOnlyNotes, hasOnlyNotesOfLogs } from '../../notes-of-items';
import type { Group } from '../tables/table-groups';
import { keyValuesOf } from '../which-well/key-values';
import { VOCABULARY } from './vocabulary';

interface Held {
  file: string;
  content: DocumentContent;
  groups: Group[];
  layout: { id: string; name: string } | null;
}

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** How many pressure points, tests of the rock, targets and times of steps a document has, in words. */
export const newerInWords = ({
  pressurePoints,
  strengthTests,
  targets,
  times,
}: Record<'pressurePoints' | 'strengthTests' | 'targets' | 'times', number>): string[] => [
  ...(pressurePoints > 0 ? [`pressures of the rock at ${many(pressurePoints, 'depth')}`] : []),
  ...(strengthTests > 0 ? [many(strengthTests, 'leak-off or integrity test')] : []),
  ...(targets > 0 ? [many(targets, 'target')] : []),
  ...(times > 0 ? [`times of ${many(times, 'step')}`] : []),
];

/** The content of one document in a few words: used parts with their count, unused ones by name. */
export function summarise(
  document: UploadedDocument,
  understood: readonly Held[],
  facts: WellFacts,
): DocumentSummary {
  const held = understood.find(({ file }) => file === document.name);
  const from = (list: { source: { file: string } }[]) =>
    list.filter(({ source }) => source.file === document.name).length;
  const slurries = from(facts.slurries.filter((slurry) => !hasOnlyNotes(slurry)));
  const stations = [facts.survey, facts.otherSurvey].flatMap((survey) => survey?.stations ?? []);
  const counts: Record<Group['kind'], string> = {
    survey: `survey, ${many(from(stations), 'station')}`,
    tops: many(from(facts.tops), 'formation top'),
    sections: many(from(facts.sections), 'hole section'),
    casing: many(from(facts.casings), 'casing string'),
    cement: `${slurries} cement slurr${slurries === 1 ? 'y' : 'ies'}`,
    mud: many(from(facts.muds), 'mud section'),
    logging: many(from(facts.loggingRuns.filter((run) => !hasOnlyNotesOfLogs(run))), 'logging run'),
    pressureTests: many(from(facts.pressureTests), 'pressure test'),
    reservoirs: many(from(facts.reservoirs), 'reservoir'),
    plan: many(from(facts.plan), 'plan step'),
  };
  const lists: Record<Group['kind'], { source: { file: string } }[]> = {
    survey: stations,
    tops: facts.tops,
    sections: facts.sections,
    casing: facts.casings,
    cement: facts.slurries,
    mud: facts.muds,
    logging: facts.loggingRuns,
    pressureTests: facts.pressureTests,
    reservoirs: facts.reservoirs,
    plan: facts.plan,
  };
  const kinds = VOCABULARY.filter(
    ({ kind }) => from(lists[kind]) > 0 || held?.groups.some((group) => group.kind === kind),
  );
  const header = held?.content.lines.some((line) => keyValuesOf(line).length > 0) ? ['well header'] : [];
  return {
    file: document.name,
    classification: document.classification,
    holds: [
      ...header,
      ...kinds.map(({ kind, says }) => (from(lists[kind]) > 0 ? counts[kind] : `${says} (not used)`)),
      ...newerInWords({
        pressurePoints: from(facts.pressurePoints ?? []),
        strengthTests: from(facts.strengthTests ?? []),
        targets: from(facts.targets ?? []),
        times: from(facts.plan.flatMap(({ time }) => time ?? [])),
      }),
    ],
    ...(held?.layout ? { layout: held.layout } : {}),
  };
}
