/** Properties of a picture in the first bytes of a PNG or JPEG file. */
export interface ImageHeader {
  width: number;
  height: number;
  /** Clockwise quarter turns that put the picture upright, as the camera recorded them (EXIF, tag 0x0112). */
  quarters: number;
}

export function imageHeader(kind: 'png' | 'jpeg', bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return kind === 'png' ? pngHeader(view) : jpegHeader(view);
}

/** PNG (ISO/IEC 15948), 11.2.2: IHDR comes first. */
function pngHeader(view: DataView): ImageHeader | null {
  if (view.byteLength < 33 || view.getUint32(12) !== 0x49484452) return null;
  return { width: view.getUint32(16), height: view.getUint32(20), quarters: 0 };
}

/** JPEG (ITU-T T.81), annex B: the size is in the segment that starts the frame. */
function jpegHeader(view: DataView): ImageHeader | null {
  let quarters = 0;
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), quarters };
    const length = view.getUint16(at + 2);
    if (marker === 0xe1)
      quarters = exifQuarters(view, at + 4, Math.min(at + 2 + length, view.byteLength)) ?? quarters;
    if (marker === 0xda || length < 2) return null;
    at += 2 + length;
  }
  return null;
}

/** No camera writes mirrored orientations. */
const QUARTERS: Readonly<Record<number, number>> = { 1: 0, 3: 2, 6: 1, 8: 3 };

function exifQuarters(view: DataView, from: number, to: number): number | null {
  if (from + 14 > to || view.getUint32(from) !== 0x45786966) return null;
  const start = from + 6;
  const little = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, little);
  if (directory + 2 > to) return null;
  const entries = view.getUint16(directory, little);
  for (let entry = directory + 2; entry + 12 <= Math.min(to, directory + 2 + entries * 12); entry += 12) {
    if (view.getUint16(entry, little) === 0x0112) return QUARTERS[view.getUint16(entry + 8, little)] ?? null;
  }
  return null;
}
