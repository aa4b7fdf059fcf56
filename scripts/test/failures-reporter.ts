/**
 * A Vitest reporter that writes what failed, by name, to the file that `FAILURES_FILE` names. The JSON reporter leaves out
 * errors that no test caught, which fail a run anyway.
 */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter } from 'vitest/node';
import { firstLine } from './failures.ts';

interface Thrown {
  message?: string;
  stack?: string;
  /** Which test ran when an error was thrown that none caught. */
  VITEST_TEST_NAME?: string;
  VITEST_TEST_PATH?: string;
}

const fromHere = (file: string) => relative(process.cwd(), file);

export default class FailuresReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, unhandled) => {
    const failures: string[] = [];
    for (const module of modules) {
      const file = fromHere(module.moduleId);
      for (const error of module.errors()) failures.push(`${file}: ${firstLine(error.message)}`);
      for (const test of module.children.allTests('failed')) {
        failures.push(`${file} > ${test.fullName}: ${firstLine(test.result().errors?.[0]?.message)}`);
      }
    }
    for (const error of unhandled as readonly Thrown[]) {
      const where = error.VITEST_TEST_PATH === undefined ? '' : ` in ${fromHere(error.VITEST_TEST_PATH)}`;
      const test = error.VITEST_TEST_NAME === undefined ? '' : ` > ${error.VITEST_TEST_NAME}`;
      failures.push(`caught by no test${where}${test}: ${firstLine(error.message ?? error.stack)}`);
    }
    const file = process.env['FAILURES_FILE'];
    if (file) writeFileSync(file, JSON.stringify(failures));
  };
}
