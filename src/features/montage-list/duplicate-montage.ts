import { isNotOffered } from '@/api/api-error';
import { getMontage, importMontage } from '@/api/generated/endpoints/montage/montage';
import type { Montage } from '@/api/generated/model';
import { shortText } from '@/ui/short-text';

/** Without what belongs to the documents of the original, which the copy does not have. */
function copyOf(
  { sources: _sources, generation_report: _report, ...montage }: Montage,
  wellName: string,
): Montage {
  const { unread: _unread, ...whole } = montage as typeof montage & { unread?: unknown };
  return {
    ...whole,
    top_line_item: whole.top_line_item && { ...whole.top_line_item, well_name: wellName },
  };
}

/**
 * Makes a copy with the name `... (copy)`: loaded and imported, so that it has an id of its own everywhere.
 *
 * @param label the name of a montage whose well has none.
 */
export async function duplicateMontage(id: string, label: string): Promise<{ id: string; label: string }> {
  const { data: montage } = await getMontage(id);
  const name = `${montage.top_line_item?.well_name?.trim() || label} (copy)`;
  try {
    const copied = await importMontage(copyOf(montage, name));
    return { id: copied.id, label: shortText(name) };
  } catch (thrown) {
    if (!isNotOffered(thrown)) throw thrown;
    throw new Error('This server does not make copies.', { cause: thrown });
  }
}
