import { expect, it } from 'vitest';
import { summarise } from './verdict.ts';

const counts = (passed: number, failed: number) => ({ passed, failed, skipped: 0 });

it('adds up the commands of CI and names every failure with its command', () => {
  expect(
    summarise([
      ['check', { counts: counts(0, 0), failures: ['types: src/a.ts(1,1): error TS2322'] }],
      ['test', { counts: counts(40, 1), failures: ['a.test.ts > adds: expected 1 to be 2'] }],
      ['test:long', { counts: counts(5, 0), failures: [] }],
    ]),
  ).toEqual({
    counts: counts(45, 1),
    failures: [
      'npm run check: types: src/a.ts(1,1): error TS2322',
      'npm run test: a.test.ts > adds: expected 1 to be 2',
    ],
  });
});

it('takes a command without a verdict for one that failed', () => {
  expect(summarise([['test', null]]).failures).toEqual(['npm run test: ended without a verdict']);
});
