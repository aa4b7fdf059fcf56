import type { Painting } from './picture';

/** To the painter's worker: first the canvas, then what is painted on it. */
export type ToPainter =
  | { readonly canvas: OffscreenCanvas; readonly isSoftware: boolean }
  | { readonly painting: Painting };

export type FromPainter =
  /** The last painting stands on the canvas. */
  | { readonly painted: true }
  | { readonly lost: boolean }
  /** A worker has no graphics to give, where the page may have. */
  | { readonly failed: string };
