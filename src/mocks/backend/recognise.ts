import type { Success } from './contract';
import type { Call } from './operation';
import { tooLarge } from './problems';

const maxFileBytes = 50 * 1024 * 1024;

/** Reads one document and keeps nothing of it. The readers are loaded when the first is asked for. */
export async function recogniseDocument({
  body: { file },
}: Call<'recogniseDocument'>): Promise<Success<'recogniseDocument'>> {
  const name = file instanceof File ? file.name : 'The document';
  if (file.size > maxFileBytes) throw tooLarge(`${name} is larger than 50 MB.`);
  const { recogniseDocument: recognise } = await import('../generation/in-worker/in-worker');
  return recognise(name, new Uint8Array(await file.arrayBuffer()));
}
