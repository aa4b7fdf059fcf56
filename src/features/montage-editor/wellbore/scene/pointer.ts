import type { Layer } from '@/domain/wellbore/layers';

/** A press that moves less (px) is a click. */
const clickSlip = 4;

export interface PointerOptions {
  readonly host: HTMLElement;
  readonly surface: HTMLElement;
  readonly layerUnder: (event: PointerEvent) => Layer | null;
  /** Told of the layer under the pointer, and of null when there is none any more. */
  readonly onPoint: (layer: Layer | null) => void;
  readonly onChoose: (layer: Layer) => void;
}

/**
 * Points and chooses. Turning, moving and zooming are the controls'.
 *
 * @returns what ends it.
 */
export function followPointer({ host, surface, layerUnder, onPoint, onChoose }: PointerOptions): () => void {
  let pressedAt: { x: number; y: number } | null = null;
  let isPressed = false;
  let pointed: Layer | null = null;

  const point = (layer: Layer | null) => {
    if (layer?.formationId === pointed?.formationId) return;
    pointed = layer;
    surface.style.cursor = layer ? 'pointer' : '';
    onPoint(layer);
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  surface.addEventListener(
    'pointerdown',
    (event) => {
      isPressed = true;
      pressedAt = event.button === 0 && event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    },
    { signal },
  );
  surface.addEventListener(
    'pointermove',
    (event) => {
      if (!isPressed && event.pointerType === 'mouse') point(layerUnder(event));
    },
    { signal },
  );
  surface.addEventListener(
    'pointerup',
    (event) => {
      isPressed = false;
      const from = pressedAt;
      pressedAt = null;
      if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) > clickSlip) return;
      const layer = layerUnder(event);
      if (layer) onChoose(layer);
    },
    { signal },
  );
  surface.addEventListener('pointercancel', () => (isPressed = false), { signal });
  surface.addEventListener('pointerleave', () => point(null), { signal });
  // Somebody who scrolls the page past the picture does not want to zoom it.
  host.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !host.contains(document.activeElement)) event.stopPropagation();
    },
    { signal, capture: true, passive: true },
  );
  return () => listeners.abort();
}
