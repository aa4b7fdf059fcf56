import type { Origin, Source } from '../../facts';
import { readCasing } from '../casing/casing';
import { readCement } from '../cement/cement';
import type { Group } from '../tables/table-groups';
import { readMud } from '../mud/mud';
import { readLogging, readPressureTests, readReservoirs } from '../tables/other-kinds';
import { readPlan } from '../plan/plan-steps';
import { readSections } from '../sections/sections';
import { readSurvey } from '../survey/survey';
import { readTops } from '../formations/tops';
import type { Kind } from '../words/vocabulary';

/** The places of the values of one fact. */
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

/** The places of the facts of a group, and the rows that gave none, with the reason. */
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
