import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Correction, Layout } from './corrections';
import { document, remarksOf } from '../documents-for-tests';
import { layoutCorrections } from './layouts';
import { readDocuments } from '../read-documents';
import { recogniseDocument } from '../recognise-document';

const bytes = (text: string) => new TextEncoder().encode(text);

const taught = 'Marker sheet\n\nZork,Plugh,Frotz\nChalk,700,x\nRotliegend,1400,y\n';
const corrections: Correction[] = [
  { kind: 'heading', at: { row: 3 } },
  { kind: 'table', at: { row: 3 }, is: 'tops' },
  { kind: 'column', at: { row: 3 }, column: 0, field: 'name' },
  { kind: 'column', at: { row: 3 }, column: 1, field: 'tvdSs', unit: 'm' },
];

async function layoutOf(text: string, said: Correction[]): Promise<Layout> {
  const { review } = await recogniseDocument('a.csv', bytes(text), { corrections: said, review: {} });
  return {
    id: 'l1',
    name: 'Lowland',
    fingerprint: review!.fingerprint,
    corrections: layoutCorrections(said),
  };
}

const readAs = (text: string, ...layouts: Layout[]) =>
  readDocuments([{ ...document('b.csv', 'Other', text), layouts }]);

describe('a layout', () => {
  it('applies to the next document, wherever its table is, and the result says so', async () => {
    const layout = await layoutOf(taught, corrections);
    const next = 'Another well\nRevised\n\nA note\n\nZork,Plugh,Frotz\nEkofisk,900,x\nBunter,1800,y\n';
    const facts = await readAs(next, layout);
    expect(facts.tops.map(({ name, tvdSsM }) => [name, tvdSsM])).toEqual([
      ['Ekofisk', 900],
      ['Bunter', 1800],
    ]);
    expect(remarksOf(facts)).toContain('b.csv: read as the layout "Lowland" says.');
    expect(facts.documents[0]?.layout).toEqual({ id: 'l1', name: 'Lowland' });
  });

  it.each([
    ['a heading more', 'Zork,Plugh,Frotz,Xyzzy\nEkofisk,900,x,1\n'],
    ['a heading less', 'Zork,Plugh\nEkofisk,900\n'],
    ['headings in another order', 'Plugh,Zork,Frotz\n900,Ekofisk,x\n'],
    ['another heading', 'Zork,Plugh,Frobnitz\nEkofisk,900,x\n'],
    ['known headings alone', 'Formation,TVD SS (m)\nEkofisk,900\nBunter,1000\n'],
  ])('is not that of a document with %s', async (_, text) => {
    const layout = await layoutOf(taught, corrections);
    expect(await readAs(text, layout)).toEqual(await readAs(text));
  });

  it('of only two headings is too generic', async () => {
    const narrow = await layoutOf('Zork,Plugh\nChalk,700\nRotliegend,1400\n', [
      { kind: 'heading', at: { row: 1 } },
      { kind: 'column', at: { row: 1 }, column: 1, field: 'tvdSs' },
    ]);
    const next = 'Zork,Plugh\nEkofisk,900\n';
    expect(await readAs(next, narrow)).toEqual(await readAs(next));
  });

  it('has lower priority than the document’s own corrections, and two contradictory layouts cancel out', async () => {
    const layout = await layoutOf(taught, corrections);
    const inFeet: Layout = {
      ...layout,
      id: 'l2',
      corrections: layout.corrections.map((one) =>
        one.kind === 'column' && one.column === 1 ? { ...one, unit: 'ft' } : one,
      ),
    };
    expect((await readAs(taught, layout, inFeet)).tops).toEqual([]);
    const [facts] = [
      await readDocuments([
        {
          ...document('b.csv', 'Other', taught),
          layouts: [layout],
          corrections: [{ kind: 'table', at: { row: 3 }, is: 'ignored' }],
        },
      ]),
    ];
    expect(facts.tops).toEqual([]);
  });

  it('keeps only what applies to other documents', () => {
    expect(
      layoutCorrections([
        { kind: 'row', at: { row: 1 }, row: 4 },
        { kind: 'document', well: 'Aurora-3', counts: false },
        { kind: 'document', well: 'Aurora-3', decimalSign: ',' },
      ]),
    ).toEqual([{ kind: 'document', decimalSign: ',' }]);
  });

  it('never applies to a document with other headings', async () => {
    const layout = await layoutOf(taught, corrections);
    const cell = fc.constantFrom('Zork', 'Plugh', 'Frotz', 'Formation', 'TVD SS (m)', 'MD (m)', 'Inc', 'Azi');
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 5 }), async (headings) => {
        fc.pre(headings.join() !== 'Zork,Plugh,Frotz');
        const text = `${headings.join(',')}\n${headings.map((_, at) => at * 100).join(',')}\n`;
        expect(await readAs(text, layout)).toEqual(await readAs(text));
      }),
      { numRuns: 60 },
    );
  });
});
