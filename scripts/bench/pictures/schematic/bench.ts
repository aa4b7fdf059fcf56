import type { DepthKind } from '@/domain/schematic/depth-axis';

/** What the page provides to the bench. Times in ms. */
export interface SchematicBench {
  mount(depth: DepthKind, size: { sections: number; formationsPerSection: number }): Promise<void>;
  /** Moves the end of a section by some metres, and makes the model of that, which the 3D visualisation shares. */
  edit(byM: number): void;
  /** From the model to the paint: the drawing's layout, its elements, style, layout and paint. */
  redraw(): Promise<number>;
}

declare global {
  interface Window {
    schematicBench?: SchematicBench;
  }
}
