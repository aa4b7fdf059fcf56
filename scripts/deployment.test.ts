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

/** Podman knows no default registry. */
const withRegistry = /^[\w.-]+\.[a-z]+\/[\w./-]+:[\w.-]+$/;

it('the image is built from images that a build argument replaces', () => {
  const text = readFileSync('Containerfile', 'utf8');
  const bases = [...text.matchAll(/^FROM \$\{(\w+)\}/gm)].map(([, name]) => name);
  expect(text.match(/^FROM /gm)).toHaveLength(bases.length);
  const images = new Map([...text.matchAll(/^ARG (\w+)=(\S+)$/gm)].map(([, name, value]) => [name, value]));
  for (const name of bases) {
    expect(images.get(name)).toMatch(withRegistry);
    expect(page).toContain(`--build-arg ${name}=`);
  }
});

it('the services name the registry of their images', () => {
  const images = [...readFileSync('compose.yaml', 'utf8').matchAll(/^ +image: (\S+)$/gm)].map(
    ([, image]) => image,
  );
  expect(images).toHaveLength(2);
  for (const image of images) expect(image).toMatch(withRegistry);
});
