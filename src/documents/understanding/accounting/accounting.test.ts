import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filesOf } from '@/testing/corpus/corpus-files';
import { composeSet } from '@/testing/corpus/compose/compose-set';
import { filesOfSet } from '@/testing/corpus/compose/read-set';
import { WELLS } from '@/testing/corpus/wells/all-wells';
import { isLong } from '@/testing/is-long';
import type { UploadedDocument, WellFacts } from '../../facts';
import { readFile } from '../../readers/read-file';
import { document, readOne } from '../documents-for-tests';
import { readDocuments } from '../read-documents';
import { HEADINGS } from '../words/heading-vocabulary';
import { placesOfFact } from './used-places';
import { MOST_PLACES } from './unused-values';
import { isValueCell, valuesInText } from './value-like';

const listed = ({ unused = [] }: WellFacts) =>
  unused.map(({ what, count, quote }) => ({ what, count, quote }));

/** The cells with a value in the tables of a document, by a simple rule; row numbers are excluded. */
async function cellsOf({ name, bytes }: UploadedDocument): Promise<string[]> {
  const read = await readFile(name, bytes, HEADINGS);
  if ('refused' in read) throw new Error(read.refused);
  return read.content.tables.flatMap((table) =>
    table.rows.flatMap((row) =>
      row.cells.flatMap((cell, column) =>
        isValueCell(cell) && !table.rows.every((one, at) => one.cells[column] === String(at + 1))
          ? [`${name}|${table.sheet ?? ''}|${row.page ?? ''}|${row.row}|${column}`]
          : [],
      ),
    ),
  );
}

/** The cells that facts were read from, determined independently of the accounting: those of a survey from its stations. */
function cellsUsed(facts: WellFacts): Set<string> {
  const lists = [
    facts.tops,
    facts.sections,
    facts.casings,
    facts.slurries,
    facts.muds,
    facts.loggingRuns,
    facts.pressureTests,
    facts.reservoirs,
    facts.plan,
  ];
  const places = lists.flatMap((list) => list.flatMap((fact) => placesOfFact(fact)));
  return new Set(
    places.flatMap(({ file, sheet = '', page = '', row = '', column, quote }) =>
      column === undefined || !isValueCell(quote) ? [] : [`${file}|${sheet}|${page}|${row}|${column}`],
    ),
  );
}

const FORMATS = ['csv', 'xlsx', 'pdf'] as const;
/** One well has its documents in each format. */
const cases = WELLS.flatMap((truth, at) =>
  FORMATS.filter((format) => isLong || format === 'csv' || at === 0).map((format) => ({
    well: truth.header.wellName,
    format,
    truth,
  })),
);

describe('every value of a document', () => {
  it.each(cases)('is used or listed, in the tables of $well as $format', async ({ truth, format }) => {
    const files = await filesOf(truth, format);
    const facts = await readDocuments(files);
    const seen = new Set((await Promise.all(files.map(cellsOf))).flat());
    const used = [...cellsUsed(facts)].filter((cell) => seen.has(cell)).length;
    const stations = (facts.survey?.stations ?? []).reduce(
      (sum, { tvdM }) => sum + (tvdM === null ? 3 : 4),
      0,
    );
    const inTables = (facts.unused ?? []).filter(({ what }) => /column|table|row|under/.test(what));
    const left = inTables.reduce((sum, { count }) => sum + count, 0);
    expect(used).toBeGreaterThan(30);
    expect(used + stations + left).toBe(seen.size);
  });

  // The rest repeats another document.
  it.each(isLong ? [700_000, 700_003, 700_005] : [700_000])(
    'is used or listed in the composed set %i',
    async (seed) => {
      const { SEEN } = await import('@/testing/corpus/seen/seen-parts');
      const files = await filesOfSet(composeSet(SEEN, seed));
      const facts = await readDocuments(files);
      const seen = (await Promise.all(files.map(cellsOf))).flat();
      const used = cellsUsed(facts);
      const stations = (facts.survey?.stations ?? []).reduce(
        (sum, { tvdM }) => sum + (tvdM === null ? 3 : 4),
        0,
      );
      const left = (facts.unused ?? []).reduce((sum, { count }) => sum + count, 0);
      expect(used.size + stations + left).toBeGreaterThanOrEqual(seen.length * 0.95);
    },
  );

  it('is listed at the place where it is inserted, and nothing else changes', async () => {
    const figure = fc.double({ min: 0.1, max: 9000, noNaN: true }).map((value) => value.toFixed(2));
    const heading = fc.constantFrom('Cost (kEUR)', 'ROP', 'WOB (t)', 'Gas peak', 'Zebra index');
    await fc.assert(
      fc.asyncProperty(
        heading,
        fc.array(figure, { minLength: 4, maxLength: 4 }),
        figure,
        async (name, values, loose) => {
          const depths = [100, 500, 900, 1300];
          const rows = depths.map((depth, at) => `Sand ${'ABCD'[at]},${depth},${values[at]}`);
          const facts = await readOne(
            `Formation,TVDSS (m),${name}\n${rows.join('\n')}\n\nZebra count: ${loose}\nRevision: 3, 4 May 2026\n`,
            'Well Proposal',
            'tops.csv',
          );
          expect(facts.tops.map(({ tvdSsM }) => tvdSsM)).toEqual(depths);
          expect(listed(facts)).toEqual([
            { what: `column "${name}"`, count: 4, quote: values[0] },
            { what: '', count: 1, quote: `Zebra count: ${loose}` },
          ]);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('is listed by its table, its rows or its cell, with the reason', async () => {
    const unknown = await readOne('Zebras,Boats,Crates\nMove,3,120\nSpud,2,80\nDrill,9,400\n');
    expect(listed(unknown)).toEqual([{ what: '3 lines of figures', count: 6, quote: 'Move,3,120' }]);
    const known = await readOne('Service,Joints,Cost (kEUR)\nMove,3,120\nSpud,2,80\nDrill,9,400\n');
    expect(listed(known)).toEqual([
      { what: 'the table "Service, Joints, Cost (kEUR)"', count: 6, quote: '3' },
    ]);
    const survey = await readOne(
      'MD (m),Inc (deg),Azi (deg)\n0,0,0\n500,0,0\n400,1,10\n1000,10,45\n',
      'Well Trajectory',
    );
    expect(listed(survey)).toEqual([
      { what: 'row 4 of the table "MD (m), Inc (deg), Azi (deg)"', count: 3, quote: '400' },
    ]);
    const misprint = await readOne(
      'Formation,TVDSS (m),Uncertainty (m)\nSand,100,2\nClay,200,5 parsec\nChalk,300,2\n',
    );
    expect(listed(misprint)).toEqual([{ what: 'under "Uncertainty (m)"', count: 1, quote: '5 parsec' }]);
  });

  it('of another well is listed with its document', async () => {
    const facts = await readDocuments([
      document('a.csv', 'Well Proposal', 'Well: Aurora-3\nFormation,TVDSS (m)\nSand,100\nClay,200\n'),
      document('b.csv', 'Well Trajectory', 'Well: Aurora-3\nMD (m),Inc (deg),Azi (deg)\n0,0,0\n500,0,0\n'),
      document('c.csv', 'Mud Program', 'Well: Aurora-4\nHole (in),Mud type,pH\n8 1/2,WBM,9\n'),
    ]);
    expect(facts.unused).toMatchObject([
      {
        source: { file: 'c.csv' },
        what: 'the whole document',
        count: 2,
        reason: expect.stringMatching(/another well/) as string,
      },
    ]);
  });

  it('beyond the limit of the list is counted', async () => {
    const lines = Array.from(
      { length: MOST_PLACES + 20 },
      (_, at) => `Zebra ${'x'.repeat(at % 7)}: ${at + 0.5} m`,
    );
    const { unused = [] } = await readOne(lines.join('\n'));
    expect(unused).toHaveLength(MOST_PLACES + 1);
    expect(unused.at(-1)).toMatchObject({ what: '20 more places', count: 20 });
  });
});

describe('a value', () => {
  it.each([
    '1,250.5',
    '12 1/4',
    '12 1/4"',
    '-33.5 m',
    '< 5',
    '1.10 - 1.20 SG',
    '50%',
    '9 5/8 in casing',
    'TVD 2100 m',
    '½',
  ])('is the cell %j', (cell) => expect(isValueCell(cell)).toBe(true));
  it.each([
    '15/9-F-12',
    'L80',
    '2026-05-04',
    '4 May 2026',
    '12.03.2026',
    '08:30',
    '-',
    'n/a',
    '-999.25',
    'tbd',
    '1. Move rig',
    'Page 3 of 12',
    '58° 26\' 30" N',
    'API 5CT',
    'Rev 2',
    'Section 3',
  ])('is not the cell %j', (cell) => expect(isValueCell(cell)).toBe(false));
  it.each([
    ['Drill the 12 1/4" hole to 2,100 m with 1.25 SG mud', 3],
    ['Table 4.2: issued 3 May 2026, page 1 of 2, to API 5CT', 0],
    ['The 3 wells of 2024 were drilled from slot 7', 0],
  ])('is counted in the sentence %j', (text, count) => expect(valuesInText(text)).toBe(count));
});
