import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rooms, type Room } from './architecture/rooms';

/** Generated from test reports that may be newer than the sources; `npm test` compares it. */
const generated = 'docs/specification.md';

const pages = ['README.md', 'src/testing/corpus/README.md', ...globSync('docs/**/*.md')]
  .map((page) => page.replaceAll('\\', '/'))
  .filter((page) => page !== generated)
  .toSorted();

/** Its wording is that of tests or of other files. */
const wordedElsewhere = ['docs/faults.md', 'docs/security-vectors.md', 'src/testing/corpus/README.md'];

/** The words that docs/style.md replaces. */
const retired =
  /\b(?:stands?|stood|beside|anew|whoever|nobody|of others|mend(?:s|ed)?|strays?|doubts|tells?|told)\b/gi;

const textOf = (page: string) => readFileSync(page, 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one]) => one!);
const linksOf = (page: string) =>
  found(textOf(page), /\]\(([^)\s]+)\)/g).filter((link) => !/^https?:/.test(link));

/** The anchor that a heading gets on GitHub. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');

function isBroken(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(target)) return true;
  return (
    anchor !== undefined &&
    !found(textOf(target), /^#+ (.*)$/gm)
      .map(anchorOf)
      .includes(anchor)
  );
}

const folders = String.raw`(?:src|scripts|docs|e2e|openapi|public|deployment|\.storybook|\.ci)`;
const pathsOf = (text: string) => [
  ...found(text, new RegExp(String.raw`(?<![\w./:-])(${folders}/[\w./*$-]*[\w*/])`, 'g')),
  // A source file alone in code.
  ...found(text, /`([\w.$][\w.$/-]*\.(?:tsx?|css|ya?ml|conf|md))`/g),
];

const scripts = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts,
);

describe.each(pages)('%s', (page) => {
  it('links to pages and headings that exist', () => {
    expect(linksOf(page).filter((link) => isBroken(page, link))).toEqual([]);
  });

  it('names files that exist', () => {
    // From the root of the repository, or in the page's own folder.
    const missing = pathsOf(textOf(page)).filter(
      (path) => globSync([path, join(dirname(page), path)]).length === 0,
    );
    expect(missing).toEqual([]);
  });

  it('names commands that exist', () => {
    const commands = found(textOf(page), /\bnpm (?:run )?((?<=run )[\w:-]+|test\b|start\b)/g);
    expect(commands.filter((command) => !scripts.includes(command))).toEqual([]);
  });
});

it('no document has a word that docs/style.md replaces', () => {
  const words = pages
    .filter((page) => page !== 'docs/style.md' && !wordedElsewhere.includes(page))
    .flatMap((page) => [...textOf(page).matchAll(retired)].map(([word]) => `${page}: ${word}`));
  expect(words).toEqual([]);
});

it('README.md has at most 150 lines', () => {
  expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(151);
});

it.each([
  ['README.md', 'docs/*.md'],
  ['docs/decisions/README.md', 'docs/decisions/0*.md'],
])('%s links to every page of %s', (index, pattern) => {
  const linked = linksOf(index).map((link) => join(dirname(index), link).replaceAll('\\', '/'));
  const missing = globSync(pattern).filter((page) => !linked.includes(page.replaceAll('\\', '/')));
  expect(missing).toEqual([]);
});

describe('docs/architecture.md', () => {
  const known = Object.keys(rooms) as Room[];
  const rows = [...textOf('docs/architecture.md').matchAll(/^\| `([\w-]+)` \| (.*) \|$/gm)];
  const written = new Map(rows.map(([, room, may]) => [room!, may!]));

  it('has a rule for each room', () => {
    const handwritten = known.filter((room) => !room.startsWith('generated'));
    expect([...written.keys()].toSorted()).toEqual(handwritten.toSorted());
  });

  it.each([...written])('says what rooms.ts says: %s may import %s', (room, may) => {
    const { mayImport, mayImportTypesOf = [], mayImportLazily = [] } = rooms[room as Room];
    const named =
      may === 'anything except main'
        ? known.filter((one) => one !== 'main' && one !== room)
        : known.filter((one) => new RegExp(`\\b${one}\\b`).test(may.replace('never another feature', '')));
    expect(named.toSorted()).toEqual([...mayImport, ...mayImportTypesOf, ...mayImportLazily].toSorted());
  });
});
