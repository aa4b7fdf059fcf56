import type { Layer } from '@/domain/wellbore/layers';

/** A press that moves less (px) is a click. */
const clickSlip = 4;

export interface PointerOptions {
  readonly host: HTMLElement;
  readonly surface: HTMLElement;
  readonly layerUnder: (event: PointerEvent) => Layer | null;
  /** Called with the layer under the pointer; null if there is none. */
  readonly onPoint: (layer: Layer | null) => void;
  readonly onChoose: (layer: Layer) => void;
}

/**
 * Handles hover and click. The controls handle turning, moving and zooming.
 *
 * @returns the unsubscribe function.
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
  // Scrolling the page past the picture must not zoom it.
  host.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !host.contains(document.activeElement)) event.stopPropagation();
    },
    { signal, capture: true, passive: true },
  );
  return () => listeners.abort();
}
