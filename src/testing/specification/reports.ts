import { relative, resolve } from 'node:path';
import { separator } from './rule.ts';

export type Outcome = 'passed' | 'failed' | 'skipped';

/** The runners' reports: file, then name, then how it ended. */
export type Outcomes = Map<string, Map<string, Outcome>>;

export interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

export interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

export type Report = VitestReport | PlaywrightReport;

const worst: readonly Outcome[] = ['failed', 'skipped', 'passed'];

function note(outcomes: Outcomes, file: string, titles: readonly string[], outcome: Outcome): void {
  const tests = outcomes.get(file) ?? new Map<string, Outcome>();
  outcomes.set(file, tests);
  const name = titles.join(separator);
  const before = tests.get(name);
  // One name can be given twice, in two projects or by a table of cases: it holds only if all of them do.
  tests.set(name, before && worst.indexOf(before) < worst.indexOf(outcome) ? before : outcome);
}

/** Both say what was never run in several words; whatever is neither passed nor failed was not run. */
const vitestOutcome = (status: string): Outcome =>
  status === 'passed' || status === 'failed' ? status : 'skipped';

/** A journey that passed at the second try has failed once. */
const playwrightOutcome = (status: string): Outcome =>
  status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed';

function readSuite(outcomes: Outcomes, suite: PlaywrightSuite, file: string, above: readonly string[]): void {
  for (const { title, tests } of suite.specs ?? []) {
    for (const { status } of tests) note(outcomes, file, [...above, title], playwrightOutcome(status));
  }
  for (const group of suite.suites ?? []) readSuite(outcomes, group, file, [...above, group.title]);
}

/** @param root The repository's folder; the reports name files absolutely or from a folder of their own. */
export function readReports(reports: readonly Report[], root: string): Outcomes {
  const outcomes: Outcomes = new Map();
  const fromRoot = (...path: string[]) => relative(root, resolve(...path)).replaceAll('\\', '/');
  for (const report of reports) {
    if ('testResults' in report) {
      for (const { name: file, assertionResults } of report.testResults) {
        for (const { ancestorTitles, title, status } of assertionResults) {
          note(outcomes, fromRoot(root, file), [...ancestorTitles, title], vitestOutcome(status));
        }
      }
    } else {
      for (const suite of report.suites) {
        readSuite(outcomes, suite, fromRoot(root, report.config.rootDir, suite.file), []);
      }
    }
  }
  return outcomes;
}
