import { builders } from '../builders';
import type { ExportedFile, ExportOrder, ExportProgress } from '../order';

const NOT_LOADED = 'The part that makes this file could not be loaded; check the connection and try again.';
const FAULT = 'The file could not be made of this montage: that is a fault of the application.';

/**
 * Makes the file of an order, in the thread that it is called in.
 *
 * @throws Error whose message is a sentence for the person: the builder's own, or what stands for an error that it did not
 * mean to throw, which goes to the console with what it says to a developer.
 */
export async function makeFile(
  order: ExportOrder,
  tell: (progress: ExportProgress) => void,
  table: Partial<typeof builders> = builders,
): Promise<ExportedFile> {
  const load = table[order.kind];
  if (!load) throw new Error(`There is nothing that makes a file of the kind ${order.kind}.`);
  const build = await load().catch((cause: unknown) => {
    throw new Error(NOT_LOADED, { cause });
  });
  try {
    return await build(order, tell);
  } catch (error) {
    // A builder says what cannot be by a plain Error; a TypeError or a RangeError is nobody's sentence.
    if (error instanceof Error && error.name === 'Error') throw error;
    console.error(error);
    throw new Error(FAULT, { cause: error });
  }
}
