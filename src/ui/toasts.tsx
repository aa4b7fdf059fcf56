import { useEffect, useState, type ComponentType } from 'react';

interface ToastsProps {
  /** The width of what is at the left edge of the window, as a CSS length. */
  left: string;
}

/** The pause before a failed load is tried again. */
const retryMs = 15_000;

/**
 * The place of toasts. Loaded once the browser has nothing better to do: no screen toasts in its first moment, and the
 * container's animation code is heavier than many a screen. An earlier toast waits in its store.
 *
 * Not `lazy`: where the connection is what fails, that would put an error in place of the page and of the work on it.
 */
export function Toasts({ left }: ToastsProps) {
  const [container, setContainer] = useState<{ Container: ComponentType<ToastsProps> } | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      import('./toast-container').then(
        ({ default: Container }) => setContainer({ Container }),
        () => {
          timer = setTimeout(load, retryMs);
        },
      );
    };
    // Safari has no idle callback; a moment after the first paint does as well.
    const hasIdle = 'requestIdleCallback' in window;
    const request = hasIdle ? requestIdleCallback(load, { timeout: 3_000 }) : null;
    if (request === null) timer = setTimeout(load, 1_000);
    return () => {
      if (request !== null) cancelIdleCallback(request);
      clearTimeout(timer);
    };
  }, []);
  return container && <container.Container left={left} />;
}
