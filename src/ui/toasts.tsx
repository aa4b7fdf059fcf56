import { useEffect, useState, type ComponentType } from 'react';

interface ToastsProps {
  /** The width of what is at the left edge of the window, as a CSS length. */
  left: string;
  /** Whether the screen still waits for its data, which comes first. */
  waits?: boolean;
}

/** The pause before a failed load is tried again. */
const retryMs = 15_000;
/** By then it is loaded even if the screen still waits: a toast may say why. */
const latestMs = 5_000;

/**
 * The place of toasts. Loaded once the browser has nothing better to do: no screen toasts in its first moment, and the
 * container's animation code is heavier than many a screen. An earlier toast waits in its store.
 *
 * Not `lazy`: where the connection is what fails, that would put an error in place of the page and of the work on it.
 */
export function Toasts({ left, waits = false }: ToastsProps) {
  const [container, setContainer] = useState<{ Container: ComponentType<ToastsProps> } | null>(null);
  const isLoaded = container !== null;
  useEffect(() => {
    if (isLoaded) return;
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      clearTimeout(timer);
      import('./toast-container').then(
        ({ default: Container }) => setContainer({ Container }),
        () => {
          if (!ended) timer = setTimeout(load, retryMs);
        },
      );
    };
    // Safari has no idle callback; a moment after the first paint does as well.
    const hasIdle = 'requestIdleCallback' in window;
    const request = hasIdle && !waits ? requestIdleCallback(load, { timeout: latestMs }) : null;
    if (request === null) timer = setTimeout(load, waits ? latestMs : 1_000);
    return () => {
      ended = true;
      if (request !== null) cancelIdleCallback(request);
      clearTimeout(timer);
    };
  }, [waits, isLoaded]);
  return container && <container.Container left={left} />;
}
