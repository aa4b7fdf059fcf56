/** Requests the content of documents before the upload. */
import { recogniseRequest, uselessDocument, wellDocuments, type Upload } from './documents.ts';
import { refuseInvalid } from './refuse-invalid.ts';
import { need, type Walk } from './walk.ts';

export const recognitionId = 'recogniseDocument';
const readingsId = 'listReadings';

interface Recognition {
  classification: string | null;
  because: string | null;
}

/** "Why, in words; null where there is no classification." */
async function recognise(walk: Walk, upload: Upload): Promise<void> {
  const answered = await walk.expect<Recognition>(recognitionId, 200, recogniseRequest(upload));
  const { classification, because } = need(answered);
  const found = { pointer: '/body/because', expected: 'null, as the classification', got: because };
  walk.check(classification !== null || because === null, 'recognition.because', answered, found);
}

/** "A document that cannot be read is no error of the request": it is answered like any other. */
export async function walkRecognition(walk: Walk): Promise<void> {
  const [first, second] = wellDocuments(walk.prefix) as [Upload, Upload];
  const unreadable = { ...first, name: `${walk.prefix}.xlsx`, content: 'no workbook' };
  for (const upload of [first, second, uselessDocument(walk.prefix), unreadable])
    await recognise(walk, upload);
  await refuseInvalid(walk, recognitionId, recogniseRequest(first));
  if (walk.contract.operations.some(({ id }) => id === readingsId)) await walk.expect(readingsId, 200);
}
