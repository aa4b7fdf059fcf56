import { hearFailedCalls } from '@/api/api-error';
import type { ErrorKind } from './reports';

type Tell = (kind: ErrorKind, what: unknown) => void;

/** Before the host's module is there. A page that fails more often at its start has said enough. */
const mostWaiting = 20;

/** Of an extension; or without an error, as what another origin's script threw, and the note that a box was measured twice. */
const isForeign = ({ error, filename }: ErrorEvent) =>
  error === null || error === undefined || /^[\w-]+-extension:/.test(filename);

/** Where React tells of errors; what it says to the window by itself it goes on saying. */
const toWindow = (tell: Tell, kind: ErrorKind) => (error: unknown) => {
  tell(kind, error);
  reportError(error);
};

/**
 * Hears of failures from the first line of the application on, and tells of them when the host's module has come. Part of a
 * build with such a module alone.
 */
export function hearErrors(targets = { window: window as EventTarget, document: document as EventTarget }) {
  const waiting: Parameters<Tell>[] = [];
  let tellNow: Tell = (...failure) => {
    if (waiting.length < mostWaiting) waiting.push(failure);
  };
  const tell: Tell = (kind, what) => tellNow(kind, what);

  targets.window.addEventListener('error', (event) => {
    if (!isForeign(event as ErrorEvent)) tell('uncaught', (event as ErrorEvent).error);
  });
  targets.window.addEventListener('unhandledrejection', (event) =>
    tell('rejection', (event as PromiseRejectionEvent).reason),
  );
  targets.window.addEventListener('vite:preloadError', (event) =>
    tell('code', (event as Event & { payload?: unknown }).payload),
  );
  targets.document.addEventListener('securitypolicyviolation', (event) => tell('policy', event));
  hearFailedCalls((error) => tell('call', error));

  return {
    tell,
    ofReact: {
      onUncaughtError: toWindow(tell, 'render'),
      onRecoverableError: toWindow(tell, 'recovered'),
    },
    /** Loads the host's module. */
    async begin(load: () => Promise<Tell>): Promise<void> {
      try {
        tellNow = await load();
        for (const failure of waiting.splice(0)) tell(...failure);
      } catch (error) {
        waiting.length = 0;
        tellNow = () => {};
        console.warn('The module that failures are reported to could not be loaded.', error);
      }
    },
  };
}
