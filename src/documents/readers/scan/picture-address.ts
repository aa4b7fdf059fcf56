import { resampled } from './grey-picture';
import type { GreyPicture } from './grey-picture';

/** A4 at 200 dpi: letters are sharp at twice the width of a column on screen, and a page has some hundred kilobytes. */
const WIDEST = 1654;
const HIGHEST = 2400;
const SHADES = 16;

/** A chunk of a PNG: length, name, data and the checksum of both. */
function chunk(name: string, data: Uint8Array): Uint8Array {
  const whole = new Uint8Array(12 + data.length);
  const view = new DataView(whole.buffer);
  view.setUint32(0, data.length);
  for (let at = 0; at < 4; at += 1) whole[4 + at] = name.charCodeAt(at);
  whole.set(data, 8);
  view.setUint32(8 + data.length, checksum(whole.subarray(4, 8 + data.length)));
  return whole;
}

/** CRC-32 (ISO 3309), as PNG requires. */
function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Two pixels in a byte; each row starts with filter type 0. */
function rowsOf({ width, height, data }: GreyPicture): Uint8Array<ArrayBuffer> {
  const stride = 1 + ((width + 1) >> 1);
  const rows = new Uint8Array(stride * height);
  for (let y = 0, from = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, from += 1) {
      const shade = Math.round((data[from]! * (SHADES - 1)) / 255);
      rows[y * stride + 1 + (x >> 1)]! |= x % 2 === 0 ? shade << 4 : shade;
    }
  }
  return rows;
}

/** In the format of zlib (RFC 1950). */
async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A picture as a PNG of 16 shades of grey (PNG, third edition: colour type 0, 4 bits). */
export async function pngOf(picture: GreyPicture): Promise<Uint8Array<ArrayBuffer>> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, picture.width);
  view.setUint32(4, picture.height);
  header[8] = 4;
  const parts = [
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', await packed(rowsOf(picture))),
    chunk('IEND', new Uint8Array()),
  ];
  const png = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    png.set(part, at);
    at += part.length;
  }
  return png;
}

/** Bytes as a `data:` URL. */
export function addressOf(type: string, bytes: Uint8Array): string {
  let text = '';
  // A call with too many arguments would throw.
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return `data:${type};base64,${btoa(text)}`;
}

/** A scanned page for a review, no larger than a screen needs. */
export async function pictureAddress(picture: GreyPicture): Promise<string> {
  const scale = Math.min(1, WIDEST / picture.width, HIGHEST / picture.height);
  return addressOf('image/png', await pngOf(scale < 1 ? resampled(picture, scale, 0).picture : picture));
}
