import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paperInks } from './paper-inks';

/** Inks that are not named after their token. */
const tokenOf: Record<string, string> = { water: 'sediment-3', cement: 'control', hole: 'surface' };

it('has the colours of the light scheme', () => {
  const sheet = readFileSync('src/ui/tokens.css', 'utf8');
  const light = /\[data-mantine-color-scheme='light'\][^{]*\{([^}]*)\}/.exec(sheet)?.[1] ?? '';
  const tokens = Object.fromEntries(
    [...light.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
  expect(paperInks).toEqual(
    Object.fromEntries(Object.keys(paperInks).map((ink) => [ink, tokens[ink] ?? tokens[tokenOf[ink] ?? '']])),
  );
});
