import { expect, it } from 'vitest';
import { moduleAt } from './modules';

it.each([
  ['/', undefined],
  ['/montage', 'montage'],
  ['/montage/', 'montage'],
  ['/montage/create', 'montage'],
  ['/montage/edit/7f3a19c0', 'montage'],
  ['/montages', undefined],
  ['/user', 'user_management'],
  ['/user/', 'user_management'],
  ['/users', undefined],
  ['/login', undefined],
])('%s belongs to %s', (pathname, component) => {
  expect(moduleAt(pathname)).toBe(component);
});
