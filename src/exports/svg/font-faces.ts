import type { Drawing } from '@/domain/drawing/drawing';

/**
 * The family's name in the file: different from an Inter on the machine, which may be another version with other
 * widths.
 */
export const fontFamily = 'Montage Inter';

interface Subset {
  /** The characters of this file: Inter has a file for each script. */
  readonly holds: RegExp;
  readonly range: string;
  readonly address: () => URL;
}

/**
 * Inter as on the screen (variable, WOFF2), by script. The ranges are those of its package's style sheet, limited to
 * Latin, Greek and Cyrillic.
 */
const subsets: readonly Subset[] = [
  {
    holds: /[\u0020-\u00ff\u0131\u0152\u0153\u02bb-\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]/,
    range:
      'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
    address: () =>
      new URL(
        '../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
        import.meta.url,
      ),
  },
  {
    holds: /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u2113]/,
    range: 'U+100-130,U+132-151,U+154-2BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+2113',
    address: () =>
      new URL(
        '../../../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
        import.meta.url,
      ),
  },
  {
    holds: /[\u0370-\u03ff]/,
    range: 'U+370-3FF',
    address: () =>
      new URL(
        '../../../node_modules/@fontsource-variable/inter/files/inter-greek-wght-normal.woff2',
        import.meta.url,
      ),
  },
  {
    holds: /[\u0301\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/,
    range: 'U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116',
    address: () =>
      new URL(
        '../../../node_modules/@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2',
        import.meta.url,
      ),
  },
];

/**
 * `@font-face` rules for the scripts in a drawing's texts, because a standalone file must contain its fonts. If a
 * script's file cannot be loaded, the fallback families are used: a poster in Arial is better than none.
 */
export async function fontFaces({ marks }: Drawing): Promise<string> {
  const texts = marks.flatMap((mark) => (mark.kind === 'text' ? mark.text : [])).join('\n');
  const rules = await Promise.all(
    subsets
      .filter(({ holds }) => holds.test(texts))
      .map(async ({ range, address }) => {
        const bytes = await bytesAt(address());
        return bytes
          ? `@font-face{font-family:'${fontFamily}';font-weight:100 900;unicode-range:${range};src:url(data:font/woff2;base64,${base64(bytes)}) format('woff2')}`
          : '';
      }),
  );
  return rules.join('');
}

async function bytesAt(address: URL): Promise<Uint8Array | null> {
  if (address.protocol === 'file:') {
    // A name that a bundler does not resolve.
    const { readFileSync } = process.getBuiltinModule('node:fs');
    return readFileSync(address);
  }
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
}

function base64(bytes: Uint8Array): string {
  let text = '';
  // In chunks, because a call has a limit on arguments.
  for (let from = 0; from < bytes.length; from += 0x8000)
    text += String.fromCharCode(...bytes.subarray(from, from + 0x8000));
  return btoa(text);
}
