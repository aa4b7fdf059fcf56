import { isNotOffered, needsSignIn } from '@/api/api-error';
import { errorMessage } from '@/api/error-message';
import { importMontage } from '@/api/generated/endpoints/montage/montage';
import type { Montage } from '@/api/generated/model';
import { montageName } from '@/domain/montage-name';
import { largestMontageFileBytes, readMontageFile } from '@/exports/montage-file/montage-file';

/** Loaded only once the user has chosen a montage file. */

export type ReadFile =
  | { readonly ok: true; readonly montage: Montage; readonly well: string }
  | { readonly ok: false; readonly why: string };

/** Reads a file. Never rejects. */
export async function readFile(file: File): Promise<ReadFile> {
  // Before it is read: a file that fills the memory could no longer be refused.
  if (file.size > largestMontageFileBytes)
    return { ok: false, why: 'The file is larger than 50 MB, and no montage is.' };
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { ok: false, why: 'The file cannot be read any more. It was moved, changed or deleted since.' };
  }
  const read = readMontageFile(text);
  if (!read.ok) return read;
  const top = read.montage.top_line_item;
  // The contract's types are mutable; no one else holds what is read here.
  const montage = read.montage as Montage;
  return { ok: true, montage, well: montageName(top?.well_name, top?.field_name, top?.field_code) };
}

export type Taken =
  | { readonly ok: true; readonly documentId: string }
  | { readonly ok: false; readonly why: string; readonly needsSignIn: boolean };

/** Makes a new montage of it on the server. Never rejects. */
export async function takeUp(montage: Montage, signal: AbortSignal): Promise<Taken> {
  try {
    const { id } = await importMontage(montage, { signal });
    return { ok: true, documentId: id };
  } catch (thrown) {
    const why = isNotOffered(thrown) ? 'This server does not take montage files.' : errorMessage(thrown);
    return { ok: false, why, needsSignIn: needsSignIn(thrown) };
  }
}
