import type { Size } from '../../editor/protocol.ts';

/** What the page of the 3D view gives to the bench. */
export interface WellBench {
  /** Opens the view; resolves once it is drawn. Rejects where the browser has no 3D graphics. */
  mount(size: Size): Promise<void>;
  /** Deepens a section's end, or takes it back. */
  edit(byM: number): void;
  /** Draws frames for so long (ms); returns how far apart they were, ms. */
  frames(forMs: number): Promise<number[]>;
  /** Tasks of the page that took over 50 ms, ms, since the last asking. */
  longTasks(): number[];
}

declare global {
  interface Window {
    wellBench?: WellBench;
  }
}
