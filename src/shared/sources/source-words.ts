import type { Certainty, SourceAlternative, SourcePlace, ValueSource } from '@/api/generated/model';

interface CertaintyWords {
  readonly word: string;
  readonly means: string;
}

const certaintyWords: ReadonlyMap<string, CertaintyWords> = new Map<Certainty, CertaintyWords>([
  ['read', { word: 'Read', means: 'as written in the document' }],
  ['converted', { word: 'Converted', means: 'from the unit or the sign of the document' }],
  ['computed', { word: 'Computed', means: 'from other values' }],
  ['assumed', { word: 'Assumed', means: 'where the document leaves it open' }],
]);

const byModel: CertaintyWords = { word: 'Assumed', means: 'until you have checked it in the document' };

/** Whether the value was read by a language model, or computed from such a value. */
export const isReadByModel = ({ places }: Pick<SourceAlternative, 'places'>): boolean =>
  places.some(({ read_by: reader }) => reader === 'language_model');

/** How certain a value is; one that a language model read is never more than assumed. */
export const wordsOfSource = (source: Pick<SourceAlternative, 'places' | 'certainty'>): CertaintyWords =>
  isReadByModel(source) ? byModel : wordsOfCertainty(source.certainty);

/** How certain a value is: one word and its meaning. An unknown word of a newer server is shown without a meaning. */
export const wordsOfCertainty = (certainty: string): CertaintyWords =>
  certaintyWords.get(certainty) ?? { word: certainty, means: '' };

/** `page 3, line 12`, or `sheet Survey, cell B12`; blank where the document is all that is known. */
export function placeWords({ page, sheet, cell, line }: SourcePlace): string {
  const parts = [
    page !== null && `page ${page}`,
    sheet !== null && `sheet ${sheet}`,
    cell !== null ? `cell ${cell}` : line !== null && `line ${line}`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}

/** The names of the documents, each once: `Trajectory.xlsx and Proposal.pdf`. */
export function documentsOf({ places }: Pick<SourceAlternative, 'places'>): string {
  const names = [...new Set(places.map(({ document }) => document))];
  if (names.length < 2) return names[0] ?? 'the documents';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The meaning of each mark, most important first: a value shows only one. */
export type Mark = 'edited' | 'flagged' | 'model' | 'open' | 'plain';

const marks: readonly Mark[] = ['plain', 'open', 'model', 'flagged', 'edited'];

/** The marks that a legend explains: that of a language model only where one has read a value. */
export const marksIn = (sources: readonly ValueSource[]): readonly Mark[] =>
  sources.some(isReadByModel) ? marks : marks.filter((mark) => mark !== 'model');

export const markWords: Readonly<Record<Mark, string>> = {
  plain: 'From the documents',
  open: 'Assumed, or documents differ',
  model: 'Read by a language model',
  flagged: 'Doubtful',
  edited: 'Edited since',
};

/** The mark of a generated value that was not edited. */
export function markOf(source: ValueSource): Mark {
  const { flag, certainty, alternatives } = source;
  if (flag !== null) return 'flagged';
  if (isReadByModel(source)) return 'model';
  return certainty === 'assumed' || alternatives.length > 0 ? 'open' : 'plain';
}

/** Whether a value is marked even while the marks are hidden: a person must look at it. */
export const isAlwaysMarked = (source: ValueSource): boolean => source.flag !== null || isReadByModel(source);
