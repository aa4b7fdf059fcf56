import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { poppler, withoutPoppler } from '@/testing/poppler';
import type { ExportOrder, PosterSheet } from '../order';
import { buildPoster } from './build-poster';

const order = (sheet: PosterSheet): ExportOrder => ({
  kind: 'poster',
  montage: exampleMontage(),
  unsaved: true,
  at: Date.UTC(2026, 10, 22, 23, 30),
  timeZone: 'Europe/Amsterdam',
  sheet,
});
const built = (sheet: PosterSheet) => buildPoster(order(sheet), () => {});

const folder = mkdtempSync(join(tmpdir(), 'poster-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf(withoutPoppler())('the PDF, as poppler reads it', () => {
  it.each([
    ['A1', 594, 841],
    ['A3', 297, 420],
  ] as const)('is one sheet of %s with its fonts and its texts', async (paper, width, height) => {
    const { name, type, bytes } = await built({ paper, format: 'pdf', depth: 'TVD' });
    expect([name, type]).toEqual([`Aurora-3 poster ${paper}.pdf`, 'application/pdf']);
    const file = join(folder, name);
    writeFileSync(file, bytes);
    const info = poppler('pdfinfo', file);
    expect(info).toMatch(/Pages:\s+1\n/);
    const size = /Page size:\s+([\d.]+) x ([\d.]+) pts/.exec(info)?.slice(1) ?? [];
    expect(size.map((points) => (Number(points) * 25.4) / 72)).toEqual([
      expect.closeTo(width, 0),
      expect.closeTo(height, 0),
    ]);
    const fonts = poppler('pdffonts', file).trim().split('\n').slice(2);
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(font).toMatch(/Inter.*\syes\s+\w+\s+yes/);
    const text = poppler('pdftotext', '-layout', file, '-');
    // Half past midnight in the user's time zone.
    for (const said of ['Aurora-3', '17 1/2″ Section 1', 'Zechstein', 'Skid the rig', '23 November 2026'])
      expect(text).toContain(said);
  });
});

it('is an SVG of its paper size, with the fonts of its scripts', async () => {
  const { name, type, bytes } = await built({ paper: 'A3', format: 'svg', depth: 'AHD' });
  expect([name, type]).toEqual(['Aurora-3 poster A3.svg', 'image/svg+xml']);
  const text = new TextDecoder().decode(bytes);
  expect(text).toContain('width="297mm" height="420mm" viewBox="0 0 297 420"');
  expect(text).toContain('<title id="title">Aurora-3: drilling montage</title>');
  expect(text).toMatch(/AHD below drill floor, 1 : [\d,]+</);
  expect(text.match(/@font-face/g)).toHaveLength(1);
  expect(text).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
});

it('accepts an unknown time zone', async () => {
  const sheet = { paper: 'A3', format: 'svg', depth: 'TVD' } as const;
  const { bytes } = await buildPoster({ ...order(sheet), timeZone: 'Mars/Olympus' }, () => {});
  expect(new TextDecoder().decode(bytes)).toContain('22 November 2026');
});
