/** The part of the tests that holds the specification: each rule against the reports of the other parts. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { added, documents, ruleGroups } from '../src/testing/specification/documents.ts';
import { isHeld, judgeRules, type Verdict } from '../src/testing/specification/judge.ts';
import { readReports, type Report } from '../src/testing/specification/reports.ts';
import { allRules, openRules } from '../src/testing/specification/rule.ts';
import { specificationTable } from '../src/testing/specification/table.ts';
import { root } from './run.ts';
import { nothing, type Counts } from './test-counts.ts';

const page = join(root, 'docs', 'specification.md');

export const lastReports = ['unit', 'storybook', 'journeys'].map((name) =>
  join(root, 'test-results', 'reports', `${name}.json`),
);

const heldOf = (verdicts: readonly Verdict[]) => `${verdicts.filter(isHeld).length} of ${verdicts.length}`;

/**
 * A rule that is not held counts as a failed test; one that is held adds nothing, for its test has been counted. In CI the
 * table is compared with what is committed, else it is written.
 */
export function holdSpecification(reportFiles: readonly string[]): Counts {
  const missing = reportFiles.filter((file) => !existsSync(file));
  const reports = reportFiles
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Report);
  const outcomes = readReports(reports, root);
  const ofDocuments = judgeRules(allRules(documents), outcomes);
  const ofPage = judgeRules(allRules(added), outcomes);
  const verdicts = [...ofDocuments, ...ofPage];
  const broken = verdicts.filter((verdict) => !isHeld(verdict));
  for (const { rule, problems } of broken) {
    console.error(`${rule.id}  ${rule.text}\n    ${problems.join('\n    ')}`);
  }
  for (const { text, why } of openRules(ruleGroups)) console.log(`open  ${text} ${why}`);
  console.log(`${heldOf(ofDocuments)} rules of the documents and ${heldOf(ofPage)} of the page are held.`);

  // Half of the reports would make a table of what was not run.
  if (missing.length > 0) {
    console.error(`No report: ${missing.map((file) => relative(root, file)).join(', ')}`);
    return { ...nothing, failed: Math.max(1, broken.length) };
  }
  const table = specificationTable(documents, added, verdicts);
  if (!process.env.CI) {
    writeFileSync(page, table);
    return { ...nothing, failed: broken.length };
  }
  const stale = !existsSync(page) || readFileSync(page, 'utf8') !== table;
  if (stale)
    console.error('docs/specification.md is not what the tests generate: run npm test and commit it.');
  return { ...nothing, failed: broken.length + (stale ? 1 : 0) };
}
