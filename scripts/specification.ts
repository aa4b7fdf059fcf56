/**
 * Holds the specification against the reports of the last test run, and writes docs/specification.md. Reports other than
 * those of `npm test` can be named, for instance of single files.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { holdSpecification, lastReports } from './test/specification.ts';

const named = process.argv.slice(2).map((file) => resolve(file));
const reports = named.length > 0 ? named : lastReports;
if (reports.some((file) => existsSync(file))) {
  const { failures } = holdSpecification(reports);
  for (const failure of failures) console.error(failure);
  process.exitCode = failures.length > 0 ? 1 : 0;
} else {
  console.error(
    'No tests have been run here yet: npm test writes the reports that the specification is held against.',
  );
  process.exitCode = 1;
}
