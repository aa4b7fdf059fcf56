import { describe, expect, it } from 'vitest';
import type { VitestReport } from './counts.ts';
import { noFrames } from './no-frames.ts';
import { failuresAfter, filesWithoutFrames, withSecondRun } from './second-run.ts';

type Test = 'passed' | 'pending' | string[];

const report = (files: Readonly<Record<string, readonly Test[]>>): VitestReport => {
  const testResults = Object.entries(files).map(([name, tests]) => ({
    name,
    status: tests.some((test) => typeof test !== 'string') ? 'failed' : 'passed',
    assertionResults: tests.map((test) =>
      typeof test === 'string' ? { status: test } : { status: 'failed', failureMessages: test },
    ),
  }));
  const count = (wanted: string) =>
    testResults.flatMap((file) => file.assertionResults).filter(({ status }) => status === wanted).length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending'),
    numTodoTests: 0,
    testResults,
  };
};

describe('a browser that stopped drawing a page', () => {
  const first = report({
    '/project/list.stories.tsx': ['passed', ['expected null not to be null']],
    '/project/drawing.stories.tsx': ['passed', ['expected null not to be null', `Error: ${noFrames}`]],
    '/project/header.stories.tsx': [[`Error: ${noFrames}`], 'pending'],
  });

  it('is found by what its stories failed with', () => {
    expect(filesWithoutFrames(first)).toEqual([
      '/project/drawing.stories.tsx',
      '/project/header.stories.tsx',
    ]);
    expect(filesWithoutFrames(report({ '/project/list.stories.tsx': ['passed'] }))).toEqual([]);
  });

  it('is judged by the second run of its files', () => {
    const second = report({
      '/project/drawing.stories.tsx': ['passed', 'passed'],
      '/project/header.stories.tsx': ['passed', 'pending'],
    });
    expect(withSecondRun(first, second)).toEqual(
      report({
        '/project/list.stories.tsx': ['passed', ['expected null not to be null']],
        '/project/drawing.stories.tsx': ['passed', 'passed'],
        '/project/header.stories.tsx': ['passed', 'pending'],
      }),
    );
  });

  it('keeps every other failure, and what fails again', () => {
    const failures = [
      'list.stories.tsx > Rows: expected null not to be null',
      'drawing.stories.tsx > Usual: expected null not to be null',
      'caught by no test in drawing.stories.tsx: It broke.',
    ];
    const again = ['drawing.stories.tsx > Usual: expected 1 to be 2'];
    expect(failuresAfter(failures, again, filesWithoutFrames(first), '/project')).toEqual([
      'list.stories.tsx > Rows: expected null not to be null',
      'caught by no test in drawing.stories.tsx: It broke.',
      'drawing.stories.tsx > Usual: expected 1 to be 2',
    ]);
  });
});
