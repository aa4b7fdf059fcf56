/** The names of failed tests, repeated at the end of a long run, where a reader looks for them. */
import { existsSync, readFileSync } from 'node:fs';

interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
}

export interface JourneysReport {
  suites: Suite[];
  errors: { message?: string }[];
}

/** The colours of a terminal. */
// oxlint-disable-next-line no-control-regex
const COLOUR = /\u001b\[[0-9;]*m/g;

/** The first line of what was thrown: where a story failed, the one after the address that Storybook puts above it. */
export const firstLine = (text = '') =>
  text
    .replace(COLOUR, '')
    .split('\n')
    .find((line) => line.trim() !== '' && !line.startsWith('Click to debug')) ?? '';

function inSuite({ file, suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => `${file} > ${title}: ${firstLine(results[0]?.error?.message)}`),
  );
  return [...own, ...suites.flatMap(inSuite)];
}

export const journeyFailures = ({ suites, errors }: JourneysReport): string[] => [
  ...suites.flatMap(inSuite),
  ...errors.map(({ message }) => `outside the journeys: ${firstLine(message)}`),
];

/** Reads the list of the units' and stories' reporter, or the journeys' report; empty if there is none. */
export function failuresIn(file: string): string[] {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8')) as string[] | JourneysReport;
  return (Array.isArray(report) ? report : journeyFailures(report)).map((line) => line.replace(COLOUR, ''));
}
