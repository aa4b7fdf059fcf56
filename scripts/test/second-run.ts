/** Vitest reports of two runs as one: files whose page the browser stopped drawing have run a second time. */
import { relative } from 'node:path';
import type { VitestReport } from './counts.ts';
import { noFrames } from './no-frames.ts';

/** The files (absolute paths) with a test that failed without frames. */
export const filesWithoutFrames = ({ testResults }: VitestReport): string[] =>
  testResults
    .filter(({ assertionResults }) =>
      assertionResults.some(({ failureMessages }) =>
        failureMessages?.some((message) => message.includes(noFrames)),
      ),
    )
    .map(({ name }) => name);

/** The first report with the files of the second in place of its own, counted again. */
export function withSecondRun(first: VitestReport, second: VitestReport): VitestReport {
  const again = new Map(second.testResults.map((file) => [file.name, file]));
  const testResults = first.testResults.map((file) => again.get(file.name) ?? file);
  const count = (...statuses: string[]) =>
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => statuses.includes(status)).length;
  return {
    ...first,
    testResults,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending', 'skipped'),
    numTodoTests: count('todo'),
  };
}

/** The failures (one a line, each starts with its file) after the second run of `files`. */
export const failuresAfter = (
  first: readonly string[],
  second: readonly string[],
  files: readonly string[],
  root: string,
): string[] => {
  const again = files.map((file) => relative(root, file));
  const isAgain = (line: string) => again.some((file) => line.startsWith(`${file} >`));
  return [...first.filter((line) => !isAgain(line)), ...second];
};
