import { expect, it } from 'vitest';
import { unexpected } from './complaints.ts';

it('keeps what a journey did not provoke', () => {
  const provoked =
    'error: Failed to load resource: the server responded with a status of 412 (http://127.0.0.1/api)';
  const others = [
    'security policy: script-src blocked eval in http://127.0.0.1/assets/index.js',
    'error: Failed to load resource: the server responded with a status of 403 (http://127.0.0.1/api/v1/montage)',
    'console.warn: Each child in a list should have a unique key',
  ];
  expect(unexpected([provoked, ...others], [/status of 412/])).toEqual(others);
});

it('leaves out what browsers report without a fault', () => {
  const harmless = [
    'error: the server responded with a status of 403 (http://127.0.0.1/api/v1/auth/check?component=montage)',
    'warn: The resource http://127.0.0.1/a.css was preloaded using link preload but not used within a few seconds',
    'error: ResizeObserver loop completed with undelivered notifications. null at [object Window]',
    'warn: GL Driver Message (OpenGL, Performance, GL_CLOSE_PATH_NV, High): GPU stall due to ReadPixels',
  ];
  expect(unexpected(harmless, [])).toEqual([]);
});
