import type { GenerationReport, NotUsed, SourcePlace } from '@/api/generated/model';
import { placeWords } from './source-words';

/** One item of the report; a document's own words are separate from the report's words. */
interface Item {
  readonly text: string;
  /** The heading before it: a document and the place in it. */
  readonly head?: string;
  readonly aside?: string;
  readonly list?: readonly string[];
  readonly quote?: string | null;
  /** The place in a document, if it can be opened. */
  readonly place?: SourcePlace;
}

/** Items that are folded under one line: of a long document there are hundreds. */
export interface ReportFold {
  readonly title: string;
  readonly aside: string;
  readonly items: readonly Item[];
}

export interface ReportPart {
  readonly title: string;
  readonly items: readonly Item[];
  readonly folds?: readonly ReportFold[];
  /** Said where there is no item: a part that is left out could have been forgotten. */
  readonly none: string;
}

const sentence = (text: string): Item => ({ text });

const documentPlace = (place: SourcePlace): string =>
  [place.document, placeWords(place)].filter((part) => part !== '').join(', ');

const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;

/** The unused values by document: how many values in how many places, and each place under that. */
function notUsedParts(notUsed: readonly NotUsed[]): ReportPart[] {
  const byDocument = new Map<string, NotUsed[]>();
  for (const one of notUsed) {
    const { document } = one.place;
    byDocument.set(document, [...(byDocument.get(document) ?? []), one]);
  }
  return [
    {
      title: 'Not used',
      items: [],
      folds: [...byDocument].map(([document, places]) => ({
        title: document,
        aside: `${counted(
          places.reduce((sum, { count }) => sum + count, 0),
          'value',
        )} in ${counted(places.length, 'place')}`,
        items: places.map(({ place, what, count, reason }) => ({
          head: [placeWords(place), what].filter((part) => part !== '').join(': ') || document,
          aside: counted(count, 'value'),
          text: reason,
          quote: place.quote,
          place,
        })),
      })),
      none: 'Every value of the documents was used.',
    },
  ];
}

/** The content of the report, in the order in which an engineer checks it: shared by the screen and the file. */
export const reportParts = (report: GenerationReport): readonly ReportPart[] => [
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
      place,
    })),
    none: 'Nothing was left that was not understood.',
  },
  ...(report.not_used === undefined ? [] : notUsedParts(report.not_used)),
  { title: 'Missing', items: report.missing.map(sentence), none: 'Nothing is missing.' },
  { title: 'Decisions', items: report.decisions.map(sentence), none: 'Nothing had to be decided.' },
];
