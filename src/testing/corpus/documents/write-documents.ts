import type { WellTruth } from '../truth';
import { catalogue, trajectory } from './catalogue-and-trajectory';
import type { CorpusDocument } from './document-model';
import { cementProgramme, mudProgramme } from './programmes';
import { proposal } from './proposal';

/** The documents that a company writes of a well before it is drilled. */
export function documentsOf(truth: WellTruth): CorpusDocument[] {
  return [
    proposal(truth),
    catalogue(truth),
    ...(truth.survey.length === 0 ? [] : [trajectory(truth)]),
    cementProgramme(truth),
    mudProgramme(truth),
  ];
}
