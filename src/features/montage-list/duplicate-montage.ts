import { isNotOffered } from '@/api/api-error';
import { getMontage, importMontage } from '@/api/generated/endpoints/montage/montage';
import type { Montage } from '@/api/generated/model';
import { startFrom, type StartingPart } from '@/domain/montage/start-from';
import { shortText } from '@/ui/short-text';

/** Without what belongs to the documents of the original, which the copy does not have. */
function copyOf(
  { sources: _sources, generation_report: _report, ...montage }: Montage,
  wellName: string,
): Montage {
  const {
    unread: _unread,
    foreign: _foreign,
    ...whole
  } = montage as typeof montage & { unread?: unknown; foreign?: unknown };
  return {
    ...whole,
    top_line_item: whole.top_line_item && { ...whole.top_line_item, well_name: wellName },
  };
}

interface Copied {
  id: string;
  label: string;
}

async function imported(montage: Montage, name: string): Promise<Copied> {
  try {
    const { id } = await importMontage(montage);
    return { id, label: shortText(name) };
  } catch (thrown) {
    if (!isNotOffered(thrown)) throw thrown;
    throw new Error('This server does not make copies.', { cause: thrown });
  }
}

/**
 * Makes a copy with the name `... (copy)`: loaded and imported, so that it has an id of its own everywhere.
 *
 * @param label the name of a montage whose well has none.
 */
export async function duplicateMontage(id: string, label: string): Promise<Copied> {
  const { data: montage } = await getMontage(id);
  const name = `${montage.top_line_item?.well_name?.trim() || label} (copy)`;
  return imported(copyOf(montage, name), name);
}

/** Makes a montage with a name of its own and the chosen parts of another. */
export async function startFromMontage(
  id: string,
  name: string,
  parts: ReadonlySet<StartingPart>,
): Promise<Copied> {
  const { data: montage } = await getMontage(id);
  return imported(startFrom(copyOf(montage, name), parts, name) as Montage, name);
}
