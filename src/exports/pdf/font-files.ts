import type { Weight } from '@/domain/drawing/drawing';

/**
 * The fonts of documents: files next to the bundle in the browser, the package in Node. Inter in two weights, complete
 * (Latin, Greek and Cyrillic): the screen's font is a variable WOFF2 font, which a PDF cannot contain. Loaded when a
 * document is made.
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

/** @throws Error with a message for the user if the font cannot be loaded. */
export async function loadFont(weight: Weight): Promise<Uint8Array> {
  const address = addresses[weight]();
  if (address.protocol === 'file:') {
    // A name that a bundler does not resolve.
    const { readFileSync } = process.getBuiltinModule('node:fs');
    return readFileSync(address);
  }
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new Error('The font of the document could not be loaded. Please try again.');
  return new Uint8Array(await answer.arrayBuffer());
}
