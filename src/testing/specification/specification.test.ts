import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeOf, rulesWithCode } from './code.ts';
import { documents, ruleGroups } from './documents.ts';
import { isHeld, judgeRules } from './judge.ts';
import { readReports, type Outcome, type Report } from './reports.ts';
import { allRules, open, rule, rulesOf, testsOf, wordsOf, wordsOfDocument, type Section } from './rule.ts';
import { specificationTable } from './table.ts';

describe('the rules', () => {
  /** The digest of all words of a document, in order. Made from the documents themselves; changed only when they are. */
  const digests = [
    'e032358a281da820587224daaa7e98bfc29c2c3757a13c4bdcdef17f2768e18a',
    '634488ee35b115e0c021133e9189a5e382ccb7a42535f0ac32ac2aa9de4ca7aa',
  ];
  const digest = (words: readonly string[]) => createHash('sha256').update(words.join(' ')).digest('hex');

  it('and remarks together are the whole words of both documents', () => {
    expect(documents.map((document) => digest(wordsOfDocument(document)))).toEqual(digests);
  });

  // If the documents are next to the checkout, a difference is shown in words.
  const folder = join(import.meta.dirname, '../../../../shared/spec');
  it.skipIf(!existsSync(folder))('are the words of the files next to the checkout', () => {
    const files = readdirSync(folder).toSorted();
    expect(files).toHaveLength(documents.length);
    for (const [at, file] of files.entries()) {
      expect(wordsOfDocument(documents[at]!)).toEqual(wordsOf(readFileSync(join(folder, file), 'utf8')));
    }
  });

  it('have ids of their own', () => {
    const ids = allRules(ruleGroups).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(400);
  });
});

describe('the words', () => {
  it('go without punctuation and without what was added', () => {
    expect(wordsOf("It «the card» shows 'Page n of m' (±m).")).toEqual([
      'It',
      'shows',
      'Page',
      'n',
      'of',
      'm',
      'm',
    ]);
  });
});

const file = 'src/a.test.ts';
const a = testsOf(file);
const outcomes = (tests: Record<string, Outcome>) => new Map([[file, new Map(Object.entries(tests))]]);
const section = (...names: string[][]): Section => ({
  key: 'any',
  title: 'Any',
  entries: names.map((held) => rule('A rule.', a(...held))),
});
const problems = (held: string[], tests: Record<string, Outcome>) =>
  judgeRules(rulesOf(section(held)), outcomes(tests))[0]!.problems;

describe('the code of the rules', () => {
  it('is named for every rule, and for no other', () => {
    const ids = allRules(ruleGroups).map(({ id }) => id);
    expect(rulesWithCode().toSorted()).toEqual(ids.toSorted());
  });

  it('exists', () => {
    expect([...new Set(rulesWithCode().flatMap(codeOf))].filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('a rule', () => {
  it('is held by tests that passed', () => {
    expect(problems(['x', 'y'], { x: 'passed', y: 'passed', z: 'failed' })).toEqual([]);
  });

  it('is not held without a test', () => {
    expect(problems([], { x: 'passed' })).toEqual(['No test holds it.']);
  });

  it('is not held by a test that was renamed', () => {
    expect(problems(['x'], { 'x, renamed': 'passed' })).toEqual(["src/a.test.ts has no test 'x'."]);
  });

  it('is not held by a test that failed, whatever the others did', () => {
    expect(problems(['x', 'y'], { x: 'passed', y: 'failed' })).toEqual(["src/a.test.ts: 'y' failed."]);
  });

  it('is not held by a test that was skipped', () => {
    expect(problems(['x'], { x: 'skipped' })).toEqual(["src/a.test.ts: 'x' was skipped."]);
  });

  it('is not held by a file that was not run', () => {
    expect(judgeRules(rulesOf(section(['x'])), new Map())[0]!.problems).toEqual([
      'src/a.test.ts was not run.',
    ]);
  });

  it('is held by a table of cases only if there are some and all passed', () => {
    const held = ['reads *'];
    expect(problems(held, { 'reads a': 'passed', 'reads (b)': 'passed' })).toEqual([]);
    expect(problems(held, { 'reads a': 'passed', 'reads b': 'failed' })).toHaveLength(1);
    expect(problems(held, { 'it reads a': 'passed' })).toEqual(["src/a.test.ts has no test 'reads *'."]);
    expect(problems(['reads [*] (m)'], { 'reads [x] (m)': 'passed' })).toEqual([]);
  });
});

describe('the reports', () => {
  const vitest = (status: string, ...titles: string[]): Report => ({
    testResults: [
      {
        name: '/house/src/a.test.ts',
        assertionResults: [{ ancestorTitles: titles.slice(0, -1), title: titles.at(-1)!, status }],
      },
    ],
  });
  const journeys = (...statuses: string[]): Report => ({
    config: { rootDir: '/house' },
    suites: [
      {
        title: 'e2e/a.spec.ts',
        file: 'e2e/a.spec.ts',
        specs: [{ title: 'goes', tests: statuses.map((status) => ({ status })) }],
        suites: [
          {
            title: 'with a group',
            file: 'e2e/a.spec.ts',
            specs: [{ title: 'goes', tests: [{ status: 'expected' }] }],
          },
        ],
      },
    ],
  });
  const read = (report: Report) =>
    Object.fromEntries([...readReports([report], '/house').values()].flatMap((tests) => [...tests]));

  it.each([
    ['passed', 'passed'],
    ['failed', 'failed'],
    ['skipped', 'skipped'],
    ['pending', 'skipped'],
    ['todo', 'skipped'],
  ])('of Vitest: %s is %s', (status, outcome) => {
    expect(read(vitest(status, 'a group', 'a test'))).toEqual({ 'a group › a test': outcome });
  });

  it.each([
    ['expected', 'passed'],
    ['unexpected', 'failed'],
    ['flaky', 'failed'],
    ['skipped', 'skipped'],
  ])('of Playwright: %s is %s', (status, outcome) => {
    expect(read(journeys(status))).toEqual({ goes: outcome, 'with a group › goes': 'passed' });
  });

  it('name files from the root', () => {
    expect([...readReports([vitest('passed', 'x'), journeys('expected')], '/house').keys()]).toEqual([
      'src/a.test.ts',
      'e2e/a.spec.ts',
    ]);
  });

  it('count the worst of what has one name', () => {
    expect(read(journeys('expected', 'unexpected')).goes).toBe('failed');
    expect(read(journeys('skipped', 'expected')).goes).toBe('skipped');
  });
});

describe('the table', () => {
  const specification = [
    {
      title: 'A document',
      sections: [
        { ...section([]), key: 'limits', entries: [rule('a | b «added»', a('reads *')), rule('c')] },
      ],
    },
  ];
  const table = (tests: Record<string, Outcome>) =>
    specificationTable(specification, [], judgeRules(allRules(specification), outcomes(tests)));

  it('names the code and the tests of each rule, and says what is not held', () => {
    const text = table({ 'reads 1': 'passed' });
    expect(text).toContain(
      String.raw`| limits-1 | a \| b [added] | src/features/administration/user-directory.ts | src/a.test.ts › reads … |`,
    );
    expect(text).toContain(
      '| limits-2 | c | src/features/montage-editor/toast.ts | **Not held.** No test holds it. |',
    );
    expect(text).toContain('2 rules of the documents and 0 of this page, 1 held');
  });

  it('counts the rules that the page adds apart from those of the documents', () => {
    const added = [{ title: 'Added', sections: [{ ...section(['x']), key: 'added' }] }];
    const verdicts = judgeRules(allRules([...specification, ...added]), outcomes({ x: 'passed' }));
    const text = specificationTable(specification, added, verdicts);
    expect(text).toContain('2 rules of the documents and 1 of this page, 1 held');
    expect(text).toContain('## Added');
    expect(text).toContain('| added-1 | A rule. |  | src/a.test.ts › x |');
  });

  it('shows what is open apart from what is held', () => {
    const picture = { key: 'any', title: 'Any', entries: [open('A picture', 'Not drawn yet.')] };
    const text = specificationTable([{ title: 'A document', sections: [picture] }], [], []);
    expect(text).toContain(
      '0 rules of the documents and 0 of this page, 0 held, by 0 tests and tables of cases; 1 more open.',
    );
    expect(text).toContain('**Open:**\n\n- A picture Not drawn yet.');
  });

  it('is the same for more cases of the same table', () => {
    expect(table({ 'reads 1': 'passed', 'reads 2': 'passed' })).toBe(table({ 'reads 1': 'passed' }));
  });

  it('is written of verdicts alone', () => {
    expect(judgeRules(allRules(specification), outcomes({ 'reads 1': 'passed' })).map(isHeld)).toEqual([
      true,
      false,
    ]);
  });
});
