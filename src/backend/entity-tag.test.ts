import { describe, expect, it } from 'vitest';
import type { Montage } from '@/api/generated/model';
import { engineer, testClient, type TestClient } from '@/mocks/test-client';
import type { WorldOptions } from '@/mocks/world';
import { entityTagOf, ifMatchHolds, versionOfTag } from './entity-tag';
import { saveShape } from './save-shape-for-tests';

const id = '7f3a19c0';
const load = ({ call }: TestClient) => call<Montage>(engineer, 'GET', `/v1/montage/${id}`);
const save = ({ call }: TestClient, montage: Montage, ifMatch?: string) =>
  call<Montage>(engineer, 'PUT', '/v1/montage', saveShape(montage), ifMatch ? { 'If-Match': ifMatch } : {});

const renamed = (montage: Montage, well_name: string): Montage => ({
  ...montage,
  top_line_item: { ...montage.top_line_item!, well_name },
});

async function opened(options: WorldOptions = {}) {
  const client = await testClient(options);
  const { body: montage, headers } = await load(client);
  return { client, montage, tag: headers.get('etag') };
}

describe('the entity tag of a montage', () => {
  it('names the version, and no other tag does', () => {
    const updated_time = '2026-01-02T03:04:05.678Z';
    const tag = entityTagOf({ revision: 12, updated_time });
    expect(versionOfTag(` ${tag}`)).toEqual({ revision: 12, updatedMs: Date.parse(updated_time) });
    for (const other of ['*', `W/${tag}`, `${tag}, "x"`, '"r1-"', '"r1-zzzzzzzzzzz"', ''])
      expect(versionOfTag(other)).toBeUndefined();
  });

  it('is strong, and changes only with a save', async () => {
    const { client, montage, tag } = await opened();
    expect(tag).toMatch(/^"[!#-~]+"$/);
    expect((await load(client)).headers.get('etag')).toBe(tag);

    // The clock is frozen and nothing is changed, but a save still counts.
    const tags = [tag];
    for (let n = 0; n < 3; n += 1) tags.push((await save(client, montage)).headers.get('etag'));
    expect(new Set(tags).size).toBe(4);
    expect((await load(client)).headers.get('etag')).toBe(tags.at(-1));
  });

  it('does not come back with a reset', async () => {
    const { client, montage, tag } = await opened();
    const { headers } = await save(client, montage);
    await client.clock.advance(1000);
    await client.world.reset();
    expect([tag, headers.get('etag')]).not.toContain((await load(client)).headers.get('etag'));
  });

  it('belongs to one montage', async () => {
    const { client, montage, tag } = await opened();
    await client.world.saveAsSomebodyElse('a85f60d3', (other) => other);
    expect((await save(client, montage, tag!)).status).toBe(200);
  });
});

describe('If-Match', () => {
  it('lets the newest version be replaced, again and again', async () => {
    const { client, montage, tag } = await opened();
    const first = await save(client, renamed(montage, 'One'), tag!);
    expect(first.status).toBe(200);
    const second = await save(client, renamed(montage, 'Two'), first.headers.get('etag')!);
    expect(second.body.top_line_item?.well_name).toBe('Two');
  });

  it('refuses to overwrite another user’s save, and changes nothing', async () => {
    const { client, montage, tag } = await opened();
    const theirs = await client.world.saveAsSomebodyElse(id, (was) => renamed(was, 'Theirs'));
    expect(theirs.top_line_item?.well_name).toBe('Theirs');

    expect(await save(client, renamed(montage, 'Mine'), tag!)).toMatchObject({
      status: 412,
      body: { detail: 'Somebody else has saved this montage in the meantime.' },
    });
    const newest = await load(client);
    expect(newest.body).toEqual(theirs);

    const again = await save(client, renamed(newest.body, 'Mine'), newest.headers.get('etag')!);
    expect(again.body.top_line_item?.well_name).toBe('Mine');
  });

  it('is not needed: without it, or with *, whatever is there is replaced', async () => {
    const { client, montage } = await opened();
    for (const ifMatch of [undefined, '*']) {
      await client.world.saveAsSomebodyElse(id, (was) => renamed(was, 'Theirs'));
      expect((await save(client, montage, ifMatch)).status).toBe(200);
    }
  });

  it('is not looked at where there is no such montage, and has to be well-formed', async () => {
    const { client, montage } = await opened();
    expect((await save(client, { ...montage, id: 'nothing' }, '*')).status).toBe(404);
    const refused = await client.call(engineer, 'PUT', '/v1/montage', saveShape(montage), {
      'If-Match': 'v7',
    });
    expect(refused).toMatchObject({ status: 422, body: { detail: [{ loc: ['header', 'If-Match'] }] } });
  });

  it.each([
    ['"a"', '"a"', true],
    ['"b"', '"a"', false],
    ['"b", "a"', '"a"', true],
    ['"b,\t"a"', '"a"', false],
    ['W/"a"', '"a"', false],
    ['W/"a","a"', '"a"', true],
    ['*', '"a"', true],
    ['"*"', '"a"', false],
  ])('%s against %s: %s', (ifMatch, current, holds) => {
    expect(ifMatchHolds(ifMatch, current)).toBe(holds);
  });
});

describe('a server without versions', () => {
  it('sends no tag and passes If-Match over', async () => {
    const { client, montage, tag } = await opened({ entityTags: false });
    expect(tag).toBeNull();
    await client.world.saveAsSomebodyElse(id, (was) => renamed(was, 'Theirs'));
    const saved = await save(client, renamed(montage, 'Mine'), '"r1-0"');
    expect(saved).toMatchObject({ status: 200, body: { top_line_item: { well_name: 'Mine' } } });
    expect(saved.headers.has('etag')).toBe(false);
  });
});
