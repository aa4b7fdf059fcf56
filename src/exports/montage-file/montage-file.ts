import { hasLogging } from '@/domain/montage/lookup';
import type { Montage } from '@/domain/montage/montage';
import { withOwners } from '@/domain/montage/normalise';
import { montageShape } from './shape';
import { inOrder, NotOfShape, takeShape } from './take';

/** What the file calls itself, so that no other JSON is taken for one. */
const formatName = 'montage';
/** Raised with a change after which older applications would misread a file. */
const formatVersion = 1;

/** The largest montage that anybody plans has a few megabytes; what is larger is something else, or meant to do harm. */
export const largestMontageFileBytes = 50 * 1024 * 1024;

/** A logging programme that was deleted leaves an empty one in its place, which a save leaves out as well. */
const asSaved = (montage: Montage): Montage => ({
  ...montage,
  sections_list: montage.sections_list.map((section) =>
    withOwners(hasLogging(section.logging_item) ? section : { ...section, logging_item: null }),
  ),
});

/**
 * The whole montage as text: pretty, and the same for the same montage, whatever order its fields came in. Where its values came
 * from is left out, because the documents that it speaks of do not come along.
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
  /** `why` in a sentence for the person who chose the file. */
  | { readonly ok: false; readonly why: string };

const refused = (why: string): MontageFile => ({ ok: false, why });

/**
 * The montage of a file, or why it is none. Never throws, whatever the text is; fields that a montage does not have are left
 * out. Ids are those of where it came from and tell only what belongs together.
 */
export function readMontageFile(text: string): MontageFile {
  if (text.length > largestMontageFileBytes)
    return refused('The file is larger than 50 MB, and no montage is.');
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
    // The shape is that of the type, field by field: `ShapeOf` sees to it.
    return { ok: true, montage: takeShape(has('montage'), montageShape, 'montage') as unknown as Montage };
  } catch (error) {
    if (!(error instanceof NotOfShape)) throw error;
    return refused(`The file is damaged: ${error.message}.`);
  }
}
