import { audit } from './audit';
import type { Call } from './call';
import { signedIn, type Caller } from './caller';
import type { Success } from './contract';
import { pagesFrom, type Corrections } from './corrections';
import { layoutsFor } from './layouts';
import { openQuestions } from './open-questions';
import { findVisible } from './ownership';
import type { Tables } from './ports';
import { whileReading } from './reading-progress';
import type { DocumentSet, StoredFile } from './records';
import { notFound } from './refusal';

const notStored = 'The documents of this montage are not stored.';

async function setOf(tables: Tables, caller: Caller | undefined, id: string): Promise<DocumentSet> {
  await findVisible(tables, signedIn(caller), id, notStored);
  const set = await tables.documentSets.find(id);
  if (!set) throw notFound(notStored);
  return set;
}

function fileOf(set: DocumentSet, number: number): StoredFile {
  const file = set.files[number - 1];
  if (!file) throw notFound(`The set has ${set.files.length} documents, and none with the number ${number}.`);
  return file;
}

export async function listDocuments(
  { caller, params: { documentId } }: Call<'listDocuments'>,
  tables: Tables,
): Promise<Success<'listDocuments'>> {
  const { files } = await setOf(tables, caller, documentId);
  return files.map(({ name, classification, size, corrections = [], questions }, index) => ({
    number: index + 1,
    name,
    classification,
    size,
    corrections_count: corrections.length,
    open_questions: questions?.length ?? null,
  }));
}

/** @param given the corrections to read it with; by default those that are stored. */
async function reviewOf(
  call: Call<'getDocumentReview'> | Call<'correctDocument'>,
  given?: Corrections,
): Promise<Success<'getDocumentReview'>> {
  const {
    ports: { files, generation, store },
    caller,
    params: { documentId, number },
    query,
  } = call;
  const { file, layouts } = await store.read(async (tables) => ({
    file: fileOf(await setOf(tables, caller, documentId), number),
    layouts: await layoutsFor(tables, caller),
  }));
  const { name, bytes_key } = file;
  const corrections = given ?? file.corrections ?? [];
  const bytes = await files.get(bytes_key);
  const options = { corrections, layouts, review: pagesFrom(query.pages) };
  const { review } = await whileReading(call, name, (waiting) =>
    generation.recogniseDocument(name, bytes, options, waiting),
  );
  // A document that crashes its reader has no review, and the recognition says why.
  if (!review) throw notFound(`${name} cannot be read.`);
  return { ...review, questions: openQuestions(review.questions, file, corrections) };
}

export const getDocumentReview = (call: Call<'getDocumentReview'>): Promise<Success<'getDocumentReview'>> =>
  reviewOf(call);

/** Reading takes seconds and stores nothing; only the result is stored in a transaction. */
export async function correctDocument(call: Call<'correctDocument'>): Promise<Success<'correctDocument'>> {
  const {
    ports: { clock, store },
    caller,
    params: { documentId, number },
    body: { corrections },
  } = call;
  const review = await reviewOf(call, corrections);
  const { questions } = review;
  await store.transaction(async (tables) => {
    const set = await setOf(tables, caller, documentId);
    const files = set.files.map((file, index) =>
      index === number - 1 ? { ...file, corrections, questions } : file,
    );
    await tables.documentSets.put({ ...set, files });
    await audit(tables, clock, signedIn(caller).email, 'correctDocument', documentId);
  });
  return review;
}
