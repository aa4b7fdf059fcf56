/** What a server may offer with its list: search, filters, sorting, and folders. It names both in `offers`. */
import type { components } from '../../../src/api/generated/paths.ts';
import { firstDifference } from './differences.ts';
import { refuseStrangersToPart } from './strangers.ts';
import { need, type Answered, type Walk } from './walk.ts';

type List = components['schemas']['MontageList'];
type Offer = components['schemas']['MontageListOffer'];

const id = 'listMontages';
const moveId = 'moveMontage';

/** The parameters that every server has. */
export const plainParameters: ReadonlySet<string> = new Set(['page', 'page_size']);

export function isListOffered(walk: Walk, { offers }: List, offer: Offer): boolean {
  if (offers?.includes(offer)) return true;
  walk.recorder.remark(id, '/body/offers', `no ${offer}: not offered, as the contract allows`);
  return false;
}

const idsOf = ({ items }: List): string[] => items.map((item) => item.id);

function checkIds(walk: Walk, check: string, answered: Answered<unknown>, expected: string[], got: string[]) {
  const differs = firstDifference(expected, got);
  walk.check(!differs, check, answered, {
    pointer: '/body/items',
    expected: differs?.expected,
    got: differs?.got,
  });
}

/** Every montage that the run has made has the run's name in its own. */
async function searchOnce(walk: Walk): Promise<string[]> {
  const query = { search: walk.prefix.toUpperCase(), page_size: 100 };
  const answered = await walk.expect<List>(id, 200, { query });
  const found = need(answered);
  const other = found.items.findIndex(
    ({ top_line_item: top }) => !top?.well_name?.toLowerCase().includes(walk.prefix),
  );
  walk.check(other < 0, 'list.search', answered, {
    pointer: `/body/items/${other}/top_line_item/well_name`,
    expected: `a name with ${walk.prefix}`,
    got: found.items[other]?.top_line_item?.well_name,
  });
  const missing = [...walk.made.montages].find((each) => !idsOf(found).includes(each));
  const gap = { pointer: '/body/items', expected: `the montage ${missing}`, got: 'none' };
  walk.check(missing === undefined, 'list.search', answered, gap);
  const nothing = { search: `${walk.prefix} ${walk.prefix}-nothing` };
  const none = await walk.expect<List>(id, 200, { query: nothing });
  checkIds(walk, 'list.search', none, [], idsOf(need(none)));
  return idsOf(found);
}

/** The montages of the run have different names. */
async function sortOnce(walk: Walk, found: readonly string[]): Promise<void> {
  const query = { search: walk.prefix, page_size: 100, sort: 'updated_time' };
  const oldest = await walk.expect<List>(id, 200, { query: { ...query, order: 'asc' } });
  checkIds(walk, 'list.sort', oldest, found.toReversed(), idsOf(need(oldest)));
  const newest = await walk.expect<List>(id, 200, { query: { ...query, order: 'desc' } });
  checkIds(walk, 'list.sort', newest, [...found], idsOf(need(newest)));
}

async function filterOnce(walk: Walk): Promise<void> {
  const query = { search: walk.prefix, page_size: 100 };
  const [open, none, all] = [
    await walk.expect<List>(id, 200, { query: { ...query, findings: 'open' } }),
    await walk.expect<List>(id, 200, { query: { ...query, findings: 'none' } }),
    await walk.expect<List>(id, 200, { query }),
  ];
  const split = [...idsOf(need(open)), ...idsOf(need(none))].toSorted();
  checkIds(walk, 'list.findings', all, idsOf(need(all)).toSorted(), split);
  const future = { ...query, changed_from: '2999-01-01T00:00:00Z' };
  const later = await walk.expect<List>(id, 200, { query: future });
  checkIds(walk, 'list.changed', later, [], idsOf(need(later)));
}

/** @param all every montage of the run, the newest first. */
export async function walkQuery(walk: Walk, all: List): Promise<void> {
  if (!isListOffered(walk, all, 'query')) return;
  const found = await searchOnce(walk);
  await sortOnce(walk, found);
  await filterOnce(walk);
}

/** To the archive, to the bin, and back. */
export async function walkFolders(walk: Walk, all: List, montageId: string): Promise<void> {
  if (!isListOffered(walk, all, 'folders')) return;
  await refuseStrangersToPart(walk, moveId);
  const params = { montageId };
  const move = (folder: string) => walk.expect(moveId, 200, { params, json: { folder } });
  const isIn = async (folder: string | null): Promise<boolean> => {
    const query = { page_size: 100, ...(folder !== null && { folder }) };
    return idsOf(need(await walk.expect<List>(id, 200, { query }))).includes(montageId);
  };
  for (const folder of ['archive', 'bin', 'current']) {
    const moved = await move(folder);
    const usual = await isIn(null);
    const found = { pointer: '/body/folder', expected: folder, got: 'another folder' };
    walk.check((await isIn(folder)) && usual === (folder === 'current'), 'folder.listed', moved, found);
    await walk.expect('getMontage', folder === 'bin' ? 404 : 200, { params });
  }
  const unknown = { params: { montageId: `${walk.prefix}-nothing` }, json: { folder: 'archive' } };
  await walk.expect(moveId, 404, unknown);
}
