import { expect, it } from 'vitest';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import type { EditorState } from './editor';
import { hasWorkToLose } from './has-work-to-lose';

const state = (given: Partial<EditorState>): EditorState => ({
  montage: exampleMontage(),
  undoLabel: null,
  redoLabel: null,
  save: { status: 'unsaved', savesAt: null, failure: null, needsSignIn: false },
  locked: null,
  recovered: null,
  stranded: null,
  conflict: null,
  draftLost: false,
  ...given,
});

it.each<[string, Partial<EditorState>, boolean]>([
  ['unsaved work', {}, true],
  ['a save under way', { save: { status: 'saving' } }, true],
  ['unsaved work in conflict', { conflict: { theirs: exampleMontage(), differences: [] } }, true],
  ['nothing unsaved', { save: { status: 'saved' } }, false],
  ['what another tab has', { locked: 'other-tab' }, false],
  ['what the other tab did not get', { locked: 'other-tab', stranded: { steps: 1 } }, true],
  ['a recovered draft that is not decided on', { recovered: { at: 1, steps: 2 } }, false],
  ['one that this browser no longer keeps', { recovered: { at: 1, steps: 2 }, draftLost: true }, true],
])('%s: %o', (_, given, expected) => {
  expect(hasWorkToLose(state(given))).toBe(expected);
});
