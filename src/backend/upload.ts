import { audit } from './audit';
import type { Call } from './call';
import { signedIn } from './caller';
import type { Success } from './contract';
import { correctionsOfFiles } from './corrections';
import { emptyMontage } from './montage';
import type { Ids, Tables } from './ports';
import { tooLarge, unprocessable, unsupportedKind } from './refusal';
import { maxFileBytes } from './requests';
import { savedBy, storeMontage } from './stored-montage';

/** By extension, because browsers name the media type of a .dat or .las file in many ways, or not at all. */
const documentKinds = new Set([
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ods',
  'odt',
  'rtf',
  'csv',
  'txt',
  'dat',
  'asc',
  'las',
  'png',
  'jpg',
  'jpeg',
  'xml',
]);

/** An id that no montage has. */
export async function freeId({ montages }: Tables, ids: Ids): Promise<string> {
  for (;;) {
    const id = ids.id(8);
    if (!(await montages.find(id))) return id;
  }
}

const nameOf = (file: Blob, index: number): string =>
  file instanceof File ? file.name : `Document ${index + 1}`;

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function assertDocument(file: Blob, index: number): void {
  const name = nameOf(file, index);
  if (!documentKinds.has(name.split('.').at(-1)!.toLowerCase())) {
    throw unsupportedKind(`${name} is not a document (PDF, DOC, XLS, CSV, text, PNG or JPEG).`);
  }
  if (file.size > maxFileBytes) throw tooLarge(`${name} is larger than 50 MB.`);
  if (file.size === 0) {
    const msg = `${name} is empty. Choose the file again, or leave it out.`;
    throw unprocessable({ loc: ['body', 'files', index], msg, type: 'value_error' });
  }
}

/** The set is in the list of montages at once, as a generation that has not been run. */
export async function uploadDocuments({
  ports: { clock, files: storage, ids, store },
  caller,
  query: { classifications },
  body: { files, corrections },
}: Call<'uploadDocuments'>): Promise<Success<'uploadDocuments'>> {
  const person = signedIn(caller);
  files.forEach(assertDocument);
  if (classifications.length !== files.length) {
    const given = counted(files.length, 'file');
    const types = counted(classifications.length, 'classification');
    const msg = `There ${files.length === 1 ? 'is' : 'are'} ${given} and ${types}; each file needs one.`;
    throw unprocessable({ loc: ['query', 'classifications'], msg, type: 'value_error' });
  }

  const correctionLists = correctionsOfFiles(corrections, files.length);
  const keys = files.map(() => ids.id(16));
  try {
    for (const [index, file] of files.entries()) await storage.put(keys[index]!, file);
    return await store.transaction(async (tables) => {
      const id = await freeId(tables, ids);
      await tables.documentSets.put({
        id,
        uploaded_time: new Date(clock.now()).toISOString(),
        files: files.map((file, index) => ({
          name: nameOf(file, index),
          classification: classifications[index]!,
          size: file.size,
          bytes_key: keys[index]!,
          corrections: correctionLists[index] ?? [],
        })),
      });
      await storeMontage(tables, clock, emptyMontage(id), savedBy(person, 'upload'));
      await audit(tables, clock, person.email, 'uploadDocuments', id);
      return { id };
    });
  } catch (error) {
    for (const key of keys) await storage.remove(key).catch(() => {});
    throw error;
  }
}
