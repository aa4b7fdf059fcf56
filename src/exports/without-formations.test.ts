import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import type { Montage } from '@/domain/montage/montage';
import { builders } from './builders';
import { newOrder } from './new-order';
import type { ExportKind, PosterSheet } from './order';

const example = exampleMontage();
const without: Montage = {
  ...example,
  sections_list: example.sections_list.map((section) => ({ ...section, formations_list: [] })),
};
/** The montage from documents with only a header. */
const bare: Montage = {
  ...without,
  reservoirs_list: [],
  plan_summaries_list: [],
  sections_list: without.sections_list.slice(0, 1).map((section) => ({
    ...section,
    diameter: null,
    true_vertical_depth_subsea: null,
    true_vertical_depth_below_drill_floor: null,
    along_hole_depth_below_drill_floor: null,
    casing_item: null,
    cement_item: null,
    mud_item: null,
    logging_item: null,
    pressure_test_item: null,
  })),
};

const svg: PosterSheet = { paper: 'A3', format: 'svg', depth: 'TVD' };
const kinds: [ExportKind, Partial<{ sheet: PosterSheet }>][] = [
  ['workbook', {}],
  ['programme', {}],
  ['poster', { sheet: svg }],
  ['poster', { sheet: { ...svg, depth: 'AHD' } }],
  ['osdu', {}],
  ['montage-file', {}],
];

const textOf = (bytes: Uint8Array): string =>
  bytes[0] === 0x50
    ? Object.values(unzipSync(bytes))
        .map((part) => strFromU8(part))
        .join('\n')
    : strFromU8(bytes, true);

/** A generation without formation tops gives such a montage, and every export must work. */
it.each(kinds)(
  'a montage without formations, and one with a header alone, make a %s without a broken number',
  async (kind, more) => {
    const build = await builders[kind]();
    for (const montage of [without, bare]) {
      const order = { ...newOrder({ kind, montage, unsaved: false }), ...more };
      const { bytes } = await build(order, () => undefined);
      expect(bytes.length).toBeGreaterThan(100);
      expect(textOf(bytes)).not.toMatch(/\b(?:NaN|-?Infinity|undefined)\b/);
    }
  },
);
