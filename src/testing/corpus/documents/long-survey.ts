import { thornsea } from '../wells/thornsea-b04';
import { buildAndHold } from '../wells/survey-plan';
import { trajectory } from './catalogue-and-trajectory';
import type { CorpusDocument } from './document-model';

/** Rows that a page of the corpus' PDFs has room for, as measured. */
const ROWS_A_PAGE = 31;

/** A survey printed on so many pages, a station every foot: as long as documents get. */
export function longSurvey(pages: number): CorpusDocument {
  // The first page has a title as well.
  const end = pages * ROWS_A_PAGE - 10;
  const survey = buildAndHold({ kickOff: 500, build: 0.02, inclination: 30, azimuth: 132.4, every: 1, end });
  return trajectory({ ...thornsea, survey });
}
