import type { Success } from './contract';
import { correctionsFrom, pagesFrom } from './corrections';
import { layoutsFor } from './layouts';
import type { Call } from './operation';
import { tooLarge } from './problems';
import { whileReading } from './readings';

const maxFileBytes = 50 * 1024 * 1024;

/** Reads one document and keeps nothing of it. The readers are loaded when the first is asked for. */
export async function recogniseDocument(
  call: Call<'recogniseDocument'>,
): Promise<Success<'recogniseDocument'>> {
  const {
    world,
    caller,
    body: { file, corrections, review, pages },
  } = call;
  const name = file instanceof File ? file.name : 'The document';
  if (file.size > maxFileBytes) throw tooLarge(`${name} is larger than 50 MB.`);
  const said = correctionsFrom(corrections);
  const { recogniseDocument: recognise } = await import('@/documents/in-worker/in-worker');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const options = {
    corrections: said,
    layouts: layoutsFor(world, caller),
    ...(review ? { review: pagesFrom(pages) } : {}),
  };
  return whileReading(call, name, (waiting) => recognise(name, bytes, options, waiting));
}
