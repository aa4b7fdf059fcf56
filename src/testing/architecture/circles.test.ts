import { expect, it } from 'vitest';
import { circleIn } from './circles';

it('finds files that import each other, from any starting file', () => {
  const imports = new Map([
    ['index.js', ['framework.js', 'shell.js']],
    ['framework.js', []],
    ['shell.js', ['framework.js', 'icon.js']],
    ['icon.js', ['shell.js']],
  ]);
  expect(circleIn(imports)).toEqual(['shell.js', 'icon.js', 'shell.js']);
});

it('accepts a file that several files import', () => {
  const imports = new Map([
    ['index.js', ['shell.js', 'icon.js']],
    ['shell.js', ['icon.js', 'framework.js']],
    ['icon.js', ['framework.js']],
    ['framework.js', []],
  ]);
  expect(circleIn(imports)).toBeNull();
});
