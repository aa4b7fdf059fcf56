import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, hearFailedCalls } from '@/api/api-error';
import { StreamError } from '@/api/stream-error';
import { hearErrors } from './hear-errors';

function setUp() {
  const targets = { window: new EventTarget(), document: new EventTarget() };
  const heard = hearErrors(targets);
  const happens = (on: keyof typeof targets, type: string, details: object) =>
    targets[on].dispatchEvent(Object.assign(new Event(type), details));
  return { heard, happens };
}

afterEach(() => {
  hearFailedCalls(() => {});
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('collects every error from the start, and reports it once a listener is there', async () => {
  const { heard, happens } = setUp();
  const [uncaught, reason, payload] = [new Error('1'), new Error('2'), new Error('3')];
  happens('window', 'error', { error: uncaught, filename: 'https://wells.example/assets/a.js' });
  happens('window', 'error', { error: new Error('foreign'), filename: 'chrome-extension://abc/a.js' });
  happens('window', 'error', { error: null, message: 'Script error.', filename: '' });
  happens('window', 'unhandledrejection', { reason });
  happens('window', 'vite:preloadError', { payload });
  happens('document', 'securitypolicyviolation', { effectiveDirective: 'img-src' });
  const report = vi.fn();
  await heard.begin(async () => report);
  const call = new ApiError('x', { kind: 'network' });
  const stream = new StreamError('x');
  // The failed call was already reported.
  void new StreamError('x', { cause: call });
  expect(report.mock.calls).toEqual([
    ['uncaught', uncaught],
    ['rejection', reason],
    ['code', payload],
    ['policy', expect.objectContaining({ effectiveDirective: 'img-src' })],
    ['call', call],
    ['call', stream],
  ]);
});

it('leaves to React and the window what they do with an error', () => {
  const { heard } = setUp();
  const toWindow = vi.fn();
  vi.stubGlobal('reportError', toWindow);
  const error = new Error('x');
  heard.ofReact.onUncaughtError(error);
  heard.ofReact.onRecoverableError(error);
  expect(toWindow.mock.calls).toEqual([[error], [error]]);
});

it('keeps no more than a few before that, and none where the host’s module cannot be loaded', async () => {
  const { heard } = setUp();
  for (let times = 0; times < 50; times += 1) heard.report('uncaught', new Error('x'));
  const report = vi.fn();
  await heard.begin(async () => report);
  expect(report).toHaveBeenCalledTimes(20);

  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const broken = setUp();
  await broken.heard.begin(() => Promise.reject(new Error('gone')));
  expect(() => broken.heard.report('uncaught', new Error('x'))).not.toThrow();
  expect(warn).toHaveBeenCalledOnce();
});
