/** Saves a montage once more: one version is added, which has what was saved and keeps the name it is given. */
import type { components } from '../../../src/api/generated/paths.ts';
import { firstDifference } from './differences.ts';
import { isOffered } from './not-offered.ts';
import { refuseInvalid } from './refuse-invalid.ts';
import { toSave, type Montage } from './shapes.ts';
import { refuseStrangersToPart } from './strangers.ts';
import { need, type Answered, type Walk } from './walk.ts';

type Version = components['schemas']['MontageVersion'];
type Versions = components['schemas']['MontageVersionList'];
type Content = components['schemas']['MontageVersionContent'];

const listId = 'listVersions';
const loadId = 'getVersion';
const nameId = 'nameVersion';

function checkSame(
  walk: Walk,
  check: string,
  answered: Answered<unknown>,
  expected: unknown,
  got: unknown,
  at = '',
): void {
  const differs = firstDifference(expected, got);
  walk.check(!differs, check, answered, {
    pointer: `/body${at}${differs?.pointer ?? ''}`,
    expected: differs?.expected,
    got: differs?.got,
  });
}

/** The first page, whose numbers must fall. */
async function newest(
  walk: Walk,
  montageId: string,
): Promise<{ answered: Answered<Versions>; all: Versions }> {
  const request = { params: { montageId }, query: { page_size: 100 } };
  const answered = await walk.expect<Versions>(listId, 200, request);
  const all = need(answered);
  const at = all.items.findIndex(({ number }, index) => index > 0 && number >= all.items[index - 1]!.number);
  walk.check(at < 0, 'versions.order', answered, {
    pointer: `/body/items/${at}/number`,
    expected: `less than ${all.items[at - 1]?.number}`,
    got: all.items[at]?.number,
  });
  return { answered, all };
}

/** "The number of a version is one higher than that of the version before." */
async function saveOnce(walk: Walk, montageId: string, before: Versions): Promise<Version> {
  const loaded = need(await walk.expect<Montage>('getMontage', 200, { params: { montageId } }));
  const saved = need(await walk.expect<Montage>('saveMontage', 200, { json: toSave(loaded) }));
  const { answered, all } = await newest(walk, montageId);
  const [version] = all.items;
  const due = (before.items[0]?.number ?? 0) + 1;
  walk.check(version?.number === due, 'versions.next', answered, {
    pointer: '/body/items/0/number',
    expected: due,
    got: version?.number,
  });
  const params = { montageId, number: String(version?.number) };
  const content = await walk.expect<Content>(loadId, 200, { params });
  checkSame(walk, 'versions.content', content, saved, need(content).montage, '/montage');
  checkSame(walk, 'versions.head', content, version, need(content).version, '/version');
  return need(content).version;
}

/** A name is in the answer, in the list and with the version, until null removes it. */
async function nameOnce(walk: Walk, montageId: string, { number }: Version): Promise<void> {
  const params = { montageId, number: String(number) };
  for (const name of [`${walk.prefix} issued`, null]) {
    const named = await walk.expect<Version>(nameId, 200, { params, json: { name } });
    checkSame(walk, 'versions.named', named, name, need(named).name, '/name');
    const { answered, all } = await newest(walk, montageId);
    const at = all.items.findIndex((each) => each.number === number);
    checkSame(walk, 'versions.name-listed', answered, name, all.items[at]?.name, `/items/${at}/name`);
    const content = await walk.expect<Content>(loadId, 200, { params });
    checkSame(walk, 'versions.name-stored', content, name, need(content).version.name, '/version/name');
  }
  await walk.expect(nameId, 422, { params, json: { name: ' ' } });
  await refuseInvalid(walk, nameId, { params, json: { name: walk.prefix } });
}

/** Pages of one version each must be the list. */
async function turnPages(walk: Walk, montageId: string): Promise<void> {
  const { all } = await newest(walk, montageId);
  for (const [index, version] of all.items.slice(0, 3).entries()) {
    const query = { page: index + 1, page_size: 1 };
    const page = await walk.expect<Versions>(listId, 200, { params: { montageId }, query });
    checkSame(walk, 'versions.page', page, [version], need(page).items, '/items');
    checkSame(walk, 'versions.total', page, all.total_count, need(page).total_count, '/total_count');
  }
}

export async function walkVersions(walk: Walk, montageId: string): Promise<void> {
  const params = { montageId };
  if (!(await isOffered(walk, listId, params))) return;
  await refuseStrangersToPart(walk, listId);
  const { all: before } = await newest(walk, montageId);
  const version = await saveOnce(walk, montageId, before);
  await nameOnce(walk, montageId, version);
  await turnPages(walk, montageId);
  const unknown = { montageId: `${walk.prefix}-nothing`, number: String(version.number) };
  await walk.expect(listId, 404, { params: unknown });
  await walk.expect(loadId, 404, { params: unknown });
  await walk.expect(nameId, 404, { params: unknown, json: { name: null } });
  const missing = { montageId, number: String(version.number + 1_000) };
  await walk.expect(loadId, 404, { params: missing });
  await walk.expect(nameId, 404, { params: missing, json: { name: null } });
  await refuseInvalid(walk, listId, { params });
}
