import { useEffect } from 'react';
import { useEditor } from '../editor-context';
import type { GridStore } from '../grid/grid-store';
import { showsCell } from './sections-path';
import type { TableViewStore } from './table-view';

/** Takes the cursor away when the view hides its cell: assistive technology would follow it to an element that is gone. */
export function useCursorShown(store: GridStore, view: TableViewStore, go: (cell: null) => void): void {
  const editor = useEditor();
  useEffect(() => {
    let { hidden, folded, parts, opened, allFields } = view.view();
    return view.subscribe(() => {
      const latest = view.view();
      // Widths change with each move of the pointer, and hide nothing.
      const isSame =
        latest.hidden === hidden &&
        latest.folded === folded &&
        latest.parts === parts &&
        latest.opened === opened &&
        latest.allFields === allFields;
      ({ hidden, folded, parts, opened, allFields } = latest);
      const { cursor } = store.state();
      if (isSame || !cursor || !('section' in cursor.at)) return;
      const { section } = cursor.at;
      const found = editor.state().montage.sections_list.find(({ id }) => id === section);
      if (!found || !showsCell(latest, found, cursor)) go(null);
    });
  }, [editor, go, store, view]);
}
