import type { Origin, Source } from '../../facts';
import { readCasing } from '../casing';
import { readCement } from '../cement';
import type { Group } from '../groups';
import { readMud } from '../mud';
import { readLogging, readPlan, readPressureTests, readReservoirs } from '../other-kinds';
import { readSections } from '../sections';
import { readSurvey } from '../survey';
import { readTops } from '../tops';
import type { Kind } from '../vocabulary';

/** Where the values of one fact are. */
export interface FactPlaces {
  source: Source;
  origins: readonly Origin[];
}

const READERS: Record<Exclude<Kind, 'survey'>, (group: Group) => { source: Source; origins?: object }[]> = {
  tops: readTops,
  sections: readSections,
  casing: readCasing,
  cement: readCement,
  mud: readMud,
  reservoirs: readReservoirs,
  logging: readLogging,
  pressureTests: readPressureTests,
  plan: readPlan,
};

/** Where the facts of a group are, and which of its rows gave none, with the reason. */
export function factsOfGroup(group: Group): {
  facts: FactPlaces[];
  rejected: { source: Source; reason: string }[];
} {
  if (group.kind === 'survey') {
    const { stations, rejected } = readSurvey(group);
    return { facts: stations.map(({ source }) => ({ source, origins: [] })), rejected };
  }
  const facts = READERS[group.kind](group).map(({ source, origins = {} }) => ({
    source,
    origins: Object.values(origins as Record<string, Origin | undefined>).filter(
      (origin) => origin !== undefined,
    ),
  }));
  return { facts, rejected: group.log.notUnderstood };
}
