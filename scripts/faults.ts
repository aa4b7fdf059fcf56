/**
 * Writes the fault table for people: `node scripts/faults.ts`, part of `npm run generate`.
 */
import './mock-server/sources.ts';
import { writeFileSync } from 'node:fs';
import { classOf, policies } from '../src/api/fault-policy.ts';
import { operations, type OperationId } from '../src/api/generated/operations.ts';
import type { Outcome, Place, Sentence, Way } from '../src/testing/faults/fault-table.ts';

// After the sources can be found, and so not by statement.
const { faultNames, faults, faultTable, repeatsInWords } =
  await import('../src/testing/faults/fault-table.ts');
const { keptOperations } = await import('../src/saved-copies/copy-rules.ts');

const places: Record<Place, string> = {
  'error view': 'In place of the content',
  'access view': 'In place of the module',
  'sign-in': 'The sign-in, which returns to the same screen',
  'form alert': 'In the form',
  'save status': 'Next to *Save*, and in a toast',
  conflict: 'The editor shows the differences and asks which version to keep',
  'list notice': 'Above the rows of the list',
  'version history': 'In the history of versions',
  'review panel': 'In the Review panel',
  'upload panel': 'Below the files',
  'file line': 'On the line of the file',
  'montage file line': 'Below *Open it*',
  'generation panel': 'In place of the progress, and in a toast',
  nowhere: 'Nothing: the server does not offer the operation',
  done: 'Nothing: the call succeeded',
};
const sentences: Record<Sentence, string> = {
  server: "the server's words",
  network: '"Network error: Unable to connect to the server. ..."',
  silence: '"The server did not answer in time. ..."',
  answer: '"The server answered with something that ..."',
  screen: '',
};
const ways: Record<Way, string> = {
  'try again': '*Try again*',
  'sign in': 'sign in',
  back: 'the way back',
  'submit again': 'the same button',
  choose: 'a choice',
  none: '',
};

function seen({ place, sentence, words, way }: Outcome): string {
  const said = [words && `"${words}"`, sentences[sentence]].filter(Boolean).join(', ');
  const shown = said === '' ? places[place] : `${places[place]}: ${said}`;
  return place === 'sign-in' || ways[way] === '' || place === 'conflict' ? shown : `${shown}; ${ways[way]}`;
}

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const seconds = (ms: number) => `${ms / 1_000} s`;

/** Faults with the same outcome share a line. */
function rowsOf(operation: OperationId): string[] {
  const alike = new Map<string, string[]>();
  for (const fault of faults) {
    const outcome = faultTable[operation][fault];
    const cells = row(seen(outcome), repeatsInWords(outcome) ?? 'no', outcome.kept);
    alike.set(cells, [...(alike.get(cells) ?? []), faultNames[fault]]);
  }
  return [...alike].map(([cells, names]) => `| ${names.join('; ')} ${cells}`);
}

function patience(operation: OperationId): string {
  const { silenceMs, gapMs, sentBytesPerMs } = policies[classOf(operation)];
  const sending = sentBytesPerMs ? `, and ${seconds(1_000)} more for every ${sentBytesPerMs} kB sent` : '';
  const gap = gapMs ? `; once the answer has begun, ${seconds(gapMs)} without an event or a comment` : '';
  return `Limit on silence: ${seconds(silenceMs)}${sending}${gap}.`;
}

/** An operation whose answers the browser keeps shows the last one where the server gives none. */
const copyInWords = (operation: OperationId): string[] =>
  keptOperations.some((one) => one === operation)
    ? [
        'If nothing of it is on the screen and this browser has a copy of an earlier answer, 503, no network, a network lost',
        'during the answer and silence show the copy, and the screen says from when it is. The server is asked again every',
        '15 s. What removes copies: [docs/decisions/0034-without-a-network.md](decisions/0034-without-a-network.md).',
        '',
      ]
    : [];

const sections = (Object.keys(operations) as OperationId[]).flatMap((operation) => [
  `## ${operation}`,
  '',
  `\`${operations[operation]}\`. ${patience(operation)}`,
  '',
  row('fault', 'what the user sees', 'automatic retry', 'what is kept'),
  row('---', '---', '---', '---'),
  ...rowsOf(operation),
  '',
  ...copyInWords(operation),
]);

writeFileSync(
  'docs/faults.md',
  `${[
    '<!-- Generated from src/testing/faults/fault-table.ts and src/api/fault-policy.ts by `npm run generate`. Do not edit. -->',
    '',
    '# What happens when a call fails',
    '',
    `${Object.keys(operations).length} operations and ${faults.length} faults. Statuses without a line: 502 and 504 behave like 503, any other 5xx like 500, 408 and`,
    '425 like silence, 410 like 404, any other 4xx like 422. The limit on silence restarts with each piece of an answer. Reasons:',
    '[docs/decisions/0017-faults.md](decisions/0017-faults.md).',
    '',
    ...sections,
  ]
    .join('\n')
    .trimEnd()}\n`,
);
