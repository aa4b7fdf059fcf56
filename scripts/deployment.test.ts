import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingTable } from '../src/server/settings.ts';
import { nodeFlags } from './server/node-flags.ts';

const page = readFileSync('docs/deployment.md', 'utf8');

it('the page lists every setting as the server has it', () => {
  const listed = page.match(/^\| `(?!VITE_)[A-Z_]+` \|.*$/gm);
  const known = Object.entries(settingTable).map(
    ([name, { meaning, fallback }]) =>
      `| \`${name}\` | ${fallback === undefined ? '' : `\`${fallback}\``} | ${meaning} |`,
  );
  expect(listed).toEqual(known);
});

/** The names that a file gives to the server's environment. */
const settingsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\b(MONTAGE_[A-Z_]+|OIDC_[A-Z]+|FIREBASE_[A-Z_]+)\b/g)].map(([name]) => name)),
];

it.each(['Containerfile', 'compose.yaml', 'deployment/montage.service', 'docs/deployment.md'])(
  '%s sets nothing that the server does not know',
  (file) => {
    const text = readFileSync(file, 'utf8').replaceAll(/VITE_[A-Z_]+/g, '');
    expect(settingsIn(text).filter((name) => !(name in settingTable))).toEqual([]);
  },
);

it.each(['package.json', 'Containerfile', 'deployment/montage.service'])(
  '%s starts the server with the flags that it is tested and measured with',
  (file) => {
    const words = readFileSync(file, 'utf8').replaceAll(/["',]/g, '');
    expect(words).toMatch(new RegExp(`node ${nodeFlags.join(' ')} \\S*(server\\.ts|main\\.js)`));
  },
);
