/** The list of montages: its pages, their order and its total. */
import type { components } from '../../../src/api/generated/paths.ts';
import { firstDifference } from './differences.ts';
import { plainParameters, walkFolders, walkQuery } from './montage-query.ts';
import { refuseInvalid } from './refuse-invalid.ts';
import { need, type Answered, type Walk } from './walk.ts';

type List = components['schemas']['MontageList'];

const id = 'listMontages';
const largest = 100;
/** The maximum number of pages requested, however long the list is. */
const pagesTurned = 6;

const idsOf = ({ items }: List) => items.map((item) => item.id);

function checkOrder(walk: Walk, answered: Answered<List>): void {
  const times = need(answered).items.map(({ updated_time: time }) => time ?? '');
  const at = times.findIndex((time, index) => index > 0 && Date.parse(time) > Date.parse(times[index - 1]!));
  const place = Math.max(at, 0);
  walk.check(at < 0, 'list.order', answered, {
    pointer: `/body/items/${place}/updated_time`,
    expected: `not after ${times[place - 1]}`,
    got: times[place],
  });
}

function checkSize(walk: Walk, answered: Answered<List>, page: number, size: number): void {
  const { items, total_count: total } = need(answered);
  const rows = { pointer: '/body/items', expected: `at most ${size} rows`, got: `${items.length} rows` };
  if (!walk.check(items.length <= size, 'list.page-size', answered, rows)) return;
  const due = Math.max(0, Math.min(size, total - (page - 1) * size));
  walk.check(items.length === due, 'list.total', answered, {
    pointer: '/body/total_count',
    expected: `a total that goes with ${items.length} rows on page ${page} of ${size}`,
    got: total,
  });
}

async function pageOf(walk: Walk, page: number, size: number): Promise<Answered<List>> {
  const answered = await walk.expect<List>(id, 200, { query: { page, page_size: size } });
  checkSize(walk, answered, page, size);
  checkOrder(walk, answered);
  return answered;
}

/** All pages together must be the list: no duplicates, no gaps. */
async function turnPages(walk: Walk, whole: List): Promise<void> {
  const size = Math.max(1, Math.ceil(Math.min(whole.items.length, largest) / pagesTurned));
  const seen: string[] = [];
  const expected = idsOf(whole);
  for (let page = 1; (page - 1) * size < expected.length; page += 1) {
    const answered = await pageOf(walk, page, size);
    const ids = idsOf(need(answered));
    const twice = ids.find((each) => seen.includes(each));
    const doubled = { pointer: '/body/items', expected: 'no montage of an earlier page', got: twice };
    if (!walk.check(twice === undefined, 'list.page-repeats', answered, doubled)) return;
    seen.push(...ids);
    const due = expected.slice(0, seen.length);
    const differs = firstDifference(due, seen);
    const gap = { pointer: '/body/items', expected: differs?.expected, got: differs?.got };
    if (!walk.check(!differs, 'list.page-gap', answered, gap)) return;
  }
}

/** @param newest the montage that the run changed last. */
export async function walkList(walk: Walk, newest: string): Promise<void> {
  // A server that ignores the size would fail all following checks for the same reason.
  const one = need(await pageOf(walk, 1, 1));
  if (one.items.length > 1) return;
  const answered = await pageOf(walk, 1, largest);
  const whole = need(answered);
  const first = { pointer: '/body/items/0/id', expected: newest, got: whole.items[0]?.id };
  walk.check(first.got === newest, 'list.newest', answered, first);

  const usual = await walk.expect<List>(id, 200);
  checkSize(walk, usual, 1, 10);
  const differs = firstDifference(idsOf(whole).slice(0, 10), idsOf(need(usual)));
  const found = { pointer: '/body/items', expected: 'the first page of ten', got: differs?.got };
  walk.check(!differs, 'list.default', usual, found);

  await turnPages(walk, whole);
  const beyond = await walk.expect<List>(id, 200, { query: { page: whole.total_count + 2, page_size: 1 } });
  const none = { pointer: '/body/items', expected: '0 rows', got: `${need(beyond).items.length} rows` };
  walk.check(need(beyond).items.length === 0, 'list.beyond', beyond, none);
  await walkQuery(walk, whole);
  await walkFolders(walk, whole, newest);
  const offersAll = whole.offers?.length === 2;
  await refuseInvalid(
    walk,
    id,
    { query: { page: 1, page_size: 10 } },
    offersAll ? undefined : plainParameters,
  );
}

/** The number of montages, compared if there are more. */
export async function countMontages(walk: Walk): Promise<number> {
  return need(await walk.expect<List>(id, 200)).total_count;
}

export async function checkCount(walk: Walk, expected: number): Promise<void> {
  const answered = await walk.expect<List>(id, 200);
  const got = need(answered).total_count;
  // Other users may be active: more montages than the run created are not a fault.
  walk.check(got >= expected, 'list.total', answered, { pointer: '/body/total_count', expected, got });
}
