import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLong } from '@/testing/is-long';
import { readOne } from './documents-for-tests';
import type { WellFacts } from '../facts';

const FEET = 0.3048;
const numRuns = isLong ? 150 : 50;

/** A fictional well: stations and tops in order, with figures that survive rounding to two decimals. */
const wells = fc.record({
  steps: fc.array(
    fc.record({
      md: fc.integer({ min: 100, max: 9000 }),
      inc: fc.integer({ min: 0, max: 9000 }),
      azi: fc.integer({ min: 0, max: 35_999 }),
    }),
    {
      minLength: 2,
      maxLength: 12,
    },
  ),
  tops: fc.array(fc.integer({ min: 100, max: 90_000 }), { minLength: 1, maxLength: 8 }),
});

type Cells = Record<string, string>[];

interface Form {
  delimiter: string;
  lineEnd: string;
  mark: string;
  order: 'as is' | 'reversed';
  unit: 'm' | 'ft';
  preamble: boolean;
}

const forms: fc.Arbitrary<Form> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|', '   '),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  mark: fc.constantFrom('', '\ufeff'),
  order: fc.constantFrom('as is', 'reversed'),
  unit: fc.constantFrom('m', 'ft'),
  preamble: fc.boolean(),
});

function table(rows: Cells, form: Form): string {
  const keys = Object.keys(rows[0] ?? {});
  const columns = form.order === 'as is' ? keys : keys.toReversed();
  const sign = form.delimiter === ';' ? ',' : '.';
  const line = (cells: string[]) =>
    form.delimiter === '   ' ? cells.map((cell) => cell.padEnd(22)).join(' ') : cells.join(form.delimiter);
  const lines = [
    line(columns),
    ...rows.map((row) => line(columns.map((key) => (row[key] ?? '').replace('.', sign)))),
  ];
  return (
    (form.preamble ? ['Report of a made-up well', '', ...lines] : lines).join(form.lineEnd) + form.lineEnd
  );
}

function withoutSources(facts: WellFacts) {
  const round = (value: number | null) => (value === null ? null : Number(value.toFixed(2)));
  return {
    stations: facts.survey?.stations.map((s) => [round(s.ahdM), s.inclinationDeg, s.azimuthDeg]),
    tops: facts.tops.map((top) => [top.name, round(top.tvdSsM)]),
    rejected: facts.survey?.rejected.length,
    notUnderstood: facts.notUnderstood,
  };
}

describe('the same document in another form', () => {
  it('gives the same survey with columns moved, another delimiter, line end, mark or unit', async () => {
    await fc.assert(
      fc.asyncProperty(wells, forms, async ({ steps }, form) => {
        let depth = 0;
        const stations = steps.map(({ md, inc, azi }) => {
          depth += md;
          return { md: depth / 100, inc: inc / 100, azi: azi / 100 };
        });
        const factor = form.unit === 'ft' ? FEET : 1;
        const rows = stations.map(({ md, inc, azi }) => ({
          [`MD (${form.unit})`]: (md / factor).toFixed(6),
          'Inc (deg)': inc.toFixed(2),
          'Azi (deg)': azi.toFixed(2),
        }));
        const facts = await readOne(form.mark + table(rows, form), 'Well Trajectory');
        expect(withoutSources(facts)).toEqual({
          stations: stations.map(({ md, inc, azi }) => [md, inc, azi]),
          tops: [],
          rejected: 0,
          notUnderstood: [],
        });
      }),
      { numRuns },
    );
  });

  it('gives the same tops for either sign of the depth', async () => {
    await fc.assert(
      fc.asyncProperty(wells, forms, fc.boolean(), async ({ tops }, form, negative) => {
        const depths = [...new Set(tops)].toSorted((a, b) => a - b).map((depth) => depth / 10);
        const factor = form.unit === 'ft' ? FEET : 1;
        const rows = depths.map((depth, index) => ({
          Formation: `Formation ${'ABCDEFGH'[index] ?? 'Z'}`,
          [`TVD SS (${form.unit})`]: ((negative ? -depth : depth) / factor).toFixed(6),
          'MD (m)': (depth * 1.1 + 40).toFixed(2),
        }));
        const facts = await readOne(form.mark + table(rows, form), 'Well Proposal');
        expect(withoutSources(facts)).toMatchObject({
          tops: depths.map((depth, index) => [`Formation ${'ABCDEFGH'[index] ?? 'Z'}`, depth]),
          notUnderstood: [],
        });
      }),
      { numRuns },
    );
  });
});
