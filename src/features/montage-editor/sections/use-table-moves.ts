import { useCallback, useEffect } from 'react';
import { fieldAt } from '@/domain/montage/catalogue';
import { cellValue } from '@/domain/montage/cells';
import type { Cell } from '@/domain/montage/address';
import { useEditor } from '../editor-context';
import { hasRows } from './sections-path';
import type { TableViewStore } from './table-view';
import type { Windowing } from './windowing';

interface MovesOptions {
  view: TableViewStore;
  windowing: Windowing;
}

/** Scrolls to cells, and keeps those in view that an edit empties. */
export function useTableMoves({ view, windowing }: MovesOptions) {
  const editor = useEditor();

  // A field that the user clears stays: it would otherwise fold away under the cursor.
  useEffect(
    () =>
      editor.onEdit(({ changes }) => {
        const { montage } = editor.state();
        view.open(
          changes.flatMap((change) => {
            if (change.op !== 'set') return [];
            const cell = { at: change.at, field: change.field };
            const isProgramme = 'section' in cell.at && !['formation', 'section'].includes(cell.at.of);
            return isProgramme && fieldAt(cell) && cellValue(montage, cell) === null ? [cell] : [];
          }),
        );
      }),
    [editor, view],
  );

  /** Scrolls first to the part of the table, then to the cell itself. */
  const reveal = useCallback(
    (cell: Cell, elementId: string) => {
      const { at } = cell;
      const section = 'section' in at ? at.section : '';
      const placed = windowing.placed(section);
      if (!placed) return;
      const formations =
        editor.state().montage.sections_list.find(({ id }) => id === section)?.formations_list ?? [];
      if (at.of === 'formation')
        windowing.showRow(
          section,
          formations.findIndex(({ id }) => id === at.id),
        );
      else if (at.of === 'section') windowing.showRow(section, Math.max(1, formations.length));
      else {
        // In a programme lines have different heights: near it first, then the element scrolls itself.
        const top = placed.top + placed.height - windowing.programHeight(section);
        if (!document.getElementById(elementId)) windowing.show(top, top + placed.titleHeight);
      }
      if (at.of !== 'formation' && at.of !== 'section')
        requestAnimationFrame(() =>
          document.getElementById(elementId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
        );
    },
    [editor, windowing],
  );

  /** Whether the rows of a section show. */
  const isShown = useCallback((section: string) => hasRows(view.view(), section), [view]);
  return { reveal, isShown };
}
