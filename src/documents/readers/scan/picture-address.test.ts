import { describe, expect, it } from 'vitest';
import { decodeImage } from './decode-image';
import { blankPicture } from './grey-picture';
import type { GreyPicture } from './grey-picture';
import { imageHeader } from './image-file';
import { pictureAddress, pngOf } from './picture-address';

describe('the picture of a scanned page', () => {
  it('is a PNG of the scan', async () => {
    const picture = blankPicture(5, 3);
    picture.data.set([0, 17, 34, 51, 68], 5);
    const png = await pngOf(picture);
    const header = imageHeader('png', png);
    expect(header).toMatchObject({ width: 5, height: 3 });
    const shown = await decodeImage('png', png, header!);
    const shades = ({ data }: GreyPicture) => [...data].map((shade) => Math.floor(shade / 17));
    expect(shades(shown)).toEqual([15, 15, 15, 15, 15, 0, 1, 2, 3, 4, 15, 15, 15, 15, 15]);
  });

  it('is no larger than a screen needs', async () => {
    const address = await pictureAddress(blankPicture(2480, 3508));
    const [, text = ''] = /^data:image\/png;base64,(.+)$/.exec(address) ?? [];
    const png = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    expect(imageHeader('png', png)).toMatchObject({ width: 1654, height: 2340 });
  });
});
