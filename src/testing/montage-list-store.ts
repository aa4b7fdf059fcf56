import { expect, it } from 'vitest';
import type { MontageQuery, Store } from '@/backend/ports';
import type { StoredMontage } from '@/backend/records';
import { figuresOf } from '@/backend/montage-head';
import { asLoaded } from '@/backend/stored-montage';
import { largeMontage } from '@/mocks/large-montage/large-montage';

const owner = 'person:p1';
const sample = largeMontage({ sections: 2, formationsPerSection: 3 });

const well = (
  id: string,
  minute: number,
  top: { well_name?: string; field_name?: string; field_code?: string } | null,
  more: Partial<StoredMontage> = {},
): StoredMontage => ({
  ...sample,
  id,
  sections_list: [],
  reservoirs_list: [],
  plan_summaries_list: [],
  top_line_item: top && {
    ...sample.top_line_item!,
    well_name: null,
    field_name: null,
    field_code: null,
    ...top,
  },
  updated_time: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
  revision: 1,
  owner,
  saved_by: 'kees@example.com',
  cause: 'save',
  ...more,
});

/** With casing that is wider than its hole. */
const sections_list = sample.sections_list.map((section) => ({ ...section, diameter: 1 }));

const wells: StoredMontage[] = [
  well('a', 1, { well_name: 'Well 10', field_name: 'Åsgard', field_code: 'ASG' }),
  well('b', 2, { well_name: 'well 2', field_name: 'Volve' }, { cause: 'generation', sections_list }),
  well('c', 3, { field_code: 'B%_' }, { saved_by: 'ana@example.com', cause: 'import' }),
  well('d', 4, null, { cause: 'upload' }),
  well('e', 5, { well_name: 'Aurora-3', field_name: 'Volve' }, { owner: 'person:p2' }),
];

const at = (minute: number) => Date.UTC(2026, 0, 1, 0, minute);

/** Tests of the list of montages, for every kind of store. */
export function describeMontageList(open: () => Promise<Store>): void {
  const filled = async () => {
    const store = await open();
    await store.transaction(async ({ montages }) => {
      for (const montage of wells) await montages.put(montage);
    });
    await store.transaction(async ({ montages }) => {
      for (const id of await montages.withoutFigures({ after: '', take: 10 })) {
        const montage = await montages.find(id);
        await montages.setFigures(id, 1, figuresOf(asLoaded(montage!)));
      }
    });
    const ids = async (query: Partial<MontageQuery>) => {
      const { total, montages } = await store.read((tables) =>
        tables.montages.list({ owners: [owner], skip: 0, take: 10, ...query }),
      );
      expect(total).toBe(montages.length);
      return montages.map(({ id }) => id).join('');
    };
    return { store, ids };
  };

  it('searches and filters the list of montages', async () => {
    const { ids } = await filled();
    expect(await ids({})).toBe('dcba');
    expect(await ids({ words: ['well'] })).toBe('ba');
    expect(await ids({ words: ['well', 'asgard'] })).toBe('a');
    expect(await ids({ words: ['%_'] })).toBe('c');
    expect(await ids({ words: ['ana@'] })).toBe('c');
    expect(await ids({ words: ['aurora'] })).toBe('');
    expect(await ids({ field: 'volve' })).toBe('b');
    expect(await ids({ field: 'asg' })).toBe('a');
    expect(await ids({ status: 'generated' })).toBe('b');
    expect(await ids({ status: 'stopped' })).toBe('d');
    expect(await ids({ changedFromMs: at(2), changedBeforeMs: at(4) })).toBe('cb');
    expect(await ids({ hasFindings: true })).toBe('b');
    expect(await ids({ hasFindings: false, words: ['well'] })).toBe('a');
  });

  it('sorts the list of montages, with the rows without a value last', async () => {
    const { store, ids } = await filled();
    expect(await ids({ sort: 'name', ascending: true })).toBe('cbad');
    expect(await ids({ sort: 'name' })).toBe('abcd');
    expect(await ids({ sort: 'field', ascending: true })).toBe('acbd');
    expect(await ids({ sort: 'total_depth' })).toBe('bdca');
    expect(await ids({ sort: 'findings' })).toBe('bdca');
    expect(await ids({ sort: 'changed_by', ascending: true })).toBe('cdba');
    expect(await ids({ sort: 'status', ascending: true })).toBe('abcd');
    expect(await ids({ sort: 'updated_time', ascending: true })).toBe('abcd');
    const page = await store.read(({ montages }) =>
      montages.list({ owners: [owner], skip: 1, take: 2, sort: 'name', ascending: true, words: ['e'] }),
    );
    expect(page.total).toBe(4);
    expect(page.montages.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(page.montages[0]).toMatchObject({
      status: 'generated',
      changed_by: 'kees@example.com',
      folder: 'current',
      figures: figuresOf(asLoaded(wells[1]!)),
    });
  });

  it('moves a montage to a folder and back, and keeps it there when it is stored', async () => {
    const { store, ids } = await filled();
    await store.transaction(({ montages }) => montages.move('b', 'archive'));
    expect(await ids({})).toBe('dca');
    expect(await ids({ folder: 'archive' })).toBe('b');
    await store.transaction(async ({ montages }) => {
      const before = await montages.find('b');
      expect(before?.folder).toBe('archive');
      await montages.put({ ...before!, revision: 2 });
      await montages.move('a', 'bin');
      await montages.move('a', 'bin');
      await montages.move('none', 'bin');
    });
    expect(await ids({ folder: 'archive' })).toBe('b');
    expect(await ids({ folder: 'bin', words: ['well'] })).toBe('a');
    await store.transaction(({ montages }) => montages.move('b', 'current'));
    await store.transaction(({ montages }) => montages.move('a', 'current'));
    expect(await ids({})).toBe('dcba');
    expect(await store.read(({ montages }) => montages.find('a'))).toEqual(wells[0]);
  });
}
