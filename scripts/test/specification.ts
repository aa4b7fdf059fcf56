/** The part of the tests that judges the specification: each rule against the reports of the other parts. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { added, documents, ruleGroups } from '../../src/testing/specification/documents.ts';
import { isHeld, judgeRules, type Verdict } from '../../src/testing/specification/judge.ts';
import { readReports, type Report } from '../../src/testing/specification/reports.ts';
import { allRules, openRules } from '../../src/testing/specification/rule.ts';
import { specificationTable } from '../../src/testing/specification/table.ts';
import { root } from '../run.ts';
import { nothing } from './counts.ts';
import { reportOf, type Result } from './parts.ts';

const page = join(root, 'docs', 'specification.md');

export const lastReports = ['units', 'stories', 'journeys'].map(reportOf);

const heldOf = (verdicts: readonly Verdict[]) => `${verdicts.filter(isHeld).length} of ${verdicts.length}`;

/**
 * A rule that is not held counts as a failed test; one that is held adds nothing, because its test was counted. In CI the
 * table is compared with the committed one, otherwise it is written.
 */
export function holdSpecification(reportFiles: readonly string[]): Result {
  const present = reportFiles.filter((file) => existsSync(file));
  const reports = present.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Report);
  const outcomes = readReports(reports, root);
  const ofDocuments = judgeRules(allRules(documents), outcomes);
  const ofPage = judgeRules(allRules(added), outcomes);
  const verdicts = [...ofDocuments, ...ofPage];
  const broken = verdicts.filter((verdict) => !isHeld(verdict));
  const failures = broken.map(({ rule, problems }) => `${rule.id}  ${rule.text}: ${problems.join('; ')}`);
  for (const { text, why } of openRules(ruleGroups)) console.log(`open  ${text} ${why}`);
  console.log(`${heldOf(ofDocuments)} rules of the documents and ${heldOf(ofPage)} of the page are held.`);

  // Half of the reports would make a table of tests that were not run.
  if (present.length < reportFiles.length) {
    const missing = reportFiles.filter((file) => !present.includes(file));
    failures.push(`no report: ${missing.map((file) => relative(root, file)).join(', ')}`);
  } else {
    const table = specificationTable(documents, added, verdicts);
    if (!process.env.CI) writeFileSync(page, table);
    else if (!existsSync(page) || readFileSync(page, 'utf8') !== table)
      failures.push('docs/specification.md is not what the tests generate: run npm test and commit it.');
  }
  return {
    name: 'specification',
    counts: { ...nothing, failed: failures.length },
    failures,
    times: [],
  };
}
