/** The slowest tests over all runners: where the next saved second is. */
import { relative } from 'node:path';

export interface Timed {
  name: string;
  durationMs: number;
}

export interface VitestTimes {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[];
}

export interface PlaywrightTimes {
  suites: Suite[];
}

const ofSuite = ({ file, suites = [], specs = [] }: Suite): Timed[] => [
  ...specs.map(({ title, tests }) => ({
    name: `${file} > ${title}`,
    durationMs: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  })),
  ...suites.flatMap(ofSuite),
];

export const timesIn = (report: VitestTimes | PlaywrightTimes, root: string): Timed[] =>
  'testResults' in report
    ? report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ fullName, duration }) => ({
          name: `${relative(root, name)} > ${fullName}`,
          durationMs: duration ?? 0,
        })),
      )
    : report.suites.flatMap(ofSuite);

export const slowest = (times: readonly Timed[], count = 20): string[] =>
  times
    .toSorted((a, b) => b.durationMs - a.durationMs)
    .slice(0, count)
    .map(({ name, durationMs }) => `${(durationMs / 1_000).toFixed(1).padStart(6)} s  ${name}`);
