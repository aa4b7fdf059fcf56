import type { Painting } from './picture';

/** Messages to the painter's worker: first the canvas, then paintings. */
export type ToPainter =
  | { readonly canvas: OffscreenCanvas; readonly isSoftware: boolean }
  | { readonly painting: Painting };

export type FromPainter =
  /** The last painting is on the canvas. */
  | { readonly painted: true }
  | { readonly lost: boolean }
  /** A worker may have no graphics even if the page has. */
  | { readonly failed: string };
