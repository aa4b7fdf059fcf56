import type { Size } from '../../editor/protocol.ts';

/** What the page of the 3D view provides to the bench. */
export interface WellBench {
  /** Opens the view; resolves once it is drawn. Rejects where the browser has no 3D graphics. */
  mount(size: Size): Promise<void>;
  /** Deepens a section's end, or reverts that. */
  edit(byM: number): void;
  /** Draws frames for a time (ms); returns the intervals between them, ms. */
  frames(forMs: number): Promise<number[]>;
  /** The page's tasks of over 50 ms since the last call, ms. */
  longTasks(): number[];
}

declare global {
  interface Window {
    wellBench?: WellBench;
  }
}
