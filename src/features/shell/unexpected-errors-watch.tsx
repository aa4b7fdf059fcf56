import { useEffect, useState, type ComponentType } from 'react';

type Dialog = ComponentType<{ error: Error; onClose: () => void }>;

/**
 * Tells of errors that nobody caught. It is on every screen, the first ones included, so that everything but the listening
 * is loaded when there is something to tell.
 */
export function UnexpectedErrors() {
  const [told, setTold] = useState<{ error: Error; Dialog: Dialog } | null>(null);
  useEffect(() => {
    const tell = async (uncaught: ErrorEvent | PromiseRejectionEvent) => {
      const { unexpectedError } = await import('./unexpected-errors');
      const error = unexpectedError(uncaught);
      if (!error) return;
      const { default: Dialog } = await import('./unexpected-error-dialog');
      // The first is the one that explains: those that follow it are often its consequences.
      setTold((before) => before ?? { error, Dialog });
    };
    const hear = (uncaught: ErrorEvent | PromiseRejectionEvent) => {
      // Without a connection there may be nothing to tell it with; the console has it.
      tell(uncaught).catch(() => undefined);
    };
    window.addEventListener('error', hear);
    window.addEventListener('unhandledrejection', hear);
    return () => {
      window.removeEventListener('error', hear);
      window.removeEventListener('unhandledrejection', hear);
    };
  }, []);
  return told && <told.Dialog error={told.error} onClose={() => setTold(null)} />;
}
