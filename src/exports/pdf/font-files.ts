import type { Weight } from '@/domain/drawing/drawing';

/**
 * Where the fonts of paper lie: files beside the bundle in the browser, the package in Node. Inter in two weights, whole (Latin,
 * Greek and Cyrillic): the screen's own is a variable font in WOFF2, which a PDF cannot hold. Fetched when a paper is made.
 */
const addresses: Record<Weight, () => URL> = {
  regular: () =>
    new URL(
      '../../../node_modules/@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
      import.meta.url,
    ),
  strong: () =>
    new URL(
      '../../../node_modules/@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
      import.meta.url,
    ),
};

/** @throws Error with a sentence for the person when the font cannot be had. */
export async function loadFont(weight: Weight): Promise<Uint8Array> {
  const address = addresses[weight]();
  if (address.protocol === 'file:') {
    // Named so that a bundler finds no module to take along.
    const { readFileSync } = process.getBuiltinModule('node:fs');
    return readFileSync(address);
  }
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new Error('The font of the document could not be loaded. Please try again.');
  return new Uint8Array(await answer.arrayBuffer());
}
