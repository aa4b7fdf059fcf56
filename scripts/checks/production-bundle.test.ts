import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findMocks } from './production-bundle.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

it('finds nothing in the application without mocks', () => {
  write('index.html', '<div id="root"></div>');
  write('assets/index.js', 'const projectId = "montage-embedded"; const answers = [1, 2];');
  expect(findMocks(folder)).toEqual([]);
});

it.each([
  ['assets/a.js', 'navigator.serviceWorker.register("/mockServiceWorker.js")'],
  ['assets/a.js', 'throw new Error("[MSW] no handler")'],
  ['assets/a.js', 'const p=`montage-demo`'],
  ['assets/a.js', 'children:"Fail the next call of"'],
  ['assets/a.js', 'const e="admin@example.com"'],
  ['assets/a.js', '(a=globalThis).__zod_globalConfig??(a.__zod_globalConfig={})'],
  ['assets/a.js', 'new Worker(new URL("/assets/documents.worker-B1.js",""+import.meta.url),{type:"module"})'],
  ['assets/a.js', 'throw f(`You belong to no organisation. Ask an administrator to add you to one.`)'],
  ['assets/a.js', 'family.startsWith("PDFjsFont")'],
  ['assets/a.js', 'e.styleMap="mammoth.docx"'],
  ['mockServiceWorker.js', 'self.addEventListener("fetch", () => {})'],
  ['assets/a.js', 'import"@faker-js/faker"'],
])('finds the mock in %s: %s', (file, text) => {
  write(file, text);
  expect(findMocks(folder)).toContainEqual(expect.objectContaining({ file }));
});
