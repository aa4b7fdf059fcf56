import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closingLine, countPlaywright, countVitest, judge } from './counts.ts';

const vitestReport = (passed: number, failed: number, ...files: { status: string; tests: string[] }[]) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: files.map(({ status, tests }, index) => ({
    name: `/project/${index}.test.ts`,
    status,
    assertionResults: tests.map((test) => ({ status: test })),
  })),
});

describe('counting', () => {
  it('takes over what Vitest counted', () => {
    const report = vitestReport(
      3,
      1,
      { status: 'failed', tests: ['passed', 'failed'] },
      { status: 'passed', tests: [] },
    );
    expect(countVitest(report)).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });

  it('counts a file that could not be loaded', () => {
    const report = vitestReport(
      3,
      0,
      { status: 'failed', tests: [] },
      { status: 'passed', tests: ['passed'] },
    );
    expect(countVitest(report).failed).toBe(1);
  });

  it('takes a flaky journey for a failed one', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 4, failed: 2, skipped: 2 });
  });

  it('counts what failed outside of any journey', () => {
    const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };
    expect(countPlaywright({ stats, errors: [{ message: 'the server did not start' }] }).failed).toBe(1);
  });
});

describe('judging a run', () => {
  let folder: string;
  const count = (report: { passed: number; failed: number }) => ({ ...report, skipped: 0 });
  const reportOf = (passed: number, failed: number) => {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify({ passed, failed }));
    return file;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'counts-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('believes a good run', () =>
    expect(judge(true, reportOf(5, 0), count)).toMatchObject({ passed: 5, failed: 0 }));
  it('fails a run without a report', () =>
    expect(judge(true, join(folder, 'none.json'), count).failed).toBe(1));
  it('fails a run that ran nothing', () => expect(judge(true, reportOf(0, 0), count).failed).toBe(1));
  it('fails a run that ended badly', () => expect(judge(false, reportOf(5, 0), count).failed).toBe(1));
  it('counts no failure twice', () => expect(judge(false, reportOf(5, 2), count).failed).toBe(2));
});

describe('the closing line', () => {
  it('is short', () =>
    expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed'));
  it('does not hide what was skipped', () =>
    expect(closingLine({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped'));
});
