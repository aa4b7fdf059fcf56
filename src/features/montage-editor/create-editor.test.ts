import { describe, expect, it, vi } from 'vitest';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { beginWithEmptyStorage, mockServer, quietMs } from '@/testing/editor-server';
import { createEditor } from './create-editor';
import { addFormation, formationNames, openTab, rename, wellName } from './editor-for-tests';
import { settle } from './environment-for-tests';

beginWithEmptyStorage();

describe('in memory', () => {
  it('edits, undoes and redoes', () => {
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
  it('starts ten seconds after the last edit, and adopts the answer', async () => {
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
    // The history spans the save.
    editor.undo();
    await editor.save();
    expect(server.now().montage).toEqual(exampleMontage());
  });

  it('keeps edits made during the save', async () => {
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

  it('does nothing if nothing is unsaved', async () => {
    const server = mockServer();
    const { editor } = await openTab(server);
    await editor.save();
    expect(server.calls).toEqual([]);
  });
});

describe('a refetch', () => {
  it('replaces what is saved, and nothing that is unsaved', async () => {
    const server = mockServer();
    const { editor } = await openTab(server);
    server.edit((montage) => ({ ...montage, plan_summaries_list: [] }));
    editor.adopt(server.now());
    expect(editor.state().montage.plan_summaries_list).toEqual([]);
    editor.edit(rename('Mine'));
    server.edit((montage) => ({ ...montage, reservoirs_list: [] }));
    editor.adopt(server.now());
    expect(wellName(editor.state().montage)).toBe('Mine');
    expect(editor.state().montage.reservoirs_list).toHaveLength(2);
  });
});

it('completes its save after it was closed', async () => {
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
