import { greyOf, quarterTurned } from './grey-picture';
import type { GreyPicture } from './grey-picture';
import type { ImageHeader } from './image-file';
import { nodeRequire } from './in-node';

const MOST_MEGABYTES = 600;

/**
 * The pixels of a PNG or JPEG file, upright. A browser decodes natively; Node uses two small decoders, which no browser
 * loads.
 *
 * @throws if the file is damaged.
 */
export async function decodeImage(
  kind: 'png' | 'jpeg',
  bytes: Uint8Array,
  header: ImageHeader,
): Promise<GreyPicture> {
  if (typeof createImageBitmap === 'function') return decodeInBrowser(kind, bytes);
  const require = nodeRequire();
  if (!require) throw new Error('Nothing here decodes pictures.');
  return quarterTurned(decodeInNode(kind, bytes, require), header.quarters);
}

async function decodeInBrowser(kind: 'png' | 'jpeg', bytes: Uint8Array): Promise<GreyPicture> {
  // The browser applies the orientation that the camera recorded.
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: `image/${kind}` }));
  try {
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('There is no canvas.');
    context.drawImage(bitmap, 0, 0);
    return greyOf(context.getImageData(0, 0, width, height).data, width, height);
  } finally {
    bitmap.close();
  }
}

function decodeInNode(kind: 'png' | 'jpeg', bytes: Uint8Array, require: NodeJS.Require): GreyPicture {
  if (kind === 'png') {
    const { PNG } = require('pngjs') as typeof import('pngjs');
    const { width, height, data } = PNG.sync.read(Buffer.from(bytes));
    return greyOf(data, width, height);
  }
  const { decode } = require('jpeg-js') as typeof import('jpeg-js');
  const { width, height, data } = decode(bytes, { useTArray: true, maxMemoryUsageInMB: MOST_MEGABYTES });
  return greyOf(data, width, height);
}
