import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { asStored } from '@/mocks/backend/montage-save';
import { seededRandom } from '@/mocks/random';
import { createEditor } from './create-editor';
import {
  addFormation,
  formationNames,
  openTab,
  rename,
  tabs,
  testServer,
  wellName,
  type Fault,
  type Store,
} from './editor-for-tests';
import { settle } from './surroundings-for-tests';

const quietMs = 10_000;

function mockServer(options?: { versions?: boolean }) {
  const random = seededRandom(7);
  const store: Store = (payload) => asStored(payload as Parameters<typeof asStored>[0], random);
  return testServer(exampleMontage(), store, options);
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('in memory', () => {
  it('edits, undoes and does again', () => {
    const editor = createEditor({ server: { montage: exampleMontage(), version: null } });
    const before = editor.state();
    expect(editor.state()).toBe(before);
    const heard = vi.fn();
    const edits: string[] = [];
    editor.subscribe(heard);
    editor.onEdit(({ label }) => edits.push(label));
    expect(editor.edit(rename('Borealis-1'))).toBe(true);
    expect(wellName(editor.state().montage)).toBe('Borealis-1');
    expect(editor.state()).toMatchObject({ undoLabel: 'Set Well Name', redoLabel: null });
    expect(editor.state().save).toMatchObject({ status: 'unsaved', savesAt: null });
    expect(editor.edit(() => null)).toBe(false);
    expect(editor.edit(rename('Borealis-1'))).toBe(false);
    editor.undo();
    expect(editor.state()).toMatchObject({ undoLabel: null, redoLabel: 'Set Well Name' });
    expect(editor.state().save).toEqual({ status: 'saved' });
    editor.redo();
    expect(wellName(editor.state().montage)).toBe('Borealis-1');
    expect(heard).toHaveBeenCalledTimes(3);
    expect(edits).toEqual(['Set Well Name']);
    expect(editor.state().draftLost).toBe(false);
  });
});

describe('saving', () => {
  it('happens ten seconds after the last edit, and takes in the answer', async () => {
    const server = mockServer();
    const { editor, clock, saved } = await openTab(server);
    editor.edit(addFormation('Ekofisk'));
    expect(editor.state().save).toEqual({
      status: 'unsaved',
      savesAt: clock.now() + quietMs,
      failure: null,
      needsSignIn: false,
    });
    await clock.advance(quietMs);
    expect(editor.state().save).toEqual({ status: 'saved' });
    expect(editor.state().montage).toEqual(server.now().montage);
    expect(JSON.stringify(server.calls)).not.toContain('temp-');
    expect(saved).toHaveLength(1);
    // The history reaches across a save.
    editor.undo();
    await editor.save();
    expect(server.now().montage).toEqual(exampleMontage());
  });

  it('keeps what is edited while it is under way', async () => {
    const server = mockServer();
    const { editor } = await openTab(server);
    server.hold();
    editor.edit(addFormation('Ekofisk'));
    const saving = editor.save();
    expect(editor.state().save).toEqual({ status: 'saving' });
    editor.edit(rename('Borealis-1'));
    server.letGo();
    await saving;
    expect(wellName(editor.state().montage)).toBe('Borealis-1');
    expect(editor.state().save.status).toBe('unsaved');
    expect(wellName(server.now().montage)).toBe('Aurora-3');
    await editor.save();
    expect(editor.state().montage).toEqual(server.now().montage);
    expect(formationNames(server.now().montage).filter((name) => name === 'Ekofisk')).toHaveLength(1);
  });

  it('does nothing where nothing is unsaved', async () => {
    const server = mockServer();
    const { editor } = await openTab(server);
    await editor.save();
    expect(server.calls).toEqual([]);
  });
});

const quiet = { failure: null as unknown, savesAt: null as unknown, needsSignIn: false };

describe('a fault', () => {
  const said = 'The server says why';
  const cases: [string, Fault, Partial<typeof quiet>, repeats: boolean][] = [
    ['401', { status: 401, detail: said }, { failure: said, needsSignIn: true }, false],
    ['403', { status: 403, detail: said }, { failure: said }, false],
    ['404', { status: 404, detail: said }, { failure: said }, false],
    ['409', { status: 409, detail: said }, { failure: said }, false],
    ['413', { status: 413, detail: said }, { failure: said }, false],
    ['422', { status: 422, detail: said }, { failure: said }, false],
    ['429', { status: 429, detail: said, retryAfterS: 30 }, { failure: said }, true],
    ['500', { status: 500 }, { failure: 'Failed to save changes. Please try again.' }, true],
    ['503', { status: 503, detail: said }, { failure: said }, true],
    ['a lost request', 'lost request', { failure: expect.stringMatching(/^Network error/) }, true],
    ['a lost answer', 'lost answer', { failure: expect.stringMatching(/^Network error/) }, true],
    ['an answer that is not JSON', 'not JSON', { failure: 'Not JSON.' }, true],
    ['another answer', 'not a montage', { failure: expect.stringMatching(/not this montage/) }, true],
  ];

  describe.each([{ versions: true }, { versions: false }])('of a server with %o', (options) => {
    it.each(cases)('%s loses nothing, and is told', async (_, fault, told, repeats) => {
      const server = mockServer(options);
      server.faults.push(fault);
      const { editor, clock, failures } = await openTab(server);
      editor.edit(addFormation('Ekofisk'));
      editor.edit(rename('Borealis-1'));
      await clock.advance(quietMs);
      expect(editor.state().save).toEqual({
        ...quiet,
        status: 'unsaved',
        ...told,
        savesAt: repeats ? expect.any(Number) : null,
      });
      expect(failures).toEqual([told.failure]);
      expect(wellName(editor.state().montage)).toBe('Borealis-1');

      if (repeats) await clock.advance(30_000);
      else {
        await clock.advance(600_000);
        expect(server.calls).toHaveLength(1);
        await editor.save();
      }
      expect(editor.state().save).toEqual({ status: 'saved' });
      expect(editor.state().conflict).toBeNull();
      expect(editor.state().montage).toEqual(server.now().montage);
      // Nothing is there twice.
      expect(formationNames(server.now().montage)).toEqual(['Ekofisk', ...formationNames(exampleMontage())]);
    });

    it.each(cases)('%s survives the death of the tab', async (_, fault) => {
      const server = mockServer(options);
      server.faults.push(fault);
      const first = await openTab(server);
      first.editor.edit(addFormation('Ekofisk'));
      await first.clock.advance(quietMs);
      first.editor.edit(rename('Borealis-1'));
      await settle();
      first.kill();

      const { editor } = await openTab(server);
      expect(wellName(editor.state().montage)).toBe('Borealis-1');
      expect(editor.state().conflict).toBeNull();
      expect(editor.state().recovered).not.toBeNull();
      await editor.save();
      expect(editor.state().montage).toEqual(server.now().montage);
      expect(formationNames(server.now().montage)).toEqual(['Ekofisk', ...formationNames(exampleMontage())]);
      editor.undo();
      editor.undo();
      await editor.save();
      expect(server.now().montage).toEqual(exampleMontage());
    });
  });
});

describe('an answer that was lost', () => {
  it('is known by what the server has, with what was edited and sent since', async () => {
    const server = mockServer();
    server.faults.push('lost answer', 'lost request');
    const { editor, clock } = await openTab(server);
    editor.edit(addFormation('Ekofisk'));
    await clock.advance(quietMs);
    editor.edit(addFormation('Ty'));
    editor.edit(rename('Borealis-1'));
    editor.undo();
    await clock.advance(quietMs);
    editor.redo();
    await clock.advance(60_000);
    expect(editor.state().save).toEqual({ status: 'saved' });
    expect(wellName(server.now().montage)).toBe('Borealis-1');
    expect(formationNames(server.now().montage).toSorted()).toEqual(
      ['Ekofisk', 'Ty', ...formationNames(exampleMontage())].toSorted(),
    );
    expect(editor.state().montage).toEqual(server.now().montage);
  });

  it('is known after the tab was killed before it came', async () => {
    const server = mockServer();
    server.hold();
    const first = await openTab(server);
    first.editor.edit(addFormation('Ekofisk'));
    void first.editor.save();
    first.editor.edit(rename('Borealis-1'));
    await settle();
    first.kill();

    // The new tab loads before the save arrives, and saves after it.
    const second = await openTab(server);
    expect(second.editor.state().recovered?.steps).toBe(2);
    server.letGo();
    await settle();
    await second.editor.save();
    expect(second.editor.state().conflict).toBeNull();
    expect(second.editor.state().montage).toEqual(server.now().montage);
    expect(wellName(server.now().montage)).toBe('Borealis-1');
    expect(formationNames(server.now().montage).filter((name) => name === 'Ekofisk')).toHaveLength(1);
  });
});

describe('somebody else saved', () => {
  const theirRename = (montage: ReturnType<typeof exampleMontage>) => ({
    ...montage,
    top_line_item: montage.top_line_item && {
      ...montage.top_line_item,
      well_name: 'Theirs',
      objective: 'Oil',
    },
  });

  it('shows what differs, and saves nothing until it is decided', async () => {
    const server = mockServer();
    const { editor, clock } = await openTab(server);
    server.edit(theirRename);
    editor.edit(rename('Mine'));
    await clock.advance(600_000);
    const { conflict, save, montage } = editor.state();
    expect(conflict?.differences.map(({ kind, mine, theirs }) => [kind, mine, theirs])).toEqual(
      expect.arrayContaining([['both', 'Mine', 'Theirs']]),
    );
    expect(wellName(montage)).toBe('Mine');
    expect(save).toMatchObject({ status: 'unsaved', savesAt: null });
    expect(server.calls).toHaveLength(1);
    expect(wellName(server.now().montage)).toBe('Theirs');
  });

  it('lets mine go on top of theirs', async () => {
    const server = mockServer();
    const { editor } = await openTab(server);
    server.edit(theirRename);
    editor.edit(rename('Mine'));
    await editor.save();
    editor.resolveConflict({ keep: 'mine', exceptFor: new Set() });
    await settle();
    expect(editor.state()).toMatchObject({ conflict: null, save: { status: 'saved' } });
    expect(server.now().montage.top_line_item).toMatchObject({ well_name: 'Mine', objective: 'Oil' });
  });

  it('lets single edits of mine go', async () => {
    const server = mockServer();
    const { editor } = await openTab(server);
    server.edit(theirRename);
    editor.edit(rename('Mine'));
    editor.edit(addFormation('Ekofisk'));
    await editor.save();
    const both = editor.state().conflict!.differences.filter(({ kind }) => kind === 'both');
    editor.resolveConflict({ keep: 'mine', exceptFor: new Set(both.map(({ key }) => key)) });
    await settle();
    expect(wellName(server.now().montage)).toBe('Theirs');
    expect(formationNames(server.now().montage)).toContain('Ekofisk');
    expect(editor.state().montage).toEqual(server.now().montage);
  });

  it('lets mine go', async () => {
    const server = mockServer();
    const { editor } = await openTab(server);
    server.edit(theirRename);
    editor.edit(rename('Mine'));
    await editor.save();
    editor.resolveConflict({ keep: 'theirs' });
    expect(editor.state()).toMatchObject({ conflict: null, save: { status: 'saved' }, undoLabel: null });
    expect(wellName(editor.state().montage)).toBe('Theirs');
    expect(server.calls).toHaveLength(1);
  });

  it('is told at the opening as well', async () => {
    const server = mockServer();
    const first = await openTab(server);
    first.editor.edit(rename('Mine'));
    await settle();
    first.kill();
    server.edit(theirRename);
    const { editor, clock } = await openTab(server);
    expect(editor.state().conflict).not.toBeNull();
    expect(wellName(editor.state().montage)).toBe('Mine');
    await clock.advance(600_000);
    expect(server.calls).toEqual([]);
    editor.resolveConflict({ keep: 'mine', exceptFor: new Set() });
    await settle();
    expect(server.now().montage.top_line_item).toMatchObject({ well_name: 'Mine', objective: 'Oil' });
  });

  it('is no question where they changed nothing', async () => {
    const server = mockServer();
    const { editor } = await openTab(server);
    server.edit((montage) => montage);
    editor.edit(rename('Mine'));
    await editor.save();
    expect(editor.state()).toMatchObject({ conflict: null, save: { status: 'saved' } });
    expect(wellName(server.now().montage)).toBe('Mine');
  });

  it('replaces as specified where the server has no versions', async () => {
    const server = mockServer({ versions: false });
    const { editor } = await openTab(server);
    server.edit(theirRename);
    editor.edit(rename('Mine'));
    await editor.save();
    expect(editor.state()).toMatchObject({ conflict: null, save: { status: 'saved' } });
    expect(server.now().montage.top_line_item).toMatchObject({ well_name: 'Mine', objective: null });
  });
});

describe('a draft', () => {
  it('stands again after a reload, with its history, and waits to be kept', async () => {
    const server = mockServer();
    const first = await openTab(server);
    first.editor.edit(rename('One'));
    first.editor.edit(rename('Two'));
    first.editor.undo();
    const at = first.clock.now();
    await settle();
    first.kill();

    const { editor, clock } = await openTab(server);
    expect(editor.state()).toMatchObject({
      recovered: { at, steps: 1 },
      undoLabel: 'Set Well Name',
      redoLabel: 'Set Well Name',
    });
    expect(wellName(editor.state().montage)).toBe('One');
    await clock.advance(600_000);
    expect(server.calls).toEqual([]);
    editor.keepRecovered();
    expect(editor.state().recovered).toBeNull();
    await clock.advance(quietMs);
    expect(wellName(server.now().montage)).toBe('One');
  });

  it('is discarded for good', async () => {
    const server = mockServer();
    const first = await openTab(server);
    first.editor.edit(rename('One'));
    await settle();
    first.kill();
    const second = await openTab(server);
    second.editor.discardRecovered();
    expect(wellName(second.editor.state().montage)).toBe('Aurora-3');
    expect(second.editor.state().save).toEqual({ status: 'saved' });
    await settle();
    second.kill();
    const { editor } = await openTab(server);
    expect(editor.state()).toMatchObject({ recovered: null, save: { status: 'saved' } });
  });

  it('keeps its history when everything is saved', async () => {
    const server = mockServer();
    const first = await openTab(server);
    first.editor.edit(rename('One'));
    await first.editor.save();
    first.editor.dispose();
    await first.editor.closed;
    await settle();
    const { editor } = await openTab(server);
    expect(editor.state()).toMatchObject({ recovered: null, undoLabel: 'Set Well Name' });
    editor.undo();
    expect(wellName(editor.state().montage)).toBe('Aurora-3');
  });

  it('is left where the server has gone on and nothing is unsaved', async () => {
    const server = mockServer();
    const first = await openTab(server);
    first.editor.edit(rename('One'));
    await first.editor.save();
    await settle();
    first.kill();
    server.edit((montage) => ({ ...montage, top_line_item: null }));
    const { editor } = await openTab(server);
    expect(editor.state()).toMatchObject({ recovered: null, undoLabel: null, conflict: null });
    expect(editor.state().montage.top_line_item).toBeNull();
  });

  it('is not somebody else’s', async () => {
    const server = mockServer();
    const first = await openTab(server, null, 'u1');
    first.editor.edit(rename('One'));
    await settle();
    first.kill();
    const { editor } = await openTab(server, null, 'u2');
    expect(wellName(editor.state().montage)).toBe('Aurora-3');
  });

  it('holds hundreds of edits', async () => {
    const server = mockServer();
    const first = await openTab(server);
    for (let edit = 1; edit <= 450; edit++) first.editor.edit(rename(`Name ${edit}`));
    await first.clock.advance(2_000);
    first.editor.edit(rename('Last'));
    await settle();
    first.kill();
    const { editor } = await openTab(server);
    expect(wellName(editor.state().montage)).toBe('Last');
    for (let edit = 1; edit <= 451; edit++) editor.undo();
    expect(editor.state().montage).toEqual(exampleMontage());
  });

  it('that makes no sense does not stand in the way', async () => {
    const server = mockServer();
    const first = await openTab(server);
    first.editor.edit(rename('One'));
    await settle();
    first.kill();
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, record) {
      return put.call(this, { ...record, work: { session: { base: {} } } });
    });
    const second = await openTab(server);
    second.editor.discardRecovered();
    await settle();
    second.kill();
    vi.restoreAllMocks();

    const { editor } = await openTab(server);
    expect(editor.state()).toMatchObject({ recovered: null, save: { status: 'saved' }, draftLost: false });
    expect(editor.edit(rename('Two'))).toBe(true);
  });
});

describe('a full storage', () => {
  const refuse = () => {
    for (const method of ['add', 'put'] as const) {
      vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
        throw new DOMException('No space', 'QuotaExceededError');
      });
    }
  };

  it('is told, and the work goes on', async () => {
    const server = mockServer();
    const { editor, clock } = await openTab(server);
    await clock.advance(1_000);
    expect(editor.state().draftLost).toBe(false);
    refuse();
    editor.edit(rename('One'));
    await settle();
    expect(editor.state().draftLost).toBe(true);
    expect(wellName(editor.state().montage)).toBe('One');
    vi.restoreAllMocks();
    editor.edit(addFormation('Ekofisk'));
    await settle();
    expect(editor.state().draftLost).toBe(false);
    refuse();
    editor.edit(rename('Two'));
    await settle();
    expect(editor.state().draftLost).toBe(true);
    await editor.save();
    expect(editor.state().save).toEqual({ status: 'saved' });
    expect(wellName(server.now().montage)).toBe('Two');
  });

  it('leaves what it could keep', async () => {
    const server = mockServer();
    const first = await openTab(server);
    first.editor.edit(rename('One'));
    await settle();
    refuse();
    first.editor.edit(rename('Two'));
    await settle();
    first.kill();
    vi.restoreAllMocks();
    const { editor } = await openTab(server);
    expect(wellName(editor.state().montage)).toBe('One');
  });

  it('is told from the first moment where nothing can be stored', async () => {
    const server = mockServer();
    // @ts-expect-error: a browser without it.
    globalThis.indexedDB = undefined;
    const { editor } = await openTab(server);
    expect(editor.state().draftLost).toBe(true);
    editor.edit(rename('One'));
    await editor.save();
    expect(wellName(server.now().montage)).toBe('One');
  });
});

describe('a second tab', () => {
  it('only reads, until the first one goes', async () => {
    const server = mockServer();
    const browser = tabs();
    const first = await openTab(server, browser.open());
    const second = await openTab(server, browser.open());
    expect(second.editor.state().locked).toBe('other-tab');
    expect(second.editor.edit(rename('Second'))).toBe(false);
    first.editor.edit(rename('First'));
    await first.editor.save();
    first.editor.edit(addFormation('Ekofisk'));
    first.editor.dispose();
    await settle();
    expect(second.editor.state()).toMatchObject({ locked: null, recovered: { steps: 1 }, conflict: null });
    expect(wellName(second.editor.state().montage)).toBe('First');
    expect(formationNames(second.editor.state().montage)).toContain('Ekofisk');
    expect(second.editor.edit(rename('Second'))).toBe(true);
  });

  it('takes over what the first one has, and the first one stops', async () => {
    const server = mockServer();
    const browser = tabs();
    const first = await openTab(server, browser.open());
    const second = await openTab(server, browser.open());
    first.editor.edit(rename('First'));
    second.editor.takeOver();
    expect(first.editor.state().locked).toBe('other-tab');
    expect(first.editor.edit(rename('Again'))).toBe(false);
    await settle();
    expect(second.editor.state()).toMatchObject({ locked: null, recovered: { steps: 1 } });
    expect(wellName(second.editor.state().montage)).toBe('First');
    await first.clock.advance(600_000);
    expect(server.calls).toEqual([]);
    await second.editor.save();
    expect(wellName(server.now().montage)).toBe('First');
    second.editor.dispose();
    await settle();
    expect(first.editor.state()).toMatchObject({ locked: null, save: { status: 'saved' } });
    expect(wellName(first.editor.state().montage)).toBe('First');
  });

  it('does not take a save that was under way for somebody else’s', async () => {
    const server = mockServer();
    const browser = tabs();
    const first = await openTab(server, browser.open());
    const second = await openTab(server, browser.open());
    server.hold();
    first.editor.edit(addFormation('Ekofisk'));
    void first.editor.save();
    second.editor.takeOver();
    await settle();
    second.editor.edit(rename('Second'));
    server.letGo();
    await settle();
    await second.editor.save();
    expect(second.editor.state()).toMatchObject({ conflict: null, save: { status: 'saved' } });
    expect(wellName(server.now().montage)).toBe('Second');
    expect(formationNames(server.now().montage).filter((name) => name === 'Ekofisk')).toHaveLength(1);
  });
});

describe('a refetch', () => {
  it('takes the place of what is saved, and never of what is not', async () => {
    const server = mockServer();
    const { editor } = await openTab(server);
    server.edit((montage) => ({ ...montage, plan_summaries_list: [] }));
    editor.serverHas(server.now());
    expect(editor.state().montage.plan_summaries_list).toEqual([]);
    editor.edit(rename('Mine'));
    server.edit((montage) => ({ ...montage, reservoirs_list: [] }));
    editor.serverHas(server.now());
    expect(wellName(editor.state().montage)).toBe('Mine');
    expect(editor.state().montage.reservoirs_list).toHaveLength(2);
  });
});

it('finishes its save after it was closed', async () => {
  const server = mockServer();
  const { editor, saved } = await openTab(server);
  server.hold();
  editor.edit(rename('One'));
  void editor.save();
  editor.dispose();
  server.letGo();
  await editor.closed;
  await settle();
  expect(saved).toHaveLength(1);
  const next = await openTab(server);
  expect(next.editor.state()).toMatchObject({ recovered: null, undoLabel: 'Set Well Name' });
});
