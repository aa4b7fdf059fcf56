import type { World } from '../world';
import type { Success } from './contract';
import { storeMontage } from '../db/montages';
import { correctionsOfFiles } from './corrections';
import { emptyMontage } from './montage';
import type { Call } from './operation';
import { tooLarge, unprocessable, unsupportedKind } from './problems';

const maxFileBytes = 50 * 1024 * 1024;

/** By extension, because browsers tell the media type of a .dat or .las file in many ways, or not at all. */
const documentKinds = new Set([
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ods',
  'rtf',
  'csv',
  'txt',
  'dat',
  'asc',
  'las',
  'xml',
]);

/** An id that no montage has. */
export function freeId(world: World): string {
  for (;;) {
    const id = world.random.id(8);
    if (!world.db.montages.all().some((montage) => montage.id === id)) return id;
  }
}

const nameOf = (file: Blob, index: number): string =>
  file instanceof File ? file.name : `Document ${index + 1}`;

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function demandDocument(file: Blob, index: number): void {
  const name = nameOf(file, index);
  if (!documentKinds.has(name.split('.').at(-1)!.toLowerCase())) {
    throw unsupportedKind(`${name} is not a document (PDF, DOC, XLS, CSV or text).`);
  }
  if (file.size > maxFileBytes) throw tooLarge(`${name} is larger than 50 MB.`);
  if (file.size === 0) {
    const msg = `${name} is empty. Choose the file again, or leave it out.`;
    throw unprocessable({ loc: ['body', 'files', index], msg, type: 'value_error' });
  }
}

/** The set is in the list of montages at once, as a generation that has not been run. */
export async function uploadDocuments({
  world,
  query: { classifications },
  body: { files, corrections },
}: Call<'uploadDocuments'>): Promise<Success<'uploadDocuments'>> {
  files.forEach(demandDocument);
  if (classifications.length !== files.length) {
    const given = counted(files.length, 'file');
    const types = counted(classifications.length, 'classification');
    const msg = `There ${files.length === 1 ? 'is' : 'are'} ${given} and ${types}; each file needs one.`;
    throw unprocessable({ loc: ['query', 'classifications'], msg, type: 'value_error' });
  }

  const said = correctionsOfFiles(corrections, files.length);
  const id = freeId(world);
  const kept = files.map(async (file, index) => {
    const bytes_key = `${id}/${index}`;
    world.db.keepBytes(bytes_key, new Uint8Array(await file.arrayBuffer()));
    return {
      name: nameOf(file, index),
      classification: classifications[index]!,
      size: file.size,
      bytes_key,
      corrections: said[index] ?? [],
    };
  });
  await world.db.documentSets.create({
    id,
    uploaded_time: new Date(world.clock.now()).toISOString(),
    files: await Promise.all(kept),
  });
  await storeMontage(world.db, world.clock, emptyMontage(id));
  return { id };
}
