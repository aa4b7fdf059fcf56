import { expect, it, vi } from 'vitest';

async function policy() {
  vi.stubGlobal('location', new URL('https://montage.example/montage/edit/1'));
  vi.resetModules();
  return import('./trusted-types');
}

it.each([
  ['/assets/export-worker-1a2b.js', true],
  ['https://montage.example/mockServiceWorker.js', true],
  ['https://elsewhere.example/x.js', false],
  ['//elsewhere.example/x.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://montage.example/1', true],
  ['javascript:alert(1)', false],
])('of code from %s', async (url, isLetThrough) => {
  const { createScriptURL } = await policy();
  expect(createScriptURL(url)).toBe(isLetThrough ? url : null);
});

it.each([
  [':root{--columns:3;}', true],
  ['<img src=x onerror=alert(1)>', false],
  ['a</style><script>alert(1)</script>', false],
])('of markup %s', async (text, isLetThrough) => {
  const { createHTML } = await policy();
  expect(createHTML(text)).toBe(isLetThrough ? text : null);
});

it('is the page’s own policy, once', async () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { createHTML, createScriptURL } = await policy();
  expect(createPolicy.mock.calls).toEqual([['default', { createScriptURL, createHTML }]]);
});
