import { expect, it, onTestFinished } from 'vitest';
import {
  colleague,
  processWithClock,
  twoOrganisations,
  wholeSave,
} from '@/testing/organisations/two-organisations';
import { contentsOf } from './contents-for-tests';
import { testFolder } from './folder-for-tests';
import { localMessages } from './messages';
import { storageOn } from './open-storage';
import { openSqlite } from './sqlite';

it('a clock that is an hour ahead in one of two processes orders no save wrongly, and loses none', async () => {
  const engine = await openSqlite(await testFolder());
  const kept = storageOn(engine, localMessages());
  onTestFinished(() => kept.close());
  const backend = await twoOrganisations({ kept, contents: () => contentsOf(engine) });
  const { call, montageId, entityTag } = backend;
  const ahead = processWithClock(kept, 60 * 60_000);
  const save = async (process: typeof call, title: string, over: string) => {
    const { status, headers } = await process(colleague, 'saveMontage', {
      body: { ...wholeSave, id: montageId, plan_summaries: [{ rank: 1, title, description: null }] },
      headers: { 'If-Match': over },
    });
    return [status, headers.get('etag') ?? ''] as const;
  };

  const [first, tagOfFirst] = await save(ahead, 'First', entityTag);
  const [second] = await save(call, 'Second', tagOfFirst);
  // Over a version that is no longer the newest, although the clock that saved it shows a later time.
  const [third] = await save(ahead, 'Third', tagOfFirst);
  expect([first, second, third]).toEqual([200, 200, 412]);

  const newest = await ahead(colleague, 'getMontage', { params: { montageId } });
  expect(newest.text).toContain('Second');
  const versions = await call(colleague, 'listVersions', { params: { montageId } });
  const { items } = JSON.parse(versions.text) as { items: { number: number; saved_time: string }[] };
  expect(items.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  expect(items[1]!.saved_time > items[0]!.saved_time).toBe(true);
});
