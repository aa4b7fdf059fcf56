import { useEffect, useState, type ComponentType } from 'react';

type Dialog = ComponentType<{ error: Error; onClose: () => void }>;

/**
 * Shows uncaught errors. It is part of every screen, the first ones included, so everything but the listeners is loaded on
 * the first error.
 */
export function UnexpectedErrors() {
  const [shown, setShown] = useState<{ error: Error; Dialog: Dialog } | null>(null);
  useEffect(() => {
    const show = async (uncaught: ErrorEvent | PromiseRejectionEvent) => {
      const { unexpectedError } = await import('./unexpected-errors');
      const error = unexpectedError(uncaught);
      if (!error) return;
      const { default: Dialog } = await import('./unexpected-error-dialog');
      // The first is the one that explains: those that follow it are often its consequences.
      setShown((before) => before ?? { error, Dialog });
    };
    const hear = (uncaught: ErrorEvent | PromiseRejectionEvent) => {
      // Browsers warn about repeated measuring with an event: it needs no code, which may be out of reach.
      if ('message' in uncaught && uncaught.message.startsWith('ResizeObserver loop')) return;
      // Without a connection the dialog may not load; the console has the error.
      show(uncaught).catch(() => undefined);
    };
    window.addEventListener('error', hear);
    window.addEventListener('unhandledrejection', hear);
    return () => {
      window.removeEventListener('error', hear);
      window.removeEventListener('unhandledrejection', hear);
    };
  }, []);
  return shown && <shown.Dialog error={shown.error} onClose={() => setShown(null)} />;
}
