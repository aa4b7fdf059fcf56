import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { screens } from '../build/screens.ts';
import { linesOfDemonstration, linesOfProduction } from './budget-lines.ts';
import { budgetsOf, overBudget } from './budgets.ts';

const line = (name: string, files: Record<string, number>) => ({
  name,
  files,
  bytes: Object.values(files).reduce((sum, bytes) => sum + bytes, 0),
});

describe('a budget', () => {
  const before = [line('/login: JavaScript', { 'framework.js': 100_000, 'login.js': 20_000 })];
  const budgets = budgetsOf(before);

  it('has 1.5 % headroom and no more', () => {
    expect(
      overBudget([line('/login: JavaScript', { 'framework.js': 101_800, 'login.js': 20_000 })], budgets),
    ).toEqual([]);
    expect(
      overBudget([line('/login: JavaScript', { 'framework.js': 101_801, 'login.js': 20_000 })], budgets),
    ).not.toEqual([]);
  });

  it('names the files that grew or were added, and by how much', () => {
    const now = [
      line('/login: JavaScript', { 'framework.js': 101_500, 'login.js': 19_000, 'chart.js': 9_000 }),
    ];
    expect(overBudget(now, budgets)).toEqual([
      '/login: JavaScript: 129.50 kB, 7.70 kB over the budget of 121.80 kB.',
      '  chart.js is new, with 9.00 kB',
      '  framework.js has 1.50 kB more: 100.00 kB before, 101.50 kB now',
      '  login.js has 1.00 kB less: 20.00 kB before, 19.00 kB now',
    ]);
  });

  it('for a font has no headroom', () => {
    const fonts = budgetsOf([line('/login: fonts', { 'inter.woff2': 48_000 })]);
    expect(overBudget([line('/login: fonts', { 'inter.woff2': 48_001 })], fonts)).toHaveLength(2);
  });

  it('fails for a missing budget, and for a budget without a line', () => {
    expect(overBudget([...before, line('on use: chart.js', { 'chart.js': 9_000 })], budgets)).toEqual([
      'on use: chart.js has no budget, and 9.00 kB.',
    ]);
    expect(overBudget([], budgets)).toEqual(['/login: JavaScript has a budget, and is no longer there.']);
  });
});

describe("a build's lines", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'budgets-'));
    mkdirSync(join(folder, 'assets'));
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    write('assets/index-AAAAAAAA.js', 'import{a}from"./shared-BBBBBBBB.js";import("./chart-CCCCCCCC.js")');
    write('assets/shared-BBBBBBBB.js', 'export const a=1');
    write(
      'assets/chart-CCCCCCCC.js',
      Array.from({ length: 9_000 }, (_, at) => Math.imul(at, 0x9e3779b1) >>> 0).join(),
    );
    write('assets/small-DDDDDDDD.js', 'export const b=2');
    write('assets/login-EEEEEEEE.js', 'export const c=3');
    write('assets/inter-FFFFFFFF.woff2', 'x'.repeat(500));
    write('assets/firebase-GGGGGGGG.js', 'export const d=4');
    write(
      'index.html',
      '<script src="/assets/index-AAAAAAAA.js"></script><link href="/assets/inter-FFFFFFFF.woff2"><link href="/assets/firebase-GGGGGGGG.js">',
    );
    write(
      'route-preload.js',
      `const link = document.createElement('link'); link.href = '/assets/login-EEEEEEEE.js'; document.head.append(link);`,
    );
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("are each screen's compressed files with their imports, and separately what loads on use", async () => {
    const lines = new Map((await linesOfProduction(folder)).map((each) => [each.name, each]));
    const sent = (text: string) => gzipSync(text, { level: 9 }).length;
    expect(lines.get('/login: JavaScript')?.files).toEqual({
      'index.js': sent('import{a}from"./shared-BBBBBBBB.js";import("./chart-CCCCCCCC.js")'),
      'login.js': sent('export const c=3'),
      'shared.js': sent('export const a=1'),
    });
    expect(lines.get('/login: fonts')?.bytes).toBe(500);
    expect(lines.get('every screen: identity library')?.files).toHaveProperty(['firebase.js']);
    expect(lines.get('on use: chart.js')?.files).toHaveProperty(['chart.js']);
    // The page's own script is in the build's root, and the page does not request it by name.
    expect(Object.keys(lines.get('on use: all that is small')?.files ?? {})).toEqual([
      'route-preload.js',
      'small.js',
    ]);
    for (const address of Object.keys(screens)) expect(lines.has(`${address}: JavaScript`)).toBe(true);
  });

  it('for the demonstration count only files that the other build does not have', async () => {
    const production = await linesOfProduction(folder);
    writeFileSync(join(folder, 'assets', 'browser-HHHHHHHH.js'), 'export const e=5');
    expect(await linesOfDemonstration(folder, production)).toEqual([
      { name: 'demonstration: all that is small', files: { 'browser.js': 36 }, bytes: 36 },
    ]);
  });
});
