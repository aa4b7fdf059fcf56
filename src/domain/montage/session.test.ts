import { describe, expect, it } from 'vitest';
import { applyChanges } from './apply';
import type { Change, Edit } from './change';
import type { Montage } from './montage';
import { exampleMontage, formation, largeMontage } from './montage-for-tests';
import type { Session } from './session';
import {
  commit,
  isUnsaved,
  openSession,
  redo,
  restore,
  saved,
  saveFailed,
  sendSession,
  undo,
} from './session';

const rename = (to: string, from = 'Chalk'): Edit => ({
  label: `Set name of ${from}`,
  changes: [
    { op: 'set', at: { of: 'formation', section: 's1', id: 'chalk' }, field: 'formation_name', from, to },
  ],
});
const add = (id: string, name = 'New Formation', depthM = 0): Edit => ({
  label: 'Add New Formation',
  changes: [
    {
      op: 'insert',
      list: { of: 'formations', section: 's1' },
      index: 0,
      entity: formation('s1', id, depthM, name),
    },
  ],
});
const remove = (montage: Montage, id: string): Edit => {
  const list = { of: 'formations', section: 's1' } as const;
  const { formations_list } = montage.sections_list[0]!;
  const index = formations_list.findIndex((one) => one.id === id);
  return { label: 'Remove', changes: [{ op: 'remove', list, index, entity: formations_list[index]! }] };
};

/** A server's answer: ids of its own instead of temporary ones. */
function answer(montage: Montage): Montage {
  return JSON.parse(JSON.stringify(montage).replaceAll(/"temp-/g, '"srv-')) as Montage;
}
const nameOf = (session: Session): string | null | undefined =>
  session.montage.sections_list[0]?.formations_list.find(({ id }) => id === 'chalk')?.formation_name;
const idsOf = (montage: Montage): string[] => montage.sections_list[0]!.formations_list.map(({ id }) => id);

describe('history', () => {
  it('undoes and redoes, and clears the redo steps after another edit', () => {
    const edited = commit(commit(openSession(exampleMontage()), rename('A')), rename('B', 'A'));
    expect(nameOf(undo(edited))).toBe('A');
    expect(nameOf(undo(undo(edited)))).toBe('Chalk');
    expect(nameOf(redo(undo(edited)))).toBe('B');
    const other = commit(undo(edited), rename('C', 'A'));
    expect(redo(other)).toBe(other);
    expect(nameOf(undo(undo(other)))).toBe('Chalk');
  });

  it('returns the same session if there is nothing to undo or redo', () => {
    const session = openSession(exampleMontage());
    expect(undo(session)).toBe(session);
    expect(redo(session)).toBe(session);
    expect(commit(session, rename('Chalk'))).toBe(session);
  });

  it('keeps the last thousand steps', () => {
    let session = openSession(exampleMontage());
    for (let step = 0; step < 1010; step++) session = commit(session, rename(`${step + 1}`, `${step}`));
    expect(session.past).toHaveLength(1000);
    while (session.past.length > 0) session = undo(session);
    expect(nameOf(session)).toBe('10');
  });

  it('edits a large montage without copying what it leaves unchanged', () => {
    const session = openSession(largeMontage(40, 500));
    const change: Change = {
      op: 'set',
      at: { of: 'formation', section: 's39', id: 's39-f499' },
      field: 'variance',
      from: 5,
      to: 6,
    };
    const edited = commit(session, { label: 'Set Range', changes: [change] });
    expect(edited.base).toBe(session.base);
    const { sections_list } = session.montage;
    expect(sections_list.filter((section, index) => edited.montage.sections_list[index] !== section)).toEqual(
      [sections_list[39]],
    );
  });
});

describe('what is unsaved', () => {
  it('is nothing after undoing to the saved state', () => {
    const session = openSession(exampleMontage());
    const edited = commit(session, rename('A'));
    expect([isUnsaved(session), isUnsaved(edited), isUnsaved(undo(edited))]).toEqual([false, true, false]);
    expect(undo(edited).montage).toBe(session.montage);
    expect(isUnsaved(redo(undo(edited)))).toBe(true);
  });

  it('is an undo across a save, until it is redone', () => {
    const edited = commit(openSession(exampleMontage()), rename('A'));
    const after = saved(sendSession(edited), edited.montage, answer(edited.montage));
    expect(isUnsaved(after)).toBe(false);
    expect(isUnsaved(undo(after))).toBe(true);
    expect(nameOf(undo(after))).toBe('Chalk');
    expect(isUnsaved(redo(undo(after)))).toBe(false);
  });

  it('is an undo of what a pending save contains', () => {
    const edited = commit(openSession(exampleMontage()), rename('A'));
    const undone = undo(sendSession(edited));
    expect(undone.since).toHaveLength(2);
    const after = saved(undone, edited.montage, answer(edited.montage));
    expect(nameOf(after)).toBe('Chalk');
    expect(after.base.sections_list[0]?.formations_list[1]?.formation_name).toBe('A');
    expect(isUnsaved(after)).toBe(true);
  });

  it('is everything after a save failed', () => {
    const edited = sendSession(commit(openSession(exampleMontage()), rename('A')));
    const failed = saveFailed(edited);
    expect(isUnsaved(failed)).toBe(true);
    expect(isUnsaved(undo(failed))).toBe(false);
  });
});

describe('a save', () => {
  it('keeps edits made while it was pending', () => {
    const sent = sendSession(commit(openSession(exampleMontage()), rename('A')));
    const after = saved(commit(sent, rename('B', 'A')), sent.montage, answer(sent.montage));
    expect(nameOf(after)).toBe('B');
    expect(after.since).toHaveLength(1);
    expect(nameOf(undo(after))).toBe('A');
    expect(isUnsaved(undo(after))).toBe(false);
  });

  it("takes the server's changes", () => {
    const sent = sendSession(commit(openSession(exampleMontage()), rename('A')));
    const theirs = applyChanges(answer(sent.montage), rename('a, in the words of the server', 'A').changes);
    expect(nameOf(saved(sent, sent.montage, theirs))).toBe('a, in the words of the server');
  });

  it('keeps the reference of every section that the server did not change', () => {
    const sent = sendSession(commit(openSession(exampleMontage()), rename('A')));
    const after = saved(sent, sent.montage, answer(sent.montage));
    expect(after.montage).toBe(sent.montage);
    const later = saved(commit(sent, rename('B', 'A')), sent.montage, answer(sent.montage));
    expect(later.montage.sections_list[1]).toBe(sent.montage.sections_list[1]);
  });

  it("sets the server's ids of new entities in the history and in later edits", () => {
    const sent = sendSession(
      commit(commit(openSession(exampleMontage()), add('temp-1')), add('temp-2', 'Another', 1)),
    );
    const meanwhile = commit(sent, {
      label: 'Set name of New Formation',
      changes: [
        {
          op: 'set',
          at: { of: 'formation', section: 's1', id: 'temp-1' },
          field: 'formation_name',
          from: 'New Formation',
          to: 'Ekofisk',
        },
      ],
    });
    const after = saved(meanwhile, sent.montage, answer(sent.montage));
    expect(idsOf(after.montage)).toEqual(['srv-1', 'srv-2', 'north-sea', 'chalk']);
    expect(after.montage.sections_list[0]?.formations_list[0]?.formation_name).toBe('Ekofisk');
    expect(JSON.stringify(after)).not.toContain('temp-');
    const undone = undo(undo(undo(after)));
    expect(undone.montage).toEqual(exampleMontage());
    expect(idsOf(redo(redo(undone)).montage)).toEqual(['srv-1', 'srv-2', 'north-sea', 'chalk']);
  });

  it('keeps the id of an entity that was removed, saved and restored', () => {
    const session = openSession(exampleMontage());
    const sent = sendSession(commit(session, remove(session.montage, 'chalk')));
    const after = saved(sent, sent.montage, answer(sent.montage));
    expect(idsOf(after.montage)).toEqual(['north-sea']);
    expect(undo(after).montage).toEqual(session.montage);
  });
});

it('is restored from its journal', () => {
  const edits = [rename('A'), add('temp-1'), rename('B', 'A')];
  const live = redo(undo(undo(edits.reduce(commit, openSession(exampleMontage())))));
  const journal = [
    ...edits.map((edit) => ({ type: 'edit', edit }) as const),
    { type: 'undo' } as const,
    { type: 'undo' } as const,
    { type: 'redo' } as const,
  ];
  expect(restore(exampleMontage(), JSON.parse(JSON.stringify(journal)) as typeof journal)).toEqual(live);
});
