import { isHeld, type Verdict } from './judge.ts';
import { openRules, rulesOf, type Section, type SpecificationDocument, type TestReference } from './rule.ts';

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
    return `| ${id} | ${cell(text)} | ${[...heldBy.map(testCell), ...broken].join('<br>')} |`;
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
    ...(rows.length > 0 ? ['| | rule | held by |', '|---|---|---|', ...rows, ''] : []),
    ...(left.length > 0 ? ['**Open:**', '', ...left, ''] : []),
    ...(remarks.length > 0 ? ['Asks for nothing that a test could hold:', '', ...remarks, ''] : []),
  ];
}

/** The table for people. The same rules and the same outcomes always give the same bytes. */
export function specificationTable(
  documents: readonly SpecificationDocument[],
  verdicts: readonly Verdict[],
): string {
  const byId = new Map(verdicts.map((verdict) => [verdict.rule.id, verdict]));
  const held = verdicts.filter(isHeld).length;
  const tests = new Set(
    verdicts.flatMap(({ rule }) => rule.heldBy.map(({ file, name }) => `${file} ${name}`)),
  );
  const lines = [
    '# The specification, rule by rule',
    '',
    'Written by `npm test` (or `node scripts/specification.ts`, from the reports of the last run) and not by hand: the rules',
    'are those of `src/testing/specification`, and each test named beside one was run and passed, unless the row says what is not. Rules and',
    'remarks together are the whole words of both documents, which a digest holds. `…` stands for what a table of cases',
    'puts there, and [brackets] for what was added so that a rule can be read by itself.',
    '',
    `${verdicts.length} rules, ${held} held, by ${tests.size} tests and tables of cases; ${openRules(documents).length} more open.`,
    '',
    ...documents.flatMap(({ title, sections }) => [
      `## ${title}`,
      '',
      ...sections.flatMap((section) => sectionTable(section, byId)),
    ]),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
