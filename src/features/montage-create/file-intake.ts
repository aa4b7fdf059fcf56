import type { DocumentClassification } from '@/api/generated/model';
import { guessClassification } from './classification';

/** The server's limits, so that a file that it would refuse is refused before the upload. */
export const acceptedExtensions = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ods',
  'odt',
  'rtf',
  'csv',
  'txt',
  'dat',
  'las',
  'xml',
  'asc',
  'png',
  'jpg',
  'jpeg',
] as const;
export const maxFiles = 20;
const maxMegabytes = 50;
const maxBytes = maxMegabytes * 1024 * 1024;

export interface ChosenFile {
  /** Name and size, which identify a file. */
  key: string;
  file: File;
  classification: DocumentClassification | null;
  /** What set or cleared the type; null if it was never set. */
  classifiedBy: 'name' | 'content' | 'person' | null;
}

export interface Refusal {
  name: string;
  /** The reason and what to do, shown after the name. */
  reason: string;
}

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

const keyOf = (file: File) => `${file.name}:${file.size}`;

export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const [size, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'kB'] : [bytes / 1024 / 1024, 'MB'];
  return `${size.toFixed(1)} ${unit}`;
}

function reasonAgainst(file: File, chosen: readonly ChosenFile[]): string | undefined {
  if (!(acceptedExtensions as readonly string[]).includes(extensionOf(file.name))) {
    return 'This kind of file is not read. Save it as PDF, DOCX, XLSX, CSV or TXT, or a scan as PNG or JPEG, and add that.';
  }
  if (file.size === 0) return 'The file is empty. Check that it was saved completely, and add it again.';
  if (file.size > maxBytes) {
    return `The file is ${formatSize(file.size)}; the limit is ${maxMegabytes} MB. Add only the part that the plan needs.`;
  }
  if (chosen.some(({ key }) => key === keyOf(file)))
    return 'The file is already in the list. It was not added twice.';
  if (chosen.length >= maxFiles) {
    return `At most ${maxFiles} files go into one set. Remove one from the list, and add this one again.`;
  }
  return undefined;
}

/** Adds usable files, with the type that each name suggests, and gives the reason for every other file. */
export function takeIn(
  chosen: readonly ChosenFile[],
  incoming: Iterable<File>,
): { chosen: ChosenFile[]; refused: Refusal[] } {
  const taken = [...chosen];
  const refused: Refusal[] = [];
  for (const file of incoming) {
    const reason = reasonAgainst(file, taken);
    if (reason) refused.push({ name: file.name, reason });
    else {
      const classification = guessClassification(file.name);
      taken.push({ key: keyOf(file), file, classification, classifiedBy: classification && 'name' });
    }
  }
  return { chosen: taken, refused };
}

export interface ClassifiedFile extends ChosenFile {
  classification: DocumentClassification;
}

/** The files, once there is at least one and each has a type; null before. */
export function readyToUpload(chosen: readonly ChosenFile[]): ClassifiedFile[] | null {
  const classified = chosen.filter((file): file is ClassifiedFile => file.classification !== null);
  return classified.length > 0 && classified.length === chosen.length ? classified : null;
}

/**
 * The names of files that can no longer be read, because they were moved, deleted or changed since they were chosen. A
 * browser reports that as a failed request, which would mislead users about their connection.
 */
export async function unreadableFiles(chosen: readonly ChosenFile[]): Promise<string[]> {
  const names = await Promise.all(
    chosen.map(({ file }) =>
      file
        .slice(0, 1)
        .arrayBuffer()
        .then(
          () => null,
          () => file.name,
        ),
    ),
  );
  return names.filter((name) => name !== null);
}
