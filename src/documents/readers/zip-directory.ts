const LOCAL_ENTRY = 0x04034b50;
const CENTRAL_ENTRY = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const END_BYTES = 22;
/** The longest comment that may follow the end record. */
const LONGEST_COMMENT = 0xffff;
/** A workbook has a few parts for each sheet, and pictures; no office document has more. */
const MOST_ENTRIES = 10_000;

export interface ZipEntry {
  name: string;
  encrypted: boolean;
  /** 0 is stored, 8 deflated. */
  method: number;
  packedSize: number;
  /** The offset of the compressed bytes. */
  start: number;
}

function endRecord(view: DataView): number | null {
  const highest = view.byteLength - END_BYTES;
  for (let at = highest; at >= Math.max(0, highest - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return null;
}

/** The entry that a directory record describes, or null if it points at no entry (APPNOTE 4.3.7, 4.3.12). */
function entryAt(view: DataView, at: number): ZipEntry | null {
  const nameLength = view.getUint16(at + 28, true);
  const local = view.getUint32(at + 42, true);
  if (at + 46 + nameLength > view.byteLength) return null;
  if (local + 30 > view.byteLength || view.getUint32(local, true) !== LOCAL_ENTRY) return null;
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const packedSize = view.getUint32(at + 20, true);
  if (start + packedSize > view.byteLength) return null;
  const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength));
  return {
    // Some programs write Windows path separators.
    name: name.replaceAll('\\', '/'),
    encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    packedSize,
    start,
  };
}

/** Whether entries share bytes, which would be unpacked again and again; no honest program writes that. */
function overlap(entries: readonly ZipEntry[]): boolean {
  let end = 0;
  for (const entry of entries.toSorted((a, b) => a.start - b.start)) {
    if (entry.start < end) return true;
    end = entry.start + entry.packedSize;
  }
  return false;
}

/**
 * The entries of a ZIP archive by its directory, or null if it is invalid: truncated, a name twice, overlapping entries,
 * more entries than any document has. ZIP64 archives (over 4 GB) exceed the size limit of an upload.
 */
export function listEntries(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = view.byteLength < END_BYTES ? null : endRecord(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) return null;
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== CENTRAL_ENTRY) return null;
    const entry = entryAt(view, at);
    if (!entry) return null;
    entries.push(entry);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  const names = new Set(entries.map(({ name }) => name));
  return names.size < entries.length || overlap(entries) ? null : entries;
}
