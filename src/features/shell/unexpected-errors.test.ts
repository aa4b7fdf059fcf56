import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { unexpectedError, type Uncaught } from './unexpected-errors';

const rejected = (reason: unknown) => ({ defaultPrevented: false, reason }) as Uncaught;
const thrown = (error: unknown, filename = 'https://montage.example.com/assets/index.js') =>
  ({ defaultPrevented: false, error, filename }) as unknown as Uncaught;

describe('an uncaught error', () => {
  it('is shown, from an event handler and from a promise', () => {
    const error = new TypeError('x is not a function');
    expect(unexpectedError(thrown(error))).toBe(error);
    expect(unexpectedError(rejected(error))).toBe(error);
    expect(unexpectedError(rejected('a word'))?.message).toBe('a word');
  });

  it.each([
    ['a call whose failure has its place', rejected(new ApiError('no', { kind: 'network' }))],
    ['what was given up on purpose', rejected(new DOMException('stopped', 'AbortError'))],
    ['code fetched ahead', rejected(new TypeError('Failed to fetch dynamically imported module: /a.js'))],
    ['a style sheet fetched ahead', rejected(new Error('Unable to preload CSS for /assets/a.css'))],
    ['a script of another origin', thrown(null)],
    ['an extension of the browser', thrown(new Error('no'), 'chrome-extension://abc/content.js')],
    [
      'a box measured twice',
      thrown(new Error('ResizeObserver loop completed with undelivered notifications.')),
    ],
    ['one that was already handled', { ...rejected(new Error('no')), defaultPrevented: true }],
    ['nothing at all', rejected(undefined)],
  ])('is not shown: %s', (_what, uncaught) => {
    expect(unexpectedError(uncaught)).toBeNull();
  });
});
