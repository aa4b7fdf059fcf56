/**
 * The end of `.ci/run`: everything that failed in its commands, by name and reason, and the tests' counts over all of them.
 * Exits with 1 if anything failed or a command ended without a verdict.
 */
import { closingLine } from './test/counts.ts';
import { commands, readVerdict, summarise } from './test/verdict.ts';

const { counts, failures } = summarise(commands.map((command) => [command, readVerdict(command)] as const));
console.log(failures.length === 0 ? 'Nothing failed.' : `What failed:\n${failures.join('\n')}`);
console.log(`\n${closingLine(counts)}`);
process.exitCode = failures.length > 0 || counts.failed > 0 || counts.passed === 0 ? 1 : 0;
