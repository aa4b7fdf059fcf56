import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Montage } from '@/domain/montage/montage';
import { exampleMontage, formation, section } from '@/domain/montage/montage-for-tests';
import { buildWorkbook } from '@/exports/workbook/build-workbook';
import { orderOf } from '@/exports/workbook/workbook-for-tests';
import { hostileTexts } from '@/mocks/seed/hostile-texts';
import { findOrInstallOffice, withoutOffice } from './find-office.ts';

/**
 * The workbook opened by a program that none of ours has to do with: LibreOffice writes every sheet as CSV. A formula would come
 * out as what it reckons, a text that is taken for a number as that number, and a damaged file not at all.
 */

const signs = ['=1+1', '+1', '-1', '@A1', '\t=1', '_x0041_ stays', 'constructor', ' blanks ', '1.50', 'TRUE'];
const texts = [...hostileTexts.map(({ text }) => text), ...signs, 'Šumava Ω Юг'];
const depths = [0, -12.25, 1 / 3, 1e-7, 123_456_789.123, 1e15, 1e100, -1e-300, 0.1 + 0.2, 2818.39];

const montage: Montage = {
  ...exampleMontage(),
  sections_list: [
    section(
      's1',
      12.25,
      texts.map((text, at) => formation('s1', `f${at}`, depths[at % depths.length] ?? null, text)),
      { casing_item: null },
    ),
    ...exampleMontage().sections_list,
  ],
};

/** As a file of XML and of lines holds it: what a spreadsheet cannot say is left out. */
const inCsv = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '')
    .toWellFormed();

describe.skipIf(withoutOffice())('a workbook that LibreOffice opens', () => {
  let folder: string;
  const sheet = (name: string) => csv(readFileSync(join(folder, `montage-${name}.csv`), 'utf8'));

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'workbook-'));
    const office = findOrInstallOffice();
    const { bytes } = await buildWorkbook(orderOf(montage, { unsaved: true }), () => undefined);
    writeFileSync(join(folder, 'montage.xlsx'), bytes);
    // Commas, quotes, UTF-8, values and not what is shown of them, no formulas; all sheets.
    const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1';
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    await promisify(execFile)(
      office,
      [profile, '--headless', '--norestore', '--convert-to', filter, '--outdir', folder, 'montage.xlsx'],
      { cwd: folder, timeout: 120_000 },
    );
  }, 150_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has every formation with its texts and numbers', () => {
    const [heads, ...rows] = sheet('Formations');
    expect(heads?.[2]).toBe('Proposed Top');
    const formations = montage.sections_list.flatMap((one) => one.formations_list);
    expect(rows.map((row) => row[2])).toEqual(formations.map((one) => inCsv(one.formation_name ?? '')));
    rows.forEach((row, at) => {
      const top = formations[at];
      const known = [
        top?.true_vertical_depth_subsea,
        top?.true_vertical_depth_below_drill_floor,
        top?.along_hole_depth_below_drill_floor,
        top?.variance,
        top?.thickness,
      ];
      known.forEach((value, column) => {
        const read = row[3 + column];
        if (typeof value !== 'number') expect(read).toBe('');
        // It writes fifteen figures.
        else expect(Math.abs(Number(read) - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-14);
      });
    });
  });

  it('has the sections with their programmes, the reservoirs, the plan and the top line', () => {
    const sections = sheet('Sections');
    expect(sections.flatMap((row) => (row[0] ? [row[0]] : []))).toEqual([
      'Proposed Top / Depths',
      '12 1/4″ Section 1',
      '17 1/2″ Section 2',
      '12 1/4″ Section 3',
      '8 1/2″ Section 4',
    ]);
    expect(sections.find((row) => row[1] === 'Texel')?.slice(2, 9)).toEqual([
      '1894',
      '1927.5',
      '1934',
      '5',
      '100',
      'CSG. Size [in]',
      '13 3/8',
    ]);
    expect(sheet('Reservoirs')[1]?.slice(0, 3)).toEqual(['Upper Slochteren', '33560', '34840']);
    const plan = sheet('Plan').slice(1, 3);
    expect(plan.map((row) => [...row.slice(0, 3), ...row.slice(-2)])).toEqual([
      ['1', 'Skid the rig', 'Check the clearance', '2', '3100000'],
      ['2', 'Drill', '', '27.5', '6375000'],
    ]);
    expect(sheet('Casing')[2]?.join(' | ')).toBe(
      '2 | 17.5 | 13 3/8 | 101.19 | L80 | BTC | 12.415 | 12.259 | 0.0781 | Shoe in the top of the chalk',
    );
    const top = sheet('Top line');
    expect(top).toContainEqual(['AFE cost (USD)', '18400000']);
    expect(top.flat()).toContain('Unsaved edits: this workbook holds edits that have not been saved.');
  });
});

function csv(file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [all, quoted, bare = '', end] of file.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)) {
    // The end of the file, behind its last line.
    if (all === '') break;
    row.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
