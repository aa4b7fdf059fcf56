import { hearFailedCalls } from '@/api/api-error';
import type { ErrorKind } from './reports';

type Report = (kind: ErrorKind, what: unknown) => void;

/** How many failures are kept until the host's module has loaded. More than these add nothing. */
const mostWaiting = 20;

/** An error of an extension; or one without details, as from another origin's script, or the note that an element was measured twice. */
const isForeign = ({ error, filename }: ErrorEvent) =>
  error === null || error === undefined || /^[\w-]+-extension:/.test(filename);

/** Reports React's errors, and still passes them on to the window as React does. */
const toWindow = (report: Report, kind: ErrorKind) => (error: unknown) => {
  report(kind, error);
  reportError(error);
};

/**
 * Collects failures from the application's first line on, and reports them once the host's module has loaded. Only in a build
 * with such a module.
 */
export function hearErrors(targets = { window: window as EventTarget, document: document as EventTarget }) {
  const waiting: Parameters<Report>[] = [];
  let reportNow: Report = (...failure) => {
    if (waiting.length < mostWaiting) waiting.push(failure);
  };
  const report: Report = (kind, what) => reportNow(kind, what);

  targets.window.addEventListener('error', (event) => {
    if (!isForeign(event as ErrorEvent)) report('uncaught', (event as ErrorEvent).error);
  });
  targets.window.addEventListener('unhandledrejection', (event) =>
    report('rejection', (event as PromiseRejectionEvent).reason),
  );
  targets.window.addEventListener('vite:preloadError', (event) =>
    report('code', (event as Event & { payload?: unknown }).payload),
  );
  targets.document.addEventListener('securitypolicyviolation', (event) => report('policy', event));
  hearFailedCalls((error) => report('call', error));

  return {
    report,
    ofReact: {
      onUncaughtError: toWindow(report, 'render'),
      onRecoverableError: toWindow(report, 'recovered'),
    },
    /** Loads the host's module. */
    async begin(load: () => Promise<Report>): Promise<void> {
      try {
        reportNow = await load();
        for (const failure of waiting.splice(0)) report(...failure);
      } catch (error) {
        waiting.length = 0;
        reportNow = () => {};
        console.warn('The module that failures are reported to could not be loaded.', error);
      }
    },
  };
}
