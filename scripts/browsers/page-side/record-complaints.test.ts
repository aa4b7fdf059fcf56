import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { complaintsKey } from './complaints-key.ts';
import { recorderSource } from './record-complaints.ts';

/** Runs the recorder's text as a browser would, in a page with as much of a window as it needs. */
function recordingPage() {
  const stored = new Map<string, string>();
  const listeners = new Map<string, (event: object) => void>();
  const printed: unknown[] = [];
  const page = {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
    addEventListener: (type: string, listen: (event: object) => void) => listeners.set(type, listen),
    console: {
      error: (...values: unknown[]) => printed.push(values),
      warn: (...values: unknown[]) => printed.push(values),
    },
  };
  runInNewContext(recorderSource, page);
  return {
    page,
    printed,
    send: (type: string, event: object) => listeners.get(type)!(event),
    recorded: () => JSON.parse(stored.get(complaintsKey) ?? '[]') as string[],
  };
}

it('keeps what the console prints, and prints it all the same', () => {
  const { page, printed, recorded } = recordingPage();
  page.console.error('Failed', 412);
  page.console.warn('Slow');
  expect(recorded()).toEqual(['console.error: Failed 412', 'console.warn: Slow']);
  expect(printed).toEqual([['Failed', 412], ['Slow']]);
});

it('keeps breaches of the policy, rejections, and files that did not load', () => {
  const { send, recorded } = recordingPage();
  send('securitypolicyviolation', {
    violatedDirective: 'script-src',
    blockedURI: 'eval',
    sourceFile: 'a.js',
  });
  send('unhandledrejection', { reason: 'no' });
  send('error', { target: { tagName: 'SCRIPT', src: '/assets/a.js' } });
  send('error', { target: { tagName: 'LINK', rel: 'modulepreload', href: '/assets/b.js' } });
  send('error', { target: { tagName: 'LINK', rel: 'stylesheet', href: '/assets/c.css' } });
  send('error', { message: 'Uncaught', error: 'no', target: {} });
  expect(recorded()).toEqual([
    'security policy: script-src blocked eval in a.js',
    'unhandled rejection: no',
    'did not load: /assets/a.js',
    'did not load: /assets/c.css',
    'error: Uncaught no',
  ]);
});

it('keeps no style sheet that was on its way when the page was left', () => {
  const { send, recorded } = recordingPage();
  send('beforeunload', {});
  send('error', { target: { tagName: 'LINK', rel: 'stylesheet', href: '/assets/c.css' } });
  send('error', { message: 'Uncaught', error: 'no', target: {} });
  expect(recorded()).toEqual(['error: Uncaught no']);
});
