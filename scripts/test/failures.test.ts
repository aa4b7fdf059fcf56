import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { failuresIn, firstLine, journeyFailures } from './failures.ts';

const spec = (title: string, status: string, message?: string) => ({
  title,
  tests: [{ status, results: [{ error: { message } }] }],
});

it('names the journeys that failed, the flaky ones among them, and what happened outside of them', () => {
  const report = {
    suites: [
      {
        title: 'editor.spec.ts',
        file: 'editor.spec.ts',
        specs: [
          spec('opens', 'expected'),
          spec('saves', 'unexpected', '\n\u001b[31mError: no toast\u001b[0m\nmore'),
        ],
        suites: [{ title: 'a conflict', file: 'editor.spec.ts', specs: [spec('is shown', 'flaky', 'late')] }],
      },
    ],
    errors: [{ message: 'No browser' }],
  };
  expect(journeyFailures(report)).toEqual([
    'editor.spec.ts > saves: Error: no toast',
    'editor.spec.ts > is shown: late',
    'outside the journeys: No browser',
  ]);
});

it('says what a story met, and not where to look at it', () => {
  const message =
    '\n\u001b[34mClick to debug the error directly in Storybook: http://…\u001b[39m\n\nUnable to find\nmore';
  expect(firstLine(message)).toBe('Unable to find');
});

it('reads the list of the other runners as it is, and nothing where a runner came to no report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'failures-'));
  const file = join(folder, 'unit.failures.json');
  try {
    expect(failuresIn(file)).toEqual([]);
    writeFileSync(file, JSON.stringify(['a.test.ts > adds: expected 1 to be 2']));
    expect(failuresIn(file)).toEqual(['a.test.ts > adds: expected 1 to be 2']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
