import type { Montage } from '@/domain/montage/montage';

export interface Size {
  sections: number;
  formationsPerSection: number;
}

/** What each page of the bench provides: the same montage in its own table. */
export interface Subject {
  /** Shows the montage in the page's `#root`. The bench also waits for later paints. */
  mount(montage: Montage): void;
  /**
   * The cell with the range of the n-th formation, counted from 0 over all sections; null where the table has not drawn it.
   * Its text is the range and nothing else.
   */
  rangeCell(row: number): HTMLElement | null;
  /** A selector of the elements that hold one section each; absent in a table that knows no sections. */
  sections?: string;
}

/** The expected effect of a key. */
export type Expected = { cell: number; text: string } | { input: string };

/** What the bench asks of a page, over the browser's protocol; see `present`. Times in ms. */
export interface BenchPage {
  /** Makes the montage, outside the measured times. */
  prepare(size: Size): Promise<void>;
  mount(): Promise<number>;
  /** The middle of a range cell in the viewport, to click on. */
  middleOf(row: number): { x: number; y: number };
  /** Arms the clock: it starts when the next key goes down. */
  time(expected: Expected): void;
  /** From the key that started the clock until what was expected had been painted. */
  elapsed(): Promise<number>;
  recordFrames(): void;
  /** How long each frame took since `recordFrames`. */
  frames(): number[];
  /** Whether the last of the rows is visible. */
  isAtEnd(): boolean;
  /** Counts from here on what happens to sections other than the one with this row. */
  watchOthers(row: number): void;
  others(): Others;
}

/** The effects of an edit on other sections. */
export interface Others {
  /** The number of watched sections. */
  sections: number;
  /** Changes to their part of the document. */
  mutations: number;
  /** The number of their components that rendered again, with or without a change. */
  renders: number;
  /** The number of components of the edited section that rendered again. 0 means that nothing was watched. */
  ownRenders: number;
}

declare global {
  interface Window {
    bench?: BenchPage;
    /** Filled by `installRenderWatch`: for each component drawn, its first element. */
    drawnComponents?: (Element | null)[];
    /** Counted by `installRenderWatch`. */
    reactCommits?: number;
  }
}
