import type { Place, Report } from './source-shapes';
import { placeWords } from './source-words';

/** One thing that the report says; a document's own words stand apart from what is said of them. */
interface Item {
  readonly text: string;
  /** What it belongs to, before it: a document and the place in it. */
  readonly head?: string;
  readonly aside?: string;
  readonly list?: readonly string[];
  readonly quote?: string | null;
}

export interface ReportPart {
  readonly title: string;
  readonly items: readonly Item[];
  /** Said where there is no item: a part that is left out could have been forgotten. */
  readonly none: string;
}

const sentence = (text: string): Item => ({ text });

const documentPlace = (place: Place): string =>
  [place.document, placeWords(place)].filter((part) => part !== '').join(', ');

/** What the report says, in the order in which an engineer checks it: once for the screen and once for the file. */
export const reportParts = (report: Report): readonly ReportPart[] => [
  {
    title: 'Documents',
    items: report.documents.map(({ document, classification, holds }) => ({
      head: document,
      aside: classification,
      text: holds.length === 0 ? 'Nothing was taken from it.' : '',
      list: holds,
    })),
    none: 'No document was read.',
  },
  { title: 'Flagged', items: report.flagged.map(sentence), none: 'No value is flagged.' },
  {
    title: 'Not understood',
    items: report.not_understood.map(({ place, reason }) => ({
      head: documentPlace(place),
      text: reason,
      quote: place.quote,
    })),
    none: 'Nothing was left that was not understood.',
  },
  { title: 'Missing', items: report.missing.map(sentence), none: 'Nothing is missing.' },
  { title: 'Decisions', items: report.decisions.map(sentence), none: 'Nothing had to be decided.' },
];
