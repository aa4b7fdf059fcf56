import { useCallback } from 'react';
import { addFormation, removeFormation } from '@/domain/montage/formations';
import {
  addRun,
  createCement,
  createLogging,
  createMud,
  deleteLogging,
  removeRun,
} from '@/domain/montage/program';
import type { Cell } from '@/domain/montage/address';
import { useEditor } from '../editor-context';
import type { MakeEdit } from '../editor';
import { programCells } from './program';

const actions: Record<string, (section: string, id: string) => MakeEdit> = {
  'add-formation': (section) => (montage, newId) => addFormation(montage, section, newId),
  cement: (section) => (montage, newId) => createCement(montage, section, newId),
  mud: (section) => (montage, newId) => createMud(montage, section, newId),
  logging: (section) => (montage, newId) => createLogging(montage, section, newId),
  'delete-logging': (section) => (montage) => deleteLogging(montage, section),
  'add-run': (section) => (montage, newId) => addRun(montage, section, newId),
  'remove-run': (section, id) => (montage) => removeRun(montage, section, id),
};

interface ActionOptions {
  /** Moves the cursor to a cell and the focus to the table. */
  goTo(cell: Cell): void;
  announce(text: string): void;
}

/** The actions of the buttons in the sections. One handler on the table, so that a section needs none. */
export function useSectionActions({ goTo, announce }: ActionOptions) {
  const editor = useEditor();

  const remove = useCallback(
    (section: string, id: string) => {
      const formations = editor
        .state()
        .montage.sections_list.find((one) => one.id === section)?.formations_list;
      const index = formations?.findIndex((one) => one.id === id) ?? -1;
      const name = formations?.[index]?.formation_name ?? '';
      if (!editor.edit((montage) => removeFormation(montage, section, id))) return;
      announce(`${name} was removed.`);
      const left = editor.state().montage.sections_list.find((one) => one.id === section)?.formations_list;
      const neighbour = left?.[Math.min(index, (left?.length ?? 0) - 1)];
      goTo(
        neighbour
          ? { at: { of: 'formation', section, id: neighbour.id }, field: 'formation_name' }
          : { at: { of: 'section', section }, field: 'true_vertical_depth_subsea' },
      );
    },
    [announce, editor, goTo],
  );

  const add = useCallback(
    (section: string) => {
      const has = new Set(
        editor
          .state()
          .montage.sections_list.find((one) => one.id === section)
          ?.formations_list.map((one) => one.id),
      );
      if (!editor.edit(actions['add-formation']!(section, ''))) return;
      const added = editor
        .state()
        .montage.sections_list.find((one) => one.id === section)
        ?.formations_list.find((one) => !has.has(one.id));
      if (added) goTo({ at: { of: 'formation', section, id: added.id }, field: 'formation_name' });
    },
    [editor, goTo],
  );

  const plan = useCallback(
    (action: string, sectionId: string, id: string) => {
      const make = actions[action];
      if (!make || !editor.edit(make(sectionId, id))) return;
      const section = editor.state().montage.sections_list.find((one) => one.id === sectionId);
      if (!section) return;
      const cells = programCells(section, action === 'cement' || action === 'mud' ? action : 'logging');
      const cell = action === 'add-run' ? cells.findLast(({ at }) => at.of === 'run') : cells[0];
      // The button is gone with its focus: keys continue from the created cell, or next to the removed one.
      goTo(cell ?? { at: { of: 'pressureTest', section: sectionId }, field: 'annular_pressure' });
      if (action === 'delete-logging') announce('The logging program was deleted.');
      if (action === 'remove-run') announce('The run was removed.');
    },
    [announce, editor, goTo],
  );

  const onClick = useCallback(
    (event: React.MouseEvent): boolean => {
      const button = (event.target as Element).closest<HTMLElement>('[data-action], [data-remove]');
      const section = button?.closest<HTMLElement>('[data-section]')?.dataset.section;
      if (!button || section === undefined) return false;
      const { action, id = '', remove: removed } = button.dataset;
      if (removed !== undefined) remove(section, removed);
      else if (action === 'add-formation') add(section);
      else if (action !== undefined) plan(action, section, id);
      return true;
    },
    [add, plan, remove],
  );

  return { onClick, add, remove };
}
