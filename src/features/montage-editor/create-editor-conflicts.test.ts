import { describe, expect, it, vi } from 'vitest';
import { applyChanges } from '@/domain/montage/apply';
import { setCell } from '@/domain/montage/cells';
import type { exampleMontage } from '@/domain/montage/montage-for-tests';
import { putInForce } from '@/domain/shown-units/in-force';
import { documentUnits, systems } from '@/domain/shown-units/units-of-person';
import { beginWithEmptyStorage, mockServer, quietMs } from '@/testing/editor-server';
import { addFormation, formationNames, openTab, rename, tabs, wellName } from './editor-for-tests';
import { settle } from './environment-for-tests';

beginWithEmptyStorage();

describe('another user saved', () => {
  const theirRename = (montage: ReturnType<typeof exampleMontage>) => ({
    ...montage,
    top_line_item: montage.top_line_item && {
      ...montage.top_line_item,
      well_name: 'Theirs',
      objective: 'Oil',
    },
  });

  it('shows the differences and saves nothing until the user decides', async () => {
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

  it('shows the differences in the units in force, also if these change', async () => {
    const server = mockServer();
    const { editor } = await openTab(server);
    const [section] = editor.state().montage.sections_list;
    const [formation] = section!.formations_list;
    const cell = {
      at: { of: 'formation', section: section!.id, id: formation!.id },
      field: 'thickness',
    } as const;
    server.edit((montage) => applyChanges(montage, setCell(montage, cell, '304.8', () => 'new')!.changes));
    editor.edit((montage, newId) => setCell(montage, cell, '609.6', newId));
    await editor.save();
    const texts = () => editor.state().conflict?.differences.map(({ mine, theirs }) => [mine, theirs]);
    expect(texts()).toContainEqual(['609.6', '304.8']);
    putInForce(systems.field);
    try {
      expect(texts()).toContainEqual(['2,000.0', '1,000.0']);
      expect(editor.state()).toBe(editor.state());
    } finally {
      putInForce(documentUnits);
    }
  });

  it('stays unsaved while the user edits without deciding', async () => {
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

  it('puts my edits on top of theirs', async () => {
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

  it('drops single edits of mine', async () => {
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

  it('drops all my edits', async () => {
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

  it('asks on opening as well', async () => {
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

  it('does not ask if they changed nothing', async () => {
    const server = mockServer();
    const { editor } = await openTab(server);
    server.edit((montage) => montage);
    editor.edit(rename('Mine'));
    await editor.save();
    expect(editor.state()).toMatchObject({ conflict: null, save: { status: 'saved' } });
    expect(wellName(server.now().montage)).toBe('Mine');
  });

  it('overwrites, as specified, if the server has no versions', async () => {
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
  it('only reads until the first one closes', async () => {
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

  it('takes over the work of the first one, which stops', async () => {
    const server = mockServer();
    const browser = tabs();
    const first = await openTab(server, browser.open());
    const second = await openTab(server, browser.open());
    first.editor.edit(rename('First'));
    second.editor.takeOver();
    expect(first.editor.state().locked).toBe('other-tab');
    expect(second.editor.state().locked).toBe('taking-over');
    expect(first.editor.edit(rename('Again'))).toBe(false);
    await settle();
    // The user has just taken over, so there is no question, as if the work was typed here.
    expect(second.editor.state()).toMatchObject({
      locked: null,
      recovered: null,
      undoLabel: 'Set Well Name',
      save: { status: 'unsaved', savesAt: second.clock.now() + quietMs },
    });
    expect(wellName(second.editor.state().montage)).toBe('First');
    // The first tab shows the server's version.
    expect(first.editor.state()).toMatchObject({ save: { status: 'saved' }, stranded: null });
    expect(wellName(first.editor.state().montage)).toBe('Aurora-3');
    await first.clock.advance(600_000);
    expect(server.calls).toEqual([]);
    await second.clock.advance(quietMs);
    expect(wellName(server.now().montage)).toBe('First');
    second.editor.dispose();
    await settle();
    expect(first.editor.state()).toMatchObject({ locked: null, save: { status: 'saved' } });
    expect(wellName(first.editor.state().montage)).toBe('First');
  });

  it('recognises its save that was under way', async () => {
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
    // It waits at most a second for the save.
    await first.clock.advance(999);
    expect(second.editor.state().locked).toBe('taking-over');
    await first.clock.advance(1);
    second.editor.edit(rename('Second'));
    server.letGo();
    await settle();
    await second.editor.save();
    expect(second.editor.state()).toMatchObject({ conflict: null, save: { status: 'saved' } });
    expect(wellName(server.now().montage)).toBe('Second');
    expect(formationNames(server.now().montage).filter((name) => name === 'Ekofisk')).toHaveLength(1);
  });

  it('does not receive an unsent save late', async () => {
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
    // The first tab runs again and is idle.
    second.editor.dispose();
    await settle();
    expect(first.editor.state()).toMatchObject({ locked: null, save: { status: 'saved' } });
    expect(first.editor.state().montage).toEqual(server.now().montage);
  });

  it('gets what a save under way stored, if the answer comes in time', async () => {
    const server = mockServer();
    const browser = tabs();
    const first = await openTab(server, browser.open());
    const second = await openTab(server, browser.open());
    server.hold();
    first.editor.edit(addFormation('Ekofisk'));
    void first.editor.save();
    await settle();
    second.editor.takeOver();
    server.letGo();
    await settle();
    expect(second.editor.state()).toMatchObject({ locked: null, save: { status: 'saved' } });
    expect(formationNames(second.editor.state().montage)).toContain('Ekofisk');
    expect(server.calls).toHaveLength(1);
  });

  describe('that takes over without the latest edits of the first one', () => {
    /** The disk of the first tab does not respond. */
    async function withStranded() {
      const server = mockServer();
      const browser = tabs();
      const first = await openTab(server, browser.open());
      const second = await openTab(server, browser.open());
      first.editor.edit(rename('Kept'));
      first.editor.edit(addFormation('Ekofisk'));
      await settle();
      first.haltDisk();
      first.editor.edit(rename('Stranded'));
      first.editor.edit(addFormation('Ty'));
      second.editor.takeOver();
      await first.clock.advance(1_000);
      expect(wellName(second.editor.state().montage)).toBe('Kept');
      expect(first.editor.state()).toMatchObject({ locked: 'other-tab', stranded: { steps: 2 } });
      // The server has renamed new rows.
      await second.editor.save();
      second.editor.edit(rename('Second'));
      await settle();
      return { server, clock: first.clock, first: first.editor, second: second.editor };
    }

    it('offers them as one step', async () => {
      const { server, clock, first, second } = await withStranded();
      first.takeStranded();
      expect(first.state()).toMatchObject({ locked: 'taking-over' });
      await settle();
      expect(first.state()).toMatchObject({ locked: null, stranded: null, recovered: null });
      expect(second.state()).toMatchObject({ locked: 'other-tab', stranded: null });
      expect(wellName(first.state().montage)).toBe('Stranded');
      void first.save();
      // A save waits this long for the disk.
      await clock.advance(500);
      expect(
        formationNames(server.now().montage).filter((name) => /Ekofisk|Ty/.test(name ?? '')),
      ).toHaveLength(2);
      first.undo();
      expect(wellName(first.state().montage)).toBe('Second');
      expect(formationNames(first.state().montage)).not.toContain('Ty');
    });

    it('offers to add them once the other tab is gone, or to drop them', async () => {
      const { first, second } = await withStranded();
      second.dispose();
      await settle();
      expect(first.state()).toMatchObject({ locked: null, stranded: { steps: 2 } });
      first.takeStranded();
      expect(wellName(first.state().montage)).toBe('Stranded');
      const other = await withStranded();
      other.first.dropStranded();
      expect(other.first.state()).toMatchObject({ stranded: null, save: { status: 'saved' } });
    });
  });

  it('does not overwrite a draft that it cannot read', async () => {
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
