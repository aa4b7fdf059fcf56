/** Asks how stored documents were read, corrects one, and keeps a layout of it. */
import { firstDifference } from './differences.ts';
import { recogniseRequest, uploadRequest, wellDocuments, type Upload } from './documents.ts';
import { recognitionId } from './montage-recognition.ts';
import { nameMontage } from './montage-save.ts';
import { isOffered } from './not-offered.ts';
import { refuseInvalid } from './refuse-invalid.ts';
import { refuseStrangersToPart } from './strangers.ts';
import { need, type Answered, type Walk } from './walk.ts';

const listId = 'listDocuments';
const layoutsId = 'listLayouts';

interface Table {
  place: { row: number };
  used: boolean;
}

interface Review {
  document: string;
  pages: { number: number; drawn: boolean; pieces: { text: string; row: number }[] }[];
  tables: Table[];
  corrections: unknown[];
  fingerprint: unknown;
  layout: { id: string; name: string } | null;
  values: { text: string }[];
  value_kinds?: { kind: string; fields: { field: string }[] }[];
}

interface Layout {
  id: string;
  name: string;
}

function demandSame(
  walk: Walk,
  check: string,
  answered: Answered<unknown>,
  expected: unknown,
  got: unknown,
): void {
  const differs = firstDifference(expected, got);
  walk.check(!differs, check, answered, {
    pointer: `/body${differs?.pointer ?? ''}`,
    expected: differs?.expected,
    got: differs?.got,
  });
}

const correction = ({ place }: Table) => ({ kind: 'table', at: place, is: 'ignored' });

/** "These words of a row are the value of this field": a value of the well that is pointed at is among the values of the review. */
async function pointAt(
  walk: Walk,
  params: { documentId: string; number: string },
  { pages, value_kinds: kinds }: Review,
): Promise<void> {
  const fields = kinds?.find(({ kind }) => kind === 'header')?.fields ?? [];
  const page = pages.find(({ pieces }) => pieces.length > 0);
  const [piece] = page?.pieces ?? [];
  if (!page || !piece || !fields.some(({ field }) => field === 'objective')) return;
  const value = { page: page.number, row: piece.row, from: 0, to: null, is: 'header', field: 'objective' };
  const corrections = [{ kind: 'value', ...value }];
  const request = { params, json: { corrections } };
  const answered = await walk.expect<Review>('correctDocument', 200, request);
  const { values } = need(answered);
  const text = piece.text.trim().replace(/\s+/g, ' ');
  walk.check(
    values.some((each) => each.text === text),
    'review.pointed',
    answered,
    { pointer: '/body/values', expected: text, got: values.map((each) => each.text) },
  );
}

/** "The corrections replace those that are stored", and the review is that under them. */
async function correct(
  walk: Walk,
  params: { documentId: string; number: string },
  first: Review,
): Promise<void> {
  const [table] = first.tables;
  if (!table) return;
  const corrections = [correction(table)];
  const request = { params, json: { corrections } };
  const answered = await walk.expect<Review>('correctDocument', 200, request);
  const corrected = need(answered);
  demandSame(walk, 'review.corrections', answered, corrections, corrected.corrections);
  const used = corrected.tables
    .filter(({ place }) => place.row === table.place.row)
    .some((each) => each.used);
  walk.check(!used, 'review.corrected', answered, {
    pointer: '/body/tables',
    expected: 'a table that is not used, as the correction says',
    got: 'one that is used',
  });
  const again = await walk.expect<Review>('getDocumentReview', 200, { params });
  demandSame(walk, 'review.stored', again, corrections, need(again).corrections);
  const listed = await walk.expect<{ corrections_count: number }[]>(listId, 200, { params });
  const [one] = need(listed);
  walk.check(one?.corrections_count === 1, 'review.count', listed, {
    pointer: '/body/0/corrections_count',
    expected: 1,
    got: one?.corrections_count,
  });
  await refuseInvalid(walk, 'correctDocument', request);
  await pointAt(walk, params, first);
  await walk.expect('correctDocument', 200, { params, json: { corrections: [] } });
}

/** "A server that offers the review of documents answers a request with `review: true` with one." */
async function reviewBefore(walk: Walk, upload: Upload): Promise<void> {
  const request = recogniseRequest(upload);
  request.form?.append('review', 'true');
  const answered = await walk.expect<{ review?: Review }>(recognitionId, 200, request);
  walk.check(need(answered).review !== undefined, 'recognition.review', answered, {
    pointer: '/body/review',
    expected: 'a review, because stored documents have one',
    got: undefined,
  });
}

async function review(walk: Walk): Promise<Review | null> {
  const uploads = wellDocuments(walk.prefix);
  const uploaded = await walk.expect<{ id: string }>('uploadDocuments', 201, uploadRequest(uploads));
  const documentId = need(uploaded).id;
  await nameMontage(walk, documentId);
  if (!(await isOffered(walk, listId, { documentId }))) return null;
  await refuseStrangersToPart(walk, listId);
  const listed = await walk.expect<{ number: number; name: string }[]>(listId, 200, {
    params: { documentId },
  });
  const names = need(listed).map(({ number, name }) => ({ number, name }));
  demandSame(
    walk,
    'review.documents',
    listed,
    uploads.map(({ name }, index) => ({ number: index + 1, name })),
    names,
  );
  const params = { documentId, number: '1' };
  const answered = await walk.expect<Review>('getDocumentReview', 200, { params });
  const first = need(answered);
  demandSame(walk, 'review.document', answered, uploads[0]?.name, first.document);
  const undrawn = first.pages.filter(({ drawn, pieces }) => !drawn && pieces.length > 0);
  walk.check(undrawn.length === 0, 'review.drawn', answered, {
    pointer: '/body/pages',
    expected: 'no pieces on pages that are not drawn',
    got: `pieces on page ${undrawn[0]?.number}`,
  });
  await walk.expect('getDocumentReview', 404, { params: { ...params, number: '20' } });
  await refuseInvalid(walk, 'getDocumentReview', { params });
  await correct(walk, params, first);
  if (walk.contract.operations.some(({ id }) => id === recognitionId) && uploads[0])
    await reviewBefore(walk, uploads[0]);
  return first;
}

/** A layout is there once it is kept, has its new name, and is gone once it is removed, as often as that is asked. */
async function layouts(walk: Walk, { fingerprint, tables: [table] }: Review): Promise<void> {
  if (!table) return;
  const params = { layoutId: walk.prefix };
  const body = { name: walk.prefix, fingerprint, corrections: [correction(table)] };
  for (const name of [walk.prefix, `${walk.prefix} renamed`]) {
    const saved = await walk.expect<Layout>('saveLayout', 200, { params, json: { ...body, name } });
    demandSame(
      walk,
      'layout.saved',
      saved,
      { id: walk.prefix, name },
      { id: need(saved).id, name: need(saved).name },
    );
    const listed = await walk.expect<Layout[]>(layoutsId, 200);
    const own = need(listed).filter(({ id }) => id === walk.prefix);
    demandSame(
      walk,
      'layout.listed',
      listed,
      [name],
      own.map((each) => each.name),
    );
  }
  await walk.expect('saveLayout', 422, { params, json: { ...body, name: ' ' } });
  await refuseInvalid(walk, 'saveLayout', { params, json: body });
  for (let time = 0; time < 2; time += 1) await walk.expect('deleteLayout', 204, { params });
  const listed = await walk.expect<Layout[]>(layoutsId, 200);
  const left = need(listed).filter(({ id }) => id === walk.prefix);
  demandSame(
    walk,
    'layout.removed',
    listed,
    [],
    left.map(({ id }) => id),
  );
}

export async function walkReview(walk: Walk): Promise<void> {
  const first = await review(walk);
  if (first && walk.contract.operations.some(({ id }) => id === layoutsId)) await layouts(walk, first);
}
