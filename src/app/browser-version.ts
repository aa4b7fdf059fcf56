import { runningEntry } from '@/ui/running-build';
import { entryOf, type VersionSigns } from './new-version';

const patienceMs = 10_000;

const heard = (target: EventTarget, type: string, listener: () => void) => {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
};

/** Reads the versions from the browser. Fetches the page as a reload would, past every cache but the host's own. */
export const browserVersion = (): VersionSigns => ({
  running: runningEntry(),
  async offered() {
    const response = await fetch('/', {
      headers: { accept: 'text/html' },
      cache: 'no-cache',
      signal: AbortSignal.timeout(patienceMs),
    });
    return response.ok ? entryOf(await response.text()) : null;
  },
  isInSight: () => document.visibilityState === 'visible',
  onReturn: (listener) => heard(document, 'visibilitychange', listener),
  onFileGone: (listener) => heard(window, 'vite:preloadError', listener),
  nowMs: () => performance.now(),
  every(ms, task) {
    const timer = setInterval(task, ms);
    return () => clearInterval(timer);
  },
});
