import { codeOf } from './code.ts';
import { isHeld, type Verdict } from './judge.ts';
import {
  allRules,
  openRules,
  rulesOf,
  type RuleGroup,
  type Section,
  type SpecificationDocument,
  type TestReference,
} from './rule.ts';

/** Backslash, bar and angle brackets mean something in a table of Markdown. */
const cell = (text: string): string =>
  text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('|', String.raw`\|`)
    .replaceAll('<', '&lt;')
    .replaceAll('*', String.raw`\*`)
    .replaceAll('_', String.raw`\_`)
    .replaceAll('«', '[')
    .replaceAll('»', ']');

const testCell = ({ file, name }: TestReference): string =>
  `${cell(file)} › ${cell(name.replaceAll('*', '…'))}`;

function sectionTable(section: Section, verdicts: ReadonlyMap<string, Verdict>): string[] {
  const rows = rulesOf(section).map(({ id, text, heldBy }) => {
    const verdict = verdicts.get(id);
    const broken = verdict && !isHeld(verdict) ? [`**Not held.** ${cell(verdict.problems.join(' '))}`] : [];
    return `| ${id} | ${cell(text)} | ${codeOf(id).map(cell).join('<br>')} | ${[...heldBy.map(testCell), ...broken].join('<br>')} |`;
  });
  const left = section.entries
    .filter((entry) => entry.kind === 'open')
    .map(({ text, why }) => `- ${cell(text)} ${cell(why)}`);
  const remarks = section.entries
    .filter(({ kind }) => kind === 'remark')
    .map(({ text }) => `- ${cell(text)}`);
  return [
    `### ${section.title.replaceAll(/[«»]/g, '')}`,
    '',
    ...(rows.length > 0 ? ['| | rule | code | tests |', '|---|---|---|---|', ...rows, ''] : []),
    ...(left.length > 0 ? ['**Open:**', '', ...left, ''] : []),
    ...(remarks.length > 0 ? ['Asks for nothing that a test could hold:', '', ...remarks, ''] : []),
  ];
}

/** The table for people. The same rules and the same outcomes always give the same bytes. */
export function specificationTable(
  documents: readonly SpecificationDocument[],
  /** The rules that this page adds to those of the documents. */
  added: readonly RuleGroup[],
  verdicts: readonly Verdict[],
): string {
  const groups = [...documents, ...added];
  const byId = new Map(verdicts.map((verdict) => [verdict.rule.id, verdict]));
  const held = verdicts.filter(isHeld).length;
  const tests = new Set(
    verdicts.flatMap(({ rule }) => rule.heldBy.map(({ file, name }) => `${file} ${name}`)),
  );
  const lines = [
    '# The specification, rule by rule',
    '',
    '`npm test` writes this page (or `node scripts/specification.ts`, from the reports of the last run): do not edit it. The rules',
    'are in `src/testing/specification`. The code column names the place to change; each test in the last column ran and passed,',
    'unless the row says otherwise. A digest',
    'proves that the rules and remarks of the two documents are all their words; the last group is of this page alone, for what',
    'the documents leave open. `…` replaces the values of a table of cases, and [brackets] mark words added to make a rule',
    'readable without its context.',
    '',
    `${allRules(documents).length} rules of the documents and ${allRules(added).length} of this page, ${held} held, by ${tests.size} tests and tables of cases; ${openRules(groups).length} more open.`,
    '',
    ...groups.flatMap(({ title, sections }) => [
      `## ${title}`,
      '',
      ...sections.flatMap((section) => sectionTable(section, byId)),
    ]),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
