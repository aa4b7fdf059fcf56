import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Montage } from '@/domain/montage/montage';
import { exampleMontage, formation, largeMontage, section } from '@/domain/montage/montage-for-tests';
import { keptPath, keptTarget, withPaths } from '@/domain/wellbore/kept-paths-for-tests';
import { hostileTexts } from '@/mocks/seed/hostile-texts';
import { noorderdiep4 } from '@/mocks/seed/noorderdiep';
import { poppler, withoutPoppler } from '@/testing/poppler';
import type { ExportOrder } from '../order';
import { buildProgramme } from './programme';

const folder = mkdtempSync(join(tmpdir(), 'programme-'));
afterAll(() => rmSync(folder, { recursive: true }));

const orderOf = (montage: Montage, given: Partial<ExportOrder> = {}): ExportOrder => ({
  kind: 'programme',
  montage,
  unsaved: false,
  // Late in the evening in London, which is the next day in Oslo.
  at: Date.UTC(2026, 10, 22, 23, 30),
  timeZone: 'Europe/Oslo',
  ...given,
});

async function written(montage: Montage, given?: Partial<ExportOrder>): Promise<string> {
  const { bytes } = await buildProgramme(orderOf(montage, given), () => undefined);
  const file = join(folder, 'programme.pdf');
  writeFileSync(file, bytes);
  return file;
}

/** The text of each page with normalised blanks. */
const pagesOf = (file: string): string[] =>
  poppler('pdftotext', '-layout', file, '-')
    .split('\f')
    .slice(0, -1)
    .map((page) => page.replaceAll(/\s+/g, ' '));

const names = ['Тёплая свита', 'Σχηματισμός Ά', 'Röt ±5″ Evaporite', 'Łódź m³ ½'];

/** 300 letters without a break, one depth, and nothing else. */
const bare: Montage = {
  ...exampleMontage(),
  sections_list: [
    section('bare', null, [formation('bare', 'f', 100, 'W'.repeat(300))], {
      true_vertical_depth_subsea: null,
      true_vertical_depth_below_drill_floor: null,
      along_hole_depth_below_drill_floor: null,
      casing_item: null,
      cement_item: null,
      mud_item: null,
      logging_item: null,
      pressure_test_item: null,
    }),
  ],
};
const blank: Montage = {
  id: 'blank',
  sections_list: [],
  reservoirs_list: [],
  top_line_item: null,
  plan_summaries_list: [],
};

/** Every text is hostile, with notes longer than a page. */
function hostile(): Montage {
  const texts = hostileTexts.map(({ text }) => text);
  const all = texts.join('\n');
  const example = exampleMontage();
  const top = example.top_line_item;
  return {
    ...example,
    top_line_item: top && { ...top, well_name: all, objective: all, location: all, well_heads: texts },
    sections_list: example.sections_list.map((one) => ({
      ...one,
      description: all,
      formations_list: texts.map((text, index) => formation(one.id, `${one.id}-${index}`, index, text)),
      casing_item: one.casing_item && {
        ...one.casing_item,
        casing_outer_diameter: texts[0] ?? '',
        notes: all,
      },
      cement_item: one.cement_item && { ...one.cement_item, notes: all.repeat(2) },
    })),
    plan_summaries_list: texts
      .filter(({ length }) => length < 1_000)
      .map((text, index) => ({
        id: `p${index}`,
        rank: index,
        title: text,
        description: text,
      })),
  };
}

describe.skipIf(withoutPoppler())('a drilling programme, as poppler reads it', () => {
  it('contains every value of a well on numbered A4 sheets with embedded fonts', async () => {
    const file = await written(noorderdiep4);
    const pages = pagesOf(file);
    const text = pages.join(' ');
    for (const { formations_list } of noorderdiep4.sections_list)
      for (const { formation_name } of formations_list) expect(text).toContain(formation_name);
    for (const words of [
      'DRILLING PROGRAMME',
      'Rig floor above mean sea level (m) 33.5',
      'AFE cost (USD) 18,400,000',
      '36″ Section 1',
      'Section TD 2,516.5 2,550.0 2,820.9',
      '7″ Liner Cementation',
      'Texel Formation 1,894.0 1,927.5 2,102.1 ±15.0 92.0',
      'Upper Slochteren Sandstone 33,560.0 34,840.0 2,990.0 3,105.0 11.10',
      'Skid the rig to slot 4 Check the conductor deck - 0.5 / 1.0 / 2.0 230,000 250,000',
    ])
      expect(text).toContain(words);
    expect(pages[0]).toMatch(/Name Signature Date.*Prepared.*Checked.*Approved/);
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page).toContain('Noorderdiep-4');
      // The date in the user's time zone.
      expect(page).toContain('23 November 2026');
      expect(page).not.toContain('UNSAVED DRAFT');
    });
    const info = poppler('pdfinfo', '-f', '1', '-l', '2', file);
    expect(info).toMatch(/Title:\s+Noorderdiep-4 - Drilling programme/);
    expect(info).toMatch(new RegExp(`Pages:\\s+${pages.length}\\n`));
    expect(info).toMatch(/Page +1 size:\s+595\.\d+ x 841\.\d+ pts \(A4\)/);
    expect(info).toMatch(/Page +2 size:\s+841\.\d+ x 595\.\d+ pts \(A4\)/);
    const fonts = poppler('pdffonts', file).trim().split('\n').slice(2);
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(font).toMatch(/Inter.*Identity-H\s+yes\s+\w+\s+yes/);
  });

  it('says on every sheet that edits are not saved', async () => {
    for (const page of pagesOf(await written(exampleMontage(), { unsaved: true })))
      expect(page).toContain('UNSAVED DRAFT');
  });

  it('repeats the headings of a section that continues, and loses none of its formations', async () => {
    const many = Array.from({ length: 120 }, (_, index) => `${names[index % 4]} ${index + 1}`);
    const montage = {
      ...largeMontage(0, 0),
      sections_list: [
        section(
          's',
          8.5,
          many.map((name, index) => formation('s', `f${index}`, index, name)),
        ),
      ],
    };
    const pages = pagesOf(await written(montage));
    const text = pages.join(' ');
    for (const name of many) expect(text).toContain(`${name} `);
    const going = pages.filter((page) => page.includes('8 1/2″ Section 1, continued'));
    expect(going.length).toBeGreaterThan(1);
    for (const page of going) {
      expect(page).toContain(
        'Proposed Top / Depths TVD SS TVD BDF AHD BDF Range Thickness CASING CEMENT MUD',
      );
      // At least two rows: the section's TD is never alone there.
      expect(page.match(/ ±5\.0 100\.0/g)?.length ?? 0).toBeGreaterThan(0);
    }
  });

  it('has the pressure window and its tables, if there are any', async () => {
    const text = pagesOf(await written(exampleMontage())).join(' ');
    for (const words of [
      'PRESSURE PROFILE',
      'STRENGTH TESTS',
      'Equivalent mud weight (kPa/m)',
      'Mud, static',
      'FIT, planned',
      'Section Mud Highest pore Above pore Lowest fracture Below fracture Shoe above Kick load on it Trip margin',
      // 10,130 and 17,000 kPa at 1,033.5 m below the drill floor.
      '1,000.0 10,130.0 17,000.0 20,200.0 9.80 16.45 19.55 Offset wells',
      // 16,500 kPa at 1,131.5 m is 14.582 kPa/m.
      'FIT planned 1,098.0 16,500.0 14.58 1,486',
    ])
      expect(text).toContain(words);
    const without = { ...exampleMontage(), pressure_points_list: [], strength_tests_list: [] };
    expect(pagesOf(await written(without)).join(' ')).not.toContain('PRESSURES');
  });

  it('draws a kept path, names its north, and compares an actual one with the plan', async () => {
    const plan = keptPath({ id: 'plan', kind: 'planned' });
    const survey = keptPath({ id: 'survey', name: 'MWD', kind: 'actual', targets_list: [keptTarget()] }, [
      [0, 0, 0],
      [600, 1, 290],
      [900, 29, 301],
      [3_100, 31, 302],
    ]);
    const text = pagesOf(await written(withPaths(plan, survey))).join(' ');
    for (const words of [
      'Plan view, grid north up, m',
      'Vertical section at 300.0°, grid north, m',
      'Azimuths, north and east from',
      'From plan (m)',
      'Largest separation from Plan B: ',
    ])
      expect(text).toContain(words);
    const { trajectories_list: _, ...unkept } = exampleMontage();
    expect(pagesOf(await written(unkept)).join(' ')).not.toContain('WELL PATH');
  });

  it('has the risk matrix and the register by section, if there are risks', async () => {
    const text = pagesOf(await written(exampleMontage())).join(' ');
    for (const words of [
      'BEFORE MITIGATION',
      'AFTER MITIGATION',
      '5 Certain',
      'R1 17 1/2″ S1 Losses Fractured chalk No returns 4×4 LCM on site',
    ])
      expect(text).toContain(words);
    expect(pagesOf(await written({ ...exampleMontage(), risks_list: [] })).join(' ')).not.toContain('RISKS');
  });

  it.each([
    ['nothing at all', blank],
    ['a name of 300 letters and no depths', bare],
    ['texts that break what is careless with text', hostile()],
  ])('is made from a montage with %s', async (_, montage) => {
    const pages = pagesOf(await written(montage));
    pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${pages.length}`));
    for (const head of ['RESERVOIR DATA', 'PLAN SUMMARY']) expect(pages.join(' ')).toContain(head);
  });
});

it('gives the same bytes for the same order, and reports progress', async () => {
  const progress: number[] = [];
  const order = orderOf(exampleMontage());
  const first = await buildProgramme(order, ({ done, of }) => progress.push(done / of));
  const second = await buildProgramme(order, () => undefined);
  expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
  expect(first).toMatchObject({ name: 'Aurora-3 programme.pdf', type: 'application/pdf' });
  expect(first.bytes.length).toBeLessThan(300_000);
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  expect(progress.at(-1)).toBe(1);
});
