import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ImportReceipt, Montage as Loaded } from '@/api/generated/model';
import type { Montage } from '@/domain/montage/montage';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { montageFileText, readMontageFile } from '@/exports/montage-file/montage-file';
import { engineer, testClient } from '@/mocks/test-client';

const fileWithoutIds = (montage: Montage) =>
  montageFileText(montage).replaceAll(/"(?:section_|logging_)?id": (?:".*"|null)/g, '"id": ""');

/** Text as careless and as hostile as it gets. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '=1+1', '__proto__', '<script>', 'Скважина', '😀', '\u0000', '\ud800', 'x'.repeat(300)),
);
const depth = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }));

/** Montages of the example's form with any texts and depths in them. */
const montages = fc
  .record({
    name: text,
    notes: text,
    title: text,
    depth,
    count: fc.integer({ min: 0, max: 3 }),
    run: fc.integer(),
  })
  .map(({ name, notes, title, depth: depthM, count, run }): Montage => {
    const montage = exampleMontage();
    return {
      ...montage,
      top_line_item:
        count === 0 ? null : { ...montage.top_line_item!, well_name: name, well_heads: [notes, name] },
      sections_list: montage.sections_list.slice(0, count).map((section) => ({
        ...section,
        diameter: depthM,
        description: notes,
        formations_list: section.formations_list.map((formation) => ({
          ...formation,
          formation_name: name,
          thickness: depthM,
        })),
        logging_item: section.logging_item && {
          ...section.logging_item,
          notes,
          logging_runs_list: section.logging_item.logging_runs_list.map((one) => ({
            ...one,
            run_number: run,
          })),
        },
      })),
      plan_summaries_list: montage.plan_summaries_list.map((step) => ({ ...step, title })),
    };
  });

it('gives out and takes in the same montage but for its ids', async () => {
  const { call } = await testClient();
  await fc.assert(
    fc.asyncProperty(montages, async (montage) => {
      const read = readMontageFile(montageFileText(montage));
      if (!read.ok) throw new Error(read.why);
      const { body } = await call<ImportReceipt>(engineer, 'POST', '/v1/montage/import', read.montage);
      const { body: loaded } = await call<Loaded>(engineer, 'GET', `/v1/montage/${body.id}`);
      expect(fileWithoutIds(loaded)).toBe(fileWithoutIds(montage));
    }),
    { numRuns: 30 },
  );
});
