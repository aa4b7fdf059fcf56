import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundledPackages, packagePath } from './bundled.ts';
import { allows, installScriptProblems, isForTheBundle, licenceProblems } from './policy.ts';
import { billOfMaterials, licencesPage, licenceTexts } from './write.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'licences-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: unknown) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

const integrity = `sha512-${Buffer.from('sum').toString('base64')}`;

it.each([
  ['MIT', true],
  ['(MIT AND Zlib)', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['MIT AND GPL-3.0-only', false],
  ['MPL-2.0', false],
  ['none stated', false],
])('lets %s into the bundle: %s', (licence, may) => {
  expect(isForTheBundle(licence)).toBe(may);
});

it('needs every part of what is joined by AND, and one of what is joined by OR', () => {
  const allowed = new Set(['A', 'B']);
  expect(['A AND B', 'C OR B', 'C OR A AND B'].every((one) => allows(allowed, one))).toBe(true);
  expect(['A AND C', 'C', 'C OR D', ''].some((one) => allows(allowed, one))).toBe(false);
});

it('names installed packages whose licence was not reviewed', () => {
  write('node_modules/stated/package.json', { licenses: [{ type: 'GPL-3.0-only' }] });
  const problems = licenceProblems(root, {
    '': {},
    'node_modules/good': { license: 'ISC' },
    'node_modules/stated': {},
    'node_modules/silent': {},
    'node_modules/other-platform': { optional: true },
    'node_modules/a/node_modules/@b/c': { license: 'UNLICENSED' },
  });
  expect(problems.map((one) => one.split('.', 1)[0])).toEqual([
    'stated: GPL-3',
    'silent: no licence',
    '@b/c: UNLICENSED',
  ]);
});

it('names install scripts without a decision, and decisions without an install script', () => {
  write('package.json', { allowScripts: { kept: true, refused: false, gone: true } });
  const problems = installScriptProblems(root, {
    'node_modules/kept': { hasInstallScript: true },
    'node_modules/a/node_modules/refused': { hasInstallScript: true },
    'node_modules/new': { hasInstallScript: true },
    'node_modules/quiet': {},
  });
  expect(problems).toEqual([expect.stringMatching(/^new wants/), expect.stringMatching(/^gone is named/)]);
});

it.each([
  ['/work/node_modules/react/index.js', 'node_modules/react'],
  ['\0/work/node_modules/@a/b/es/c.js?commonjs', 'node_modules/@a/b'],
  ['/work/node_modules/a/node_modules/b/c.js', 'node_modules/a/node_modules/b'],
  ['/work/src/main.tsx', undefined],
])('knows the package of %s', (id, path) => {
  expect(packagePath(id)).toBe(path);
});

it('describes what was bundled: licence, text and checksum, and the same each time', () => {
  write('package-lock.json', {
    packages: {
      'node_modules/@a/b': { version: '1.0.0', license: 'ISC', integrity },
      'node_modules/c': { version: '2.0.0', license: 'MIT' },
    },
  });
  write('node_modules/@a/b/package.json', { name: '@a/b', version: '1.0.0' });
  write('node_modules/@a/b/LICENSE', 'Do as you like.');
  write('node_modules/c/package.json', { name: 'c', version: '2.0.0', author: { name: 'C. Author' } });
  const packages = bundledPackages(root, [
    join(root, 'node_modules/c/c.js'),
    join(root, 'node_modules/@a/b/b.js'),
  ]);
  expect(licenceTexts(packages)).toMatch(
    /@a\/b \(ISC\)\n-+\nDo as you like\.[\s\S]*Copyright \(c\) C\. Author/,
  );
  const bill = billOfMaterials({ name: 'montage', version: '1' }, packages);
  expect(bill.components[0]).toEqual({
    'bom-ref': 'pkg:npm/%40a/b@1.0.0',
    type: 'library',
    name: '@a/b',
    version: '1.0.0',
    scope: 'required',
    licenses: [{ expression: 'ISC' }],
    purl: 'pkg:npm/%40a/b@1.0.0',
    hashes: [{ alg: 'SHA-512', content: Buffer.from('sum').toString('hex') }],
  });
  expect(JSON.stringify(bill)).not.toMatch(/timestamp|serialNumber/);
  const server = billOfMaterials({ name: 'montage', version: '1' }, packages.slice(1));
  expect(licencesPage({ page: bill, server })).toContain('| @a/b | ISC | page |\n| c | MIT | page, server |');
});

it('refuses a package that is not the one of the lock file, or whose licence has no text', () => {
  write('package-lock.json', { packages: { 'node_modules/c': { version: '2.0.0', license: 'ISC' } } });
  write('node_modules/c/package.json', { name: 'c', version: '2.0.1' });
  expect(() => bundledPackages(root, [join(root, 'node_modules/c/c.js')])).toThrow(/is 2\.0\.1, and 2\.0\.0/);
  write('node_modules/c/package.json', { name: 'c', version: '2.0.0' });
  expect(() => bundledPackages(root, [join(root, 'node_modules/c/c.js')])).toThrow(
    /has no file of its licence/,
  );
});
