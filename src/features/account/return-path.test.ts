import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path';

const origin = 'https://montage.example';

describe('the path to return to after signing in', () => {
  it.each(['/montage', '/montage?page=2&page_size=25', '/montage/edit/7f3a19c0#sections'])(
    'keeps %s',
    (from) => {
      expect(returnPath(from, origin)).toBe(from);
    },
  );

  it.each([
    undefined,
    '',
    'montage',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/.//elsewhere.example',
    '/%2e//elsewhere.example',
    '\\\\elsewhere.example',
    'javascript:alert(1)',
    ' //elsewhere.example',
    '/login',
    '/login?from=/login',
    '/signup',
  ])('never leaves the origin or loops for %j', (from) => {
    expect(returnPath(from, origin)).toBe('/');
  });

  it('resolves what it keeps on the origin', () => {
    expect(new URL(returnPath('/a/../b//c', origin), origin).origin).toBe(origin);
  });
});
