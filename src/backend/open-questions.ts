import type { ReviewQuestion } from '@/api/generated/model';
import type { ReadFacts } from '@/documents/understanding/read-documents';
import type { Store } from './ports';
import type { StoredFile } from './records';

/** How a generation read one document. */
interface ReadDocument {
  layoutId: string | undefined;
  questions: ReviewQuestion[];
}

const nothingRead: ReadDocument = { layoutId: undefined, questions: [] };

/** Whether a question is about a document among others: of which well it is, or which revision counts. */
const isOfTheSet = ({ answers }: Pick<ReviewQuestion, 'answers'>): boolean =>
  answers.every(({ corrections }) =>
    corrections.every(
      (one) => one.kind === 'document' && (one.well !== undefined || one.counts !== undefined),
    ),
  );

/** By document, in their order. */
export const readingOf = ({
  documents,
  questions,
}: Pick<ReadFacts, 'documents' | 'questions'>): ReadDocument[] =>
  documents.map(({ file, layout }) => ({
    layoutId: layout?.id,
    questions: questions
      .filter(({ source }) => source.file === file)
      .map(({ id, text, decides, answers }) => ({
        id,
        text,
        place: null,
        page: null,
        box: null,
        decides,
        answers,
      })),
  }));

/**
 * Stores how the documents of a set were read, whatever the outcome of the run: when it ends without a montage, its questions
 * are what helps. A layout is counted once for a document that is read again.
 */
export const storeReadings = (store: Store, id: string, read: readonly ReadDocument[]): Promise<void> =>
  store.transaction(async (tables) => {
    const set = await tables.documentSets.find(id);
    if (!set) return;
    if (!set.files.some((file, index) => isNew(file, read[index]))) return;
    const files = set.files.map((file, index) => readAs(file, read[index]));
    const used = files.flatMap(({ layout_id }, index) =>
      layout_id !== undefined && layout_id !== set.files[index]!.layout_id ? [layout_id] : [],
    );
    for (const layoutId of new Set(used)) {
      const layout = await tables.layouts.find(layoutId);
      const count = used.filter((one) => one === layoutId).length;
      if (layout) await tables.layouts.put({ ...layout, used_count: layout.used_count + count });
    }
    await tables.documentSets.put({ ...set, files });
  });

const isNew = (file: StoredFile, { layoutId, questions }: ReadDocument = nothingRead): boolean =>
  (layoutId !== undefined && file.layout_id !== layoutId) ||
  JSON.stringify(file.questions ?? []) !== JSON.stringify(questions);

function readAs(file: StoredFile, { layoutId, questions }: ReadDocument = nothingRead): StoredFile {
  return { ...file, questions, ...(layoutId !== undefined && { layout_id: layoutId }) };
}

/** Whether the corrections choose one of the answers. */
const isAnswered = ({ answers }: ReviewQuestion, corrections: readonly unknown[]): boolean => {
  const given = new Set(corrections.map((one) => JSON.stringify(one)));
  return answers.some(
    (answer) =>
      answer.corrections.length > 0 && answer.corrections.every((one) => given.has(JSON.stringify(one))),
  );
};

/**
 * The open questions of a document with its corrections: those of its own review, and those that the generation of the set
 * found, because one document alone does not show that another contradicts it.
 */
export function openQuestions(
  own: readonly ReviewQuestion[],
  { questions = [] }: StoredFile,
  corrections: readonly unknown[],
): ReviewQuestion[] {
  const known = new Set(own.map(({ id }) => id));
  const ofTheSet = questions.filter(
    (question) => isOfTheSet(question) && !known.has(question.id) && !isAnswered(question, corrections),
  );
  return [...own, ...ofTheSet].toSorted((a, b) => b.decides - a.decides);
}
