import { builders } from '../builders';
import type { ExportedFile, ExportOrder, ExportProgress } from '../order';
import { putInForce } from '@/domain/shown-units/in-force';
import { documentUnits } from '@/domain/shown-units/units-of-person';

const NOT_LOADED = 'The part that makes this file could not be loaded; check the connection and try again.';
const FAULT = 'The file could not be made from this montage. This is a fault of the application.';

/**
 * Makes the file of an order in the current thread.
 *
 * @throws Error whose message is for the user: the builder's own, or a general one for an unexpected error, which goes
 * to the console.
 */
export async function makeFile(
  order: ExportOrder,
  onProgress: (progress: ExportProgress) => void,
  table: Partial<typeof builders> = builders,
): Promise<ExportedFile> {
  const load = table[order.kind];
  if (!load) throw new Error(`Nothing makes a file of the kind ${order.kind}.`);
  const build = await load().catch((cause: unknown) => {
    throw new Error(NOT_LOADED, { cause });
  });
  putInForce(order.units ?? documentUnits);
  try {
    return await build(order, onProgress);
  } catch (error) {
    // Builders report what is impossible with a plain Error; a TypeError or a RangeError has no message for users.
    if (error instanceof Error && error.name === 'Error') throw error;
    console.error(error);
    throw new Error(FAULT, { cause: error });
  }
}
