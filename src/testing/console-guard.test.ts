import { expect, it } from 'vitest';
import { expectedOnConsole, guardConsole } from './console-guard';

function quiet() {
  const through: unknown[][] = [];
  const take = (...args: unknown[]) => void through.push(args);
  return { console: { error: take, warn: take }, through, take };
}

it('names what was written, as it is read', () => {
  const { console, through } = quiet();
  const guard = guardConsole(console);
  console.error('Warning: %s is not %s', 'a', 'b', 'at C');
  console.warn(new Error('deprecated'));
  expect(() => guard.expectNothingBut([])).toThrow(
    'console.error: Warning: a is not b at C\nconsole.warn: Error: deprecated',
  );
  expect(through).toHaveLength(2);
});

it('lets expected messages pass, and nothing else', () => {
  const { console } = quiet();
  const guard = guardConsole(console);
  expect(() => guard.expectNothingBut([])).not.toThrow();
  console.error('Failed to load resource');
  expect(() => guard.expectNothingBut([/Failed to load/])).not.toThrow();
  console.warn('and more');
  expect(() => guard.expectNothingBut([/Failed to load/])).toThrow('console.warn: and more');
});

it('gives the console back', () => {
  const { console, take } = quiet();
  guardConsole(console).release();
  expect(console).toEqual({ error: take, warn: take });
});

it('expects of a call that failed what the application says of it, and only where one was made to fail', () => {
  const failing = { world: { faults: [{ on: 'listMontages', fault: { kind: 'network' } }] } } as const;
  const { console } = quiet();
  const guard = guardConsole(console);
  console.error('ApiError: Network error (Failed to fetch)');
  expect(() => guard.expectNothingBut(expectedOnConsole({}))).toThrow('ApiError: Network error');
  expect(() => guard.expectNothingBut(expectedOnConsole(failing))).not.toThrow();
  console.error('rows is not iterable');
  expect(() => guard.expectNothingBut(expectedOnConsole(failing))).toThrow('rows is not iterable');
});
