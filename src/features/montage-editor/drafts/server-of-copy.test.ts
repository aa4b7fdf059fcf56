import { expect, it } from 'vitest';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import type { Montage } from '@/domain/montage/montage';
import { rename, wellName } from '../editor-for-tests';
import type { StoredDraft } from './draft-store';
import { openDraft, storedWork } from './open-draft';
import { serverOfCopy } from './server-of-copy';
import { act, openWork, type Work } from './work';

const named = (name: string): Montage => {
  const montage = exampleMontage();
  return { ...montage, top_line_item: { ...montage.top_line_item!, well_name: name } };
};
const copiedAt = 1_000;
const now = 2_000;
const copy = { montage: named('of the copy'), version: '"2"' };

const draftOf = (work: Work, version: string, at: number): StoredDraft => ({
  snapshot: { version, work: storedWork(work), unsaved: work.session.since.length > 0, at },
  journal: [],
});
const renamed = (work: Work, name: string): Work =>
  act(work, { type: 'edit', edit: rename(name)(work.session.montage, () => 'temp-1')! });

it('is the copy without a draft, with one that cannot be read, and with one of another montage', () => {
  expect(serverOfCopy(null, copy, copiedAt, now)).toBe(copy);
  const damaged = {
    snapshot: { version: '"1"', work: { session: 1 }, unsaved: true, at: 5_000 },
    journal: [],
  };
  expect(serverOfCopy(damaged, copy, copiedAt, now)).toBe(copy);
  const other = renamed(openWork({ ...named('other'), id: 'another' }), 'mine');
  expect(serverOfCopy(draftOf(other, '"9"', 5_000), copy, copiedAt, now)).toBe(copy);
});

it.each(['"1"', '"3"'])(
  'is what unsaved work was made on, be it version %s, and never a conflict',
  (version) => {
    const draft = draftOf(renamed(openWork(named('its base')), 'mine'), version, 500);
    const server = serverOfCopy(draft, copy, copiedAt, now);
    expect([server.version, wellName(server.montage)]).toEqual([version, 'its base']);
    const { work, conflict, recovered } = openDraft(draft, server);
    expect([wellName(work.session.montage), conflict, recovered?.steps]).toEqual(['mine', null, 1]);
  },
);

it('is what a save that was on its way was made on', () => {
  const sending = act(renamed(openWork(named('its base')), 'mine'), { type: 'send' });
  expect(serverOfCopy(draftOf(sending, '"1"', 500), copy, copiedAt, now).version).toBe('"1"');
});

it('is the newer of a saved draft and the copy', () => {
  const saved = openWork(named('saved'));
  expect(serverOfCopy(draftOf(saved, '"3"', 1_500), copy, copiedAt, now).version).toBe('"3"');
  expect(serverOfCopy(draftOf(saved, '"1"', 500), copy, copiedAt, now)).toBe(copy);
  expect(serverOfCopy(draftOf(saved, '"3"', copiedAt), copy, copiedAt, now).version).toBe('"3"');
  const setBack = copiedAt - 1;
  expect(serverOfCopy(draftOf(saved, '"3"', 500), copy, copiedAt, setBack).version).toBe('"3"');
});
