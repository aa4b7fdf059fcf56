import { expect, it, vi } from 'vitest';
import type { Cell } from '@/domain/montage/address';
import { cellValue, setCell } from '@/domain/montage/cells';
import { addFormation } from '@/domain/montage/formations';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { storyEditor } from '../../header/story-editor';
import { setKeepsConsistent } from './keep-consistent';
import { createRecalculateStore } from './recalculate-store';

const top = (id: string, section: string, field = 'true_vertical_depth_subsea'): Cell => ({
  at: { of: 'formation', section, id },
  field,
});
const texel = top('texel', 's2');
const bdf = top('texel', 's2', 'true_vertical_depth_below_drill_floor');

function opened() {
  const editor = storyEditor(exampleMontage());
  const store = createRecalculateStore(editor);
  store.attach();
  const type = (cell: Cell, text: string) =>
    editor.edit((montage, newId) => setCell(montage, cell, text, newId));
  const offered = async (cell: Cell) => vi.waitFor(() => expect(store.offer()?.cell).toEqual(cell));
  return { editor, store, type, offered };
}

it('offers what follows from a depth, and sets it as one step', async () => {
  const { editor, store, type, offered } = opened();
  type(texel, '1900');
  expect(store.offer()).toBeNull();
  await offered(texel);
  expect(store.offer()?.values[0]).toEqual({ cell: bdf, from: 1927.5, to: 1933.5 });
  expect(store.values('all').length).toBeGreaterThanOrEqual(store.values('row').length);
  expect(store.apply('row').length).toBe(3);
  expect(cellValue(editor.state().montage, bdf)).toBe(1933.5);
  expect(store.offer()).toBeNull();
  expect(editor.state().undoLabel).toBe('Recalculate Texel');
  editor.undo();
  expect(editor.state().undoLabel).toBe('Set TVD SS of Texel');
});

it('goes with the next edit elsewhere, an undo, or when it is dismissed', async () => {
  const { editor, store, type, offered } = opened();
  type(texel, '1900');
  await offered(texel);
  type(top('texel', 's2', 'variance'), '7');
  expect(store.offer()).toBeNull();
  type(texel, '1901');
  await offered(texel);
  editor.undo();
  expect(store.offer()).toBeNull();
  type(texel, '1902');
  await offered(texel);
  store.dismiss();
  expect(store.offer()).toBeNull();
  expect(store.apply('row')).toEqual([]);
});

it('follows a new row when a save gives it an id', async () => {
  const { editor, store, type, offered } = opened();
  editor.edit((montage, newId) => addFormation(montage, 's2', newId));
  type(top('temp-1', 's2'), '1950');
  await offered(top('temp-1', 's2'));
  editor.answerSave();
  await offered(top('101', 's2'));
  store.apply('row');
  const at = top('101', 's2', 'true_vertical_depth_below_drill_floor');
  expect(cellValue(editor.state().montage, at)).toBe(1983.5);
});

it('offers nothing if everything follows by itself', async () => {
  setKeepsConsistent(true);
  const { editor, store, type } = opened();
  await vi.waitFor(() => {
    editor.undo();
    type(texel, '1900');
    expect(cellValue(editor.state().montage, bdf)).toBe(1933.5);
  });
  expect(store.offer()).toBeNull();
  expect(editor.state().undoLabel).toBe('Set TVD SS of Texel');
  setKeepsConsistent(false);
});
