import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { exampleMontage, formation, section } from '@/domain/montage/montage-for-tests';
import type { Montage } from '@/domain/montage/montage';
import { hostileTexts } from '@/mocks/seed/hostile-texts';
import { buildWorkbook } from './build-workbook';
import { cellText, longestText } from './spreadsheet/cell-text';
import { orderOf, readBack, rowsOf } from './workbook-for-tests';

const named = (names: readonly string[]): Montage => ({
  ...exampleMontage(),
  sections_list: [
    section(
      's1',
      17.5,
      names.map((name, at) => formation('s1', `f${at}`, at, name)),
    ),
  ],
});

const more = ['=1+1', '+1', '-1', '@A1', '\t=1', '_x0041_ stays', 'constructor', ' blanks ', '1.50', 'TRUE'];

it('returns hostile texts unchanged, and makes no formula of them', async () => {
  const texts = [...hostileTexts.map(({ text }) => text), ...more];
  const rows = rowsOf(await readBack(named(texts)), 'Formations');
  expect(rows.map((row) => row[2])).toEqual(texts.map((text) => cellText(text)));
  const { bytes } = await buildWorkbook(orderOf(named(texts)), () => undefined);
  const sheets = Object.entries(unzipSync(bytes)).filter(([path]) => path.includes('worksheets/sheet'));
  for (const [, part] of sheets) expect(strFromU8(part)).not.toMatch(/<f[ >]/);
});

it('returns any text and any number unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          name: fc.oneof(
            fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
            // Including halves of pairs and control characters.
            fc
              .array(fc.integer({ min: 0, max: 0xffff }), { minLength: 1, maxLength: 20 })
              .map((codes) => String.fromCharCode(...codes)),
          ),
          depth: fc.double(),
        }),
        { minLength: 60, maxLength: 120 },
      ),
      async (tops) => {
        const formations = tops.map(({ name, depth }, at) => formation('s1', `f${at}`, depth, name));
        const montage = { ...exampleMontage(), sections_list: [section('s1', null, formations)] };
        const rows = rowsOf(await readBack(montage), 'Formations');
        expect(rows.map((row) => [row[2] ?? '', row[3] ?? null])).toEqual(
          tops.map(({ name, depth }) => [cellText(name), Number.isFinite(depth) ? depth + 0 : null]),
        );
      },
    ),
    { numRuns: 4 },
  );
});

it('cuts texts longer than a cell, with a note there and on the first sheet', async () => {
  const long = `${'a'.repeat(longestText - 40)}${'😀'.repeat(4_000)}`;
  const montage = named(['Chalk']);
  const steps = montage.plan_summaries_list.map((step, at) =>
    at === 0 ? { ...step, description: long } : step,
  );
  const sheets = await readBack({ ...montage, plan_summaries_list: steps });
  const cut = String(rowsOf(sheets, 'Plan')[0]?.[2]);
  expect(cut.length).toBeLessThanOrEqual(longestText);
  expect(cut).toMatch(/^a+(😀)*… \[cut here: a cell holds 32,767 characters\]$/u);
  expect(sheets.get('Top line')?.flat()).toContain(
    'Cut: one text is longer than a cell of a workbook takes. It is cut and marked.',
  );
});

it('keeps a name out of the codes of a page’s header', async () => {
  const montage = exampleMontage();
  const top = montage.top_line_item && { ...montage.top_line_item, well_name: '9&Z&A <b> "x"' };
  const { bytes } = await buildWorkbook(orderOf({ ...montage, top_line_item: top }), () => undefined);
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain(
    '<oddHeader>&amp;L9&amp;&amp;Z&amp;&amp;A &lt;b&gt; &quot;x&quot;: drilling programme&amp;RTop line</oddHeader>',
  );
});
