import { describe, expect, it, vi } from 'vitest';
import type { exampleMontage } from '@/domain/montage/montage-for-tests';
import { beginWithEmptyStorage, mockServer } from '@/testing/editor-server';
import { addFormation, formationNames, openTab, rename, tabs, wellName } from './editor-for-tests';
import { settle } from './surroundings-for-tests';

beginWithEmptyStorage();

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

  it('goes on saying that it is not saved while it is edited undecided', async () => {
    const server = mockServer();
    const { editor } = await openTab(server);
    server.edit(theirRename);
    editor.edit(rename('Mine'));
    await editor.save();
    const { save: failed } = editor.state();
    editor.edit(addFormation('Ekofisk'));
    await editor.save();
    expect(failed).toMatchObject({ status: 'unsaved', failure: expect.any(String) as string });
    expect(editor.state().save).toEqual(failed);
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
    await settle();
    expect(server.calls).toHaveLength(1);
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

  it('has no save that was not yet sent arrive behind its back', async () => {
    const server = mockServer();
    const browser = tabs();
    const first = await openTab(server, browser.open());
    const second = await openTab(server, browser.open());
    first.editor.edit(addFormation('Ekofisk'));
    await settle();
    first.haltDisk();
    void first.editor.save();
    second.editor.takeOver();
    await first.clock.advance(600_000);
    expect(server.calls).toEqual([]);
    second.editor.edit(addFormation('Ty'));
    await second.editor.save();
    expect(second.editor.state()).toMatchObject({ conflict: null, save: { status: 'saved' } });
    expect(formationNames(server.now().montage).filter((name) => name === 'Ekofisk')).toHaveLength(1);
    // The first one has its turn again, and is at rest.
    second.editor.dispose();
    await settle();
    expect(first.editor.state()).toMatchObject({ locked: null, save: { status: 'saved' } });
    expect(first.editor.state().montage).toEqual(server.now().montage);
  });

  it('that cannot read what the first one has kept does not write over it', async () => {
    const server = mockServer();
    const browser = tabs();
    const first = await openTab(server, browser.open());
    const second = await openTab(server, browser.open());
    first.editor.edit(rename('First'));
    await settle();
    const refused = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('It is closing', 'InvalidStateError');
    });
    second.editor.takeOver();
    await settle();
    expect(second.editor.state()).toMatchObject({ locked: null, draftLost: true });
    refused.mockRestore();
    await second.clock.advance(5_000);
    first.kill();
    second.kill();
    const { editor } = await openTab(server);
    expect(wellName(editor.state().montage)).toBe('First');
    expect(editor.state().recovered?.steps).toBe(1);
  });
});
