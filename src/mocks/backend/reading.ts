import type { ReviewQuestion } from '@/api/generated/model';
import type { DocumentSet } from '../db/schemas';
import type { ReadFacts } from '@/documents/understanding/read-documents';
import type { World } from '../world';

type StoredFile = DocumentSet['files'][number];

/** What is kept of how a generation read one document. */
interface ReadDocument {
  layoutId: string | undefined;
  questions: ReviewQuestion[];
}

/** Whether a question is about a document beside others: of which well it is, or which revision counts. */
const isOfTheSet = ({ answers }: Pick<ReviewQuestion, 'answers'>): boolean =>
  answers.every(({ corrections }) =>
    corrections.every(
      (one) => one.kind === 'document' && (one.well !== undefined || one.counts !== undefined),
    ),
  );

/** By document, in their order. */
export const readingOf = ({ documents, questions }: ReadFacts): ReadDocument[] =>
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
 * Notes how the documents of a set were read, whatever becomes of the run: where it ends without a montage, its questions are
 * what helps. A layout is counted once for a document that is read again.
 */
export async function noteReading({ db }: World, id: string, read: readonly ReadDocument[]): Promise<void> {
  const isNew = ({ layoutId, questions }: ReadDocument, file: StoredFile | undefined) =>
    file !== undefined &&
    ((layoutId !== undefined && file.layout_id !== layoutId) ||
      JSON.stringify(file.questions ?? []) !== JSON.stringify(questions));
  const before = db.documentSets.findFirst((q) => q.where({ id }));
  if (!before || !read.some((document, index) => isNew(document, before.files[index]))) return;
  await db.transaction(async () => {
    for (const layout of db.layouts.all()) {
      const count = read.filter(
        ({ layoutId }, index) => layoutId === layout.id && before.files[index]?.layout_id !== layoutId,
      ).length;
      if (count === 0) continue;
      await db.layouts.update((q) => q.where({ id: layout.id }), {
        strict: true,
        data: (draft) => void (draft.used_count += count),
      });
    }
    await db.documentSets.update((q) => q.where({ id }), {
      strict: true,
      data: (draft) => {
        draft.files.forEach((file, index) => {
          const { layoutId, questions = [] } = read[index] ?? {};
          file.questions = questions;
          if (layoutId !== undefined) file.layout_id = layoutId;
        });
      },
    });
  });
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
 * What a document leaves open under its corrections: what its own review says, and what the generation of the set has found
 * out, because one document alone does not show that another contradicts it.
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
