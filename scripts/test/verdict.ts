/** The result of a CI command, kept as a file so that `.ci/run` can end with one list over all of its commands. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { add, nothing, type Counts } from './counts.ts';

/** In the order in which CI runs them. */
export const commands = ['check', 'test', 'test:long'] as const;
export type Command = (typeof commands)[number];

export interface Verdict {
  /** Checks are not tests: a check that failed is among the failures only. */
  counts: Counts;
  /** Name and reason, a line each. */
  failures: string[];
}

const folder = join(root, 'test-results', 'verdicts');
const fileOf = (command: Command) => join(folder, `${command.replace(':', '-')}.json`);

export function writeVerdict(command: Command, verdict: Verdict): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(command), JSON.stringify(verdict));
}

/** Null where the command ended without a verdict: it crashed, or its time was over. */
export const readVerdict = (command: Command): Verdict | null =>
  existsSync(fileOf(command)) ? (JSON.parse(readFileSync(fileOf(command), 'utf8')) as Verdict) : null;

/** The counts over all commands, and everything that failed. */
export function summarise(verdicts: readonly (readonly [Command, Verdict | null])[]): Verdict {
  const failures = verdicts.flatMap(([command, verdict]) =>
    verdict
      ? verdict.failures.map((failure) => `npm run ${command}: ${failure}`)
      : [`npm run ${command}: ended without a verdict`],
  );
  const counts = verdicts.reduce((sum, [, verdict]) => add(sum, verdict?.counts ?? nothing), nothing);
  return { counts, failures };
}
