import type { RefObject } from 'react';
import type { Cell } from '@/domain/montage/address';
import { useEditor } from '../editor-context';
import type { GridStore } from '../grid/grid-store';
import type { DragStore } from './drag-store';
import { lift, placeInWords, shifted } from './keyboard-move';
import type { Windowing } from './windowing';

interface TableKeysOptions {
  /** The element with the grid role. */
  container: RefObject<HTMLElement | null>;
  store: GridStore;
  dragStore: DragStore;
  windowing: Windowing;
  actions: { add(section: string): void; remove(section: string, id: string): void };
  announce(text: string): void;
  drop(): void;
  go(cell: Cell): void;
  /** Whether the rows of a section show. */
  isShown(section: string): boolean;
}

/**
 * Lifting, moving and dropping a formation by keyboard, removing and adding one.
 *
 * @returns a handler; true if the key was one of these.
 */
export function useTableKeys(options: TableKeysOptions) {
  const { container, store, dragStore, windowing, actions, announce, drop, go, isShown } = options;
  const editor = useEditor();

  const showTarget = (target: { section: string; index: number } | null) => {
    if (target) windowing.showRow(target.section, target.index);
  };

  const movesLifted = (event: React.KeyboardEvent, held: NonNullable<ReturnType<DragStore['drag']>>) => {
    const { montage } = editor.state();
    const step = (
      { ArrowUp: 'up', ArrowDown: 'down', PageUp: 'section-up', PageDown: 'section-down' } as const
    )[event.key];
    event.preventDefault();
    if (step) {
      const next = shifted(montage, held, step);
      dragStore.set(next);
      announce(placeInWords(montage, next));
      showTarget(next.target);
    } else if (event.key === ' ' || event.key === 'Enter') {
      drop();
      if (held.target)
        go({ at: { of: 'formation', section: held.target.section, id: held.id }, field: 'formation_name' });
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      dragStore.set(null);
      announce(`${held.name} stays where it was.`);
    }
  };

  return (event: React.KeyboardEvent): boolean => {
    if (event.target !== container.current || editor.state().locked) return false;
    const held = dragStore.drag();
    if (held) {
      movesLifted(event, held);
      return true;
    }
    const { cursor, editing } = store.state();
    if (!cursor || editing || !('section' in cursor.at)) return false;
    const { section } = cursor.at;
    if (event.key === 'Insert') {
      actions.add(section);
      return true;
    }
    if (cursor.at.of !== 'formation' || !isShown(section)) return false;
    const { id } = cursor.at;
    if (event.key === ' ') {
      event.preventDefault();
      const lifted = lift(editor.state().montage, section, id);
      dragStore.set(lifted);
      if (lifted)
        announce(
          `${lifted.name} lifted. Arrow keys choose its place, page keys the section, Space drops it, Escape cancels.`,
        );
      return true;
    }
    if (event.key === 'Delete' && event.shiftKey) {
      event.preventDefault();
      actions.remove(section, id);
      return true;
    }
    return false;
  };
}
