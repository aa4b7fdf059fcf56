import type { Call } from './call';
import type { Success } from './contract';
import { correctionsFrom, pagesFrom } from './corrections';
import { layoutsFor } from './layouts';
import { whileReading } from './reading-progress';
import { tooLarge } from './refusal';
import { maxFileBytes } from './requests';

/** Reads one document and stores nothing. */
export async function recogniseDocument(
  call: Call<'recogniseDocument'>,
): Promise<Success<'recogniseDocument'>> {
  const {
    ports: { generation, store },
    caller,
    body: { file, corrections, review, pages },
  } = call;
  const name = file instanceof File ? file.name : 'The document';
  if (file.size > maxFileBytes) throw tooLarge(`${name} is larger than 50 MB.`);
  const options = {
    corrections: correctionsFrom(corrections),
    layouts: await store.readOne((tables) => layoutsFor(tables, caller)),
    ...(review ? { review: pagesFrom(pages) } : {}),
  };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return whileReading(call, name, (waiting) => generation.recogniseDocument(name, bytes, options, waiting));
}
