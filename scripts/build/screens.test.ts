import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { screens } from './screens.ts';

const routes = join(import.meta.dirname, '../../src/routes');

it('contains every route file, so that every screen has a budget', () => {
  const named = new Set(Object.values(screens).flatMap((screen) => screen.routes));
  const files = globSync('**/*.tsx', { cwd: routes }).map((file) => file.replaceAll('\\', '/'));
  expect([...named].toSorted()).toEqual(files.filter((file) => file !== '__root.tsx').toSorted());
});

it.each(Object.entries(screens))('matches %s with its own pattern only', (address, { pattern }) => {
  const others = Object.keys(screens).filter((other) => other !== address);
  expect(new RegExp(pattern).test(address)).toBe(true);
  expect(others.filter((other) => new RegExp(pattern).test(other))).toEqual([]);
});
