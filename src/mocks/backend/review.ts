import type { DocumentSet } from '../db/schemas';
import type { World } from '../world';
import type { Success } from './contract';
import { pagesFrom } from './corrections';
import type { Corrections } from './corrections';
import { layoutsFor } from './layouts';
import type { Call } from './operation';
import { notFound } from './problems';
import { openQuestions } from './reading';
import { whileReading } from './readings';

type StoredFile = DocumentSet['files'][number];

function setOf(world: World, id: string): DocumentSet {
  const set = world.db.documentSets.findFirst((q) => q.where({ id }));
  if (!set) throw notFound('The documents of this montage are not stored.');
  return set;
}

function fileOf(set: DocumentSet, number: number): StoredFile {
  const file = set.files[number - 1];
  if (!file) throw notFound(`The set has ${set.files.length} documents, and none with the number ${number}.`);
  return file;
}

export const listDocuments = ({
  world,
  params: { documentId },
}: Call<'listDocuments'>): Success<'listDocuments'> =>
  setOf(world, documentId).files.map(
    ({ name, classification, size, corrections = [], questions }, index) => ({
      number: index + 1,
      name,
      classification,
      size,
      corrections_count: corrections.length,
      open_questions: questions?.length ?? null,
    }),
  );

async function reviewOf(
  call: Call<'getDocumentReview'> | Call<'correctDocument'>,
  file: StoredFile,
  corrections: Corrections,
): Promise<Success<'getDocumentReview'>> {
  const { world, caller, query } = call;
  const { name, bytes_key } = file;
  const { recogniseDocument } = await import('@/documents/in-worker/in-worker');
  const bytes = await world.db.readBytes(bytes_key);
  const options = {
    corrections: structuredClone(corrections),
    layouts: layoutsFor(world, caller),
    review: pagesFrom(query.pages),
  };
  const { review } = await whileReading(call, name, (waiting) =>
    recogniseDocument(name, bytes, options, waiting),
  );
  // A document that takes its reader down has no review, and says why.
  if (!review) throw notFound(`${name} cannot be read.`);
  return { ...review, questions: openQuestions(review.questions, file, corrections) };
}

export async function getDocumentReview(
  call: Call<'getDocumentReview'>,
): Promise<Success<'getDocumentReview'>> {
  const { documentId, number } = call.params;
  const file = fileOf(setOf(call.world, documentId), number);
  return reviewOf(call, file, file.corrections ?? []);
}

/** Reading takes seconds and keeps nothing; only what is stored is a transaction. */
export async function correctDocument(call: Call<'correctDocument'>): Promise<Success<'correctDocument'>> {
  const { world, params, body } = call;
  const { documentId, number } = params;
  const { corrections } = body;
  const file = fileOf(setOf(world, documentId), number);
  const review = await reviewOf(call, file, corrections);
  await world.db.transaction(async () => {
    await world.db.documentSets.update((q) => q.where({ id: documentId }), {
      strict: true,
      data: (draft) => {
        Object.assign(draft.files[number - 1]!, { corrections, questions: review.questions });
      },
    });
  });
  return review;
}
