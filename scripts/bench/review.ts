import '../mock-server/sources.ts';
import type { JudgedSet } from './review/reviewed-set';
import type { SetInReview } from './review/review-set';
import { printTable, say } from './table.ts';

interface ReviewOptions {
  /** The longest that an engineer looks for the corrections of one set. */
  seconds: number;
  /** Whether the choices and what was left are listed for each set. */
  lists: boolean;
}

/**
 * Measures how far an engineer who knows what is expected gets with the corrections of *Review*, and with how many, in each set
 * of which fewer than 99 % of the values are read.
 */
export async function benchReview(
  title: string,
  sets: AsyncIterable<JudgedSet>,
  { seconds, lists }: ReviewOptions,
): Promise<void> {
  const { GOAL, reviewSet } = await import('./review/review-set.ts');
  const { recallOf } = await import('./review/search.ts');
  const found: SetInReview[] = [];
  let [all, documents] = [0, 0];
  for await (const set of sets) {
    all += 1;
    documents += set.documents.length;
    const one = await reviewSet(set, seconds);
    if (one === null) continue;
    found.push(one);
    if (lists) list(one);
  }
  const reached = found.filter(({ after }) => recallOf(after) >= GOAL);
  const mean = (shares: readonly number[]) =>
    (shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)).toFixed(3);
  const spread = (counts: readonly number[]) => {
    const sorted = counts.toSorted((a, b) => a - b);
    return [sorted[Math.floor((sorted.length - 1) / 2)] ?? 0, sorted.at(-1) ?? 0].join(', ');
  };
  say(`Corrections in review, ${title}: ${all} sets, ${documents} documents`);
  printTable(
    [
      ['', 'Measured'],
      [`Sets with a recall below ${GOAL}`, String(found.length)],
      [
        `Brought to ${GOAL}`,
        `${reached.length} (${mean(found.map((one) => Number(reached.includes(one))))})`,
      ],
      ['Recall before, mean', mean(found.map(({ before }) => recallOf(before)))],
      ['Recall after, mean', mean(found.map(({ after }) => recallOf(after)))],
      ['Choices for each document of these, median and worst', spread(found.flatMap(choicesByDocument))],
      ['The same in the sets that were brought there', spread(reached.flatMap(choicesByDocument))],
      ['Sets for which the time was over', String(found.filter(({ isCutShort }) => isCutShort).length)],
    ],
    { kept: false },
  );
  printCounts(
    'Choices',
    found.flatMap(({ choices }) => choices.map(kindOfChoice)),
  );
  printCounts(
    'Not reached',
    found.flatMap(({ left }) =>
      left.map(
        ({ verdict, cause }) => `${verdict.field} | ${formatOf(verdict)} | ${verdict.verdict} | ${cause}`,
      ),
    ),
  );
}

const choicesByDocument = ({ set, choices }: SetInReview): number[] =>
  set.documents.map((_, index) => choices.filter(({ document }) => document === index).length);

const kindOfChoice = ({ corrections: [first, ...more] }: SetInReview['choices'][number]): string =>
  more.length > 0
    ? 'answer of several corrections'
    : first === undefined
      ? 'answer without a correction'
      : first.kind;

const formatOf = (verdict: object): string =>
  'format' in verdict && typeof verdict.format === 'string' ? verdict.format : 'any';

function printCounts(head: string, names: readonly string[]): void {
  const counts = [...Map.groupBy(names, (name) => name)].toSorted(([, a], [, b]) => b.length - a.length);
  if (counts.length === 0) return;
  console.log('');
  printTable(
    [[head, 'Count'], ...counts.map(([name, { length }]) => [name, String(length)])].map((row) =>
      row.flatMap((cell) => cell.split(' | ')),
    ),
    { kept: false },
  );
}

function list({ set, before, after, choices, left }: SetInReview): void {
  console.log(
    `\n${set.name}: ${before.right} to ${after.right} of ${after.asked}, wrong ${before.wrong} to ${after.wrong}`,
  );
  for (const { document, corrections } of choices)
    console.log(`  ${document}: ${JSON.stringify(corrections)}`);
  for (const { verdict, cause } of left)
    console.log(
      `  left: ${verdict.where}: ${String(verdict.got)}, not ${String(verdict.expected)}: ${cause}`,
    );
}
