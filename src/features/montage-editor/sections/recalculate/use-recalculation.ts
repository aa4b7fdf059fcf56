import { useCallback, useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import type { RecalculationScope } from '@/domain/depth-model/recalculate';
import { editedDepth } from '@/domain/depth-model/depth-cells';
import { useEditor } from '../../editor-context';
import { createRecalculateStore, type RecalculateStore } from './recalculate-store';
import { valuesInWords } from './recalculation-words';

interface RecalculationOptions {
  /** The element with the grid role. */
  container: RefObject<HTMLElement | null>;
  announce(text: string): void;
}

interface Recalculation {
  readonly store: RecalculateStore;
  apply(scope: RecalculationScope): void;
  /** Handles the keys of the offer; true if it was one of them. */
  onKeyDown(event: KeyboardEvent): boolean;
}

/** The offer to recalculate what depends on an edited depth: its keys, and its announcements. */
export function useRecalculation({ container, announce }: RecalculationOptions): Recalculation {
  const editor = useEditor();
  const [store] = useState(() => createRecalculateStore(editor));
  useEffect(() => store.attach(), [store]);

  useEffect(() => {
    const stops = [
      store.subscribe(() => {
        const offer = store.offer();
        if (offer) announce(`F9 recalculates: ${valuesInWords(editor.state().montage, offer.values)}.`);
      }),
      editor.onEdit((edit) => {
        const [, ...dependents] = edit.changes;
        if (!editedDepth(edit) || dependents.length === 0 || edit.label.startsWith('Recalculate')) return;
        announce(`${dependents.length} dependent values followed.`);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [announce, editor, store]);

  const apply = useCallback(
    (scope: RecalculationScope) => {
      const values = store.apply(scope);
      // The button is gone with the line.
      container.current?.focus({ preventScroll: true });
      announce(`Recalculated: ${valuesInWords(editor.state().montage, values)}.`);
    },
    [announce, container, editor, store],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent): boolean => {
      if (!store.offer() || event.altKey) return false;
      if (event.key === 'Escape') {
        store.dismiss();
        container.current?.focus({ preventScroll: true });
        return true;
      }
      if (event.key !== 'F9') return false;
      event.preventDefault();
      apply(event.shiftKey ? 'section' : event.ctrlKey || event.metaKey ? 'all' : 'row');
      return true;
    },
    [apply, container, store],
  );
  return { store, apply, onKeyDown };
}
