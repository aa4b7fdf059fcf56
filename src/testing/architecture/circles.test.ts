import { expect, it } from 'vitest';
import { circleIn } from './circles';

it('finds files that import each other, wherever they are reached from', () => {
  const imports = new Map([
    ['index.js', ['framework.js', 'shell.js']],
    ['framework.js', []],
    ['shell.js', ['framework.js', 'icon.js']],
    ['icon.js', ['shell.js']],
  ]);
  expect(circleIn(imports)).toEqual(['shell.js', 'icon.js', 'shell.js']);
});

it('takes a file that several import for no circle', () => {
  const imports = new Map([
    ['index.js', ['shell.js', 'icon.js']],
    ['shell.js', ['icon.js', 'framework.js']],
    ['icon.js', ['framework.js']],
    ['framework.js', []],
  ]);
  expect(circleIn(imports)).toBeNull();
});
