import { hasLogging } from '@/domain/montage/lookup';
import type { Montage } from '@/domain/montage/montage';
import { withOwners } from '@/domain/montage/normalise';
import { montageShape } from './shape';
import { inOrder, NotOfShape, takeShape } from './take';

/** The format name in the file, which identifies it among other JSON files. */
const formatName = 'montage';
/** Increased with a change after which older applications would misread a file. */
const formatVersion = 1;

/** The largest real montages have a few megabytes; a larger file is something else, or an attack. */
export const largestMontageFileBytes = 50 * 1024 * 1024;

/** A deleted logging programme leaves an empty item, which a save omits too. */
const asSaved = (montage: Montage): Montage => ({
  ...montage,
  sections_list: montage.sections_list.map((section) =>
    withOwners(hasLogging(section.logging_item) ? section : { ...section, logging_item: null }),
  ),
});

/**
 * The whole montage as text: pretty-printed, and the same for the same montage, whatever the order of its fields. The
 * sources of its values are omitted, because the documents are not included.
 */
export function montageFileText(montage: Montage): string {
  const file = {
    format: formatName,
    version: formatVersion,
    montage: inOrder(asSaved(montage), montageShape),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

export type MontageFile =
  | { readonly ok: true; readonly montage: Montage }
  /** `why` is a message for the user who chose the file. */
  | { readonly ok: false; readonly why: string };

const refused = (why: string): MontageFile => ({ ok: false, why });

/**
 * The montage of a file, or why there is none. Never throws, whatever the text; drops fields that a montage does not
 * have. Ids are those of the origin and only connect the parts of the montage.
 */
export function readMontageFile(text: string): MontageFile {
  if (text.length > largestMontageFileBytes)
    return refused('The file is larger than 50 MB, the limit for a montage file.');
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return refused('The file is not JSON, or it was cut off. Export the montage again and choose that file.');
  }
  const has = (field: string): unknown =>
    typeof content === 'object' && content !== null && Object.hasOwn(content, field)
      ? (content as Record<string, unknown>)[field]
      : undefined;
  if (has('format') !== formatName)
    return refused('The file is JSON, but no montage file. Choose one that was exported as a montage file.');
  const version = has('version');
  if (typeof version === 'number' && version > formatVersion)
    return refused(
      'The file was written by a newer version of the application. Open it there, or update this one.',
    );
  if (version !== formatVersion) return refused('The file does not say which version of the format it has.');
  try {
    // `ShapeOf` checks that the shape has all fields of the type.
    return { ok: true, montage: takeShape(has('montage'), montageShape, 'montage') as unknown as Montage };
  } catch (error) {
    if (!(error instanceof NotOfShape)) throw error;
    return refused(`The file is damaged: ${error.message}.`);
  }
}
