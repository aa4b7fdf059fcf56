const CENTRAL_ENTRY = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const END_BYTES = 22;
/** The longest comment that may follow the end record. */
const LONGEST_COMMENT = 0xffff;

/**
 * The bytes that the entries of a ZIP archive claim to unpack to (APPNOTE 4.3.12 and 4.3.16), or null where it has no
 * directory that can be followed. The library that unpacks makes room for the claimed size and stops there, so that
 * what is claimed is what it would cost. An entry of 4 GB or more claims 0xffffffff here, which is too much anyway.
 */
export function unpackedSize(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endRecord(view);
  if (end === null) return null;
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL_ENTRY) return null;
    total += view.getUint32(at + 24, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return total;
}

function endRecord(view: DataView): number | null {
  const highest = view.byteLength - END_BYTES;
  for (let at = highest; at >= Math.max(0, highest - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return null;
}
