import { describe, expect, it } from 'vitest';
import { HEADINGS } from '../../understanding/words/heading-vocabulary';
import { readFile } from '../read-file';
import { imageHeader } from './image-file';

/** The first bytes of a PNG with the given size in its header. */
function pngOf(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

/** A JPEG up to its frame size, with an orientation. */
function jpegOf(width: number, height: number, orientation: number): Uint8Array {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const frame = [0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3];
  const segment = [...exif, ...entry];
  return new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, segment.length + 2, ...segment, ...frame, 0, 0, 0, 0]);
}

const refusal = async (name: string, bytes: Uint8Array) => {
  const result = await readFile(name, bytes, HEADINGS);
  return 'refused' in result ? result.refused : 'was read';
};

describe('a picture', () => {
  it('gives its size and orientation before it is decoded', () => {
    expect(imageHeader('png', pngOf(2480, 3508))).toEqual({ width: 2480, height: 3508, quarters: 0 });
    expect(imageHeader('jpeg', jpegOf(4000, 3000, 6))).toEqual({ width: 4000, height: 3000, quarters: 1 });
    expect(imageHeader('jpeg', jpegOf(4000, 3000, 1))).toEqual({ width: 4000, height: 3000, quarters: 0 });
    expect(imageHeader('jpeg', new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0xff]))).toBeNull();
  });

  it('with too many pixels is refused before it is unpacked', async () => {
    expect(await refusal('bomb.png', pngOf(60_000, 60_000))).toMatch(/more than 72 million pixels/);
    expect(await refusal('bomb.jpg', jpegOf(65_000, 65_000, 1))).toMatch(/more than 72 million pixels/);
  });

  it('that is damaged is refused with advice', async () => {
    expect(await refusal('a.png', pngOf(0, 10))).toMatch(/damaged.*save it again/);
    expect(await refusal('a.png', pngOf(100, 100))).toMatch(/damaged.*save it again/);
    expect(await refusal('a.jpg', jpegOf(100, 100, 1))).toMatch(/damaged.*save it again/);
  });
});
