/** The end of a run: the slowest tests, what failed, the verdict for CI, and the closing line. */
import { add, closingLine, nothing } from './counts.ts';
import type { Result } from './parts.ts';
import { slowest } from './slowest.ts';
import { writeVerdict, type Command } from './verdict.ts';

const title = (text: string) => console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 76 - text.length))}`);

export function report(command: Command, results: readonly Result[]): void {
  title('Slowest tests');
  console.log(slowest(results.flatMap(({ times }) => times)).join('\n'));
  const counts = results.reduce((sum, result) => add(sum, result.counts), nothing);
  const failures = results.flatMap((result) => result.failures);
  if (failures.length > 0) {
    title('What failed');
    console.log(failures.join('\n'));
  }
  writeVerdict(command, { counts, failures });
  console.log(`\n${closingLine(counts)}`);
  process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
}
