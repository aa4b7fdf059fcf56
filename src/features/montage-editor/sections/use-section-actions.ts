import { useCallback } from 'react';
import { addFormation, removeFormation } from '@/domain/montage/formations';
import {
  addRun,
  createCement,
  createLogging,
  createMud,
  deleteLogging,
  removeRun,
} from '@/domain/montage/programme-edits';
import type { Cell } from '@/domain/montage/address';
import { useEditor } from '../editor-context';
import type { MakeEdit } from '../editor';
import type { ProgrammeColumn } from '@/domain/montage/section-programme';
import { programCells } from './program';
import { blockRows } from './program-block';
import type { TableViewStore } from './table-view';

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
  view: TableViewStore;
  /** Opens the input of a cell. */
  edit(cell: Cell): void;
}

/** The actions of the buttons in the sections. One handler on the table, so that a section needs none. */
export function useSectionActions({ goTo, announce, view, edit }: ActionOptions) {
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
      // A programme without values would fold away.
      view.open(cells);
      const cell = action === 'add-run' ? cells.findLast(({ at }) => at.of === 'run') : cells[0];
      // The button is gone with its focus: keys continue from the created cell, or next to the removed one.
      goTo(cell ?? { at: { of: 'pressureTest', section: sectionId }, field: 'annular_pressure' });
      if (action === 'delete-logging') announce('The logging program was deleted.');
      if (action === 'remove-run') announce('The run was removed.');
    },
    [announce, editor, goTo, view],
  );

  /** Shows the empty fields of a programme, and opens the first one. */
  const openFields = useCallback(
    (sectionId: string, column: ProgrammeColumn) => {
      const section = editor.state().montage.sections_list.find((one) => one.id === sectionId);
      const folded = section && blockRows(section, column, view.view()).find(({ kind }) => kind === 'folded');
      if (folded?.kind !== 'folded') return;
      view.open(folded.cells);
      const [first] = folded.cells;
      if (!first) return;
      goTo(first);
      edit(first);
    },
    [edit, editor, goTo, view],
  );

  const onClick = useCallback(
    (event: React.MouseEvent): boolean => {
      const button = (event.target as Element).closest<HTMLElement>('[data-action], [data-remove]');
      const section = button?.closest<HTMLElement>('[data-section]')?.dataset.section;
      if (!button || section === undefined) return false;
      const { action, id = '', remove: removed } = button.dataset;
      if (removed !== undefined) remove(section, removed);
      else if (action === 'fold') view.setFolded(section, !view.view().folded.has(section));
      else if (action === 'open-fields') openFields(section, id as ProgrammeColumn);
      else if (action === 'add-formation') {
        view.setFolded(section, false);
        add(section);
      } else if (action !== undefined) plan(action, section, id);
      return true;
    },
    [add, openFields, plan, remove, view],
  );

  return { onClick, add, remove };
}
