import type { Cell } from '@/domain/montage/address';

/** What the jump bar knows of the sections table. */
export interface SectionsView {
  /** Moves the cursor to a cell and scrolls to it; also the focus, unless it should stay where it is. */
  jump(cell: Cell, focus?: boolean): void;
  /** Scrolls the head of a section to the top of the table. */
  showSection(id: string): void;
  /** The section at the top of the table; null without sections. */
  current(): string | null;
  /** Calls the listener when the section at the top changes. */
  subscribe(listener: () => void): () => void;
}

/**
 * The sections table for other parts of the editor. Outside React's state: the whole editor would render again for it.
 */
export interface SectionsLink {
  /** Null before the table mounts. */
  view(): SectionsView | null;
  setView(view: SectionsView): void;
}

export function createSectionsLink(): SectionsLink {
  let current: SectionsView | null = null;
  return {
    view: () => current,
    setView(view) {
      current = view;
    },
  };
}
