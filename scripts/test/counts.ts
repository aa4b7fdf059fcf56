/** Counts what a runner reported. A run that reported nothing, or ended badly without a failed test, counts as failed. */
import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };
export const oneFailure: Counts = { ...nothing, failed: 1 };

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; failureMessages?: string[] | null }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

export function countVitest(report: VitestReport): Counts {
  // A file that could not be loaded has no test that failed.
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** The counts of one runner: its report, corrected by how it ended. */
export function judge<Report>(ok: boolean, reportFile: string, count: (report: Report) => Counts): Counts {
  if (!existsSync(reportFile)) return oneFailure;
  const counts = count(JSON.parse(readFileSync(reportFile, 'utf8')) as Report);
  const silent = counts.passed + counts.failed === 0;
  return counts.failed === 0 && (!ok || silent) ? add(counts, oneFailure) : counts;
}

export const closingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
