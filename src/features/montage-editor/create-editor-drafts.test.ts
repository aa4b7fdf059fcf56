import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { beginWithEmptyStorage, mockServer, quietMs } from '@/testing/editor-server';
import { addFormation, openTab, rename, wellName } from './editor-for-tests';
import { settle } from './environment-for-tests';

beginWithEmptyStorage();
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a draft', () => {
  it('is recovered after a reload, with its history, and waits for the user to keep it', async () => {
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

  it('is discarded permanently', async () => {
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

  it('is dropped if the server has a newer version and nothing is unsaved', async () => {
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

  it('belongs to one user', async () => {
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

  it('that is invalid does not block the editor', async () => {
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

describe('full storage', () => {
  const refuse = () => {
    for (const method of ['add', 'put'] as const) {
      vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
        throw new DOMException('No space', 'QuotaExceededError');
      });
    }
  };

  it('is reported, and editing continues', async () => {
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

  it('keeps what it stored before', async () => {
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

  it('is reported at once if nothing can be stored', async () => {
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
