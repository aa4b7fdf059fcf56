import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture, root } from '../../run.ts';
import { asContract, type Contract, type Node } from './document.ts';
import { perOperation } from './per-operation.ts';
import { rate, type FoundChange, type RatedChange } from './rate.ts';

function inScratch<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @throws Error with Redocly's message for a file that it cannot read. */
export function readDescription(file: string): Node {
  return inScratch((folder) => {
    const output = join(folder, 'description.json');
    const run = capture('redocly', ['bundle', file, '--output', output]);
    if (!run.ok) throw new Error(`${file} could not be read:\n${run.output.trim()}`);
    return JSON.parse(readFileSync(output, 'utf8')) as Node;
  });
}

/** @throws Error with Redocly's message for a file that it cannot read. */
export const readContract = (file: string): Contract => asContract(readDescription(file));

/** @throws Error if git does not know the revision, or if the contract did not exist in it. */
export function readContractAt(revision: string, path: string): Contract {
  return inScratch((folder) => {
    const file = join(folder, 'contract.yaml');
    writeFileSync(file, execFileSync('git', ['show', `${revision}:${path}`], { cwd: root, stdio: 'pipe' }));
    return readContract(file);
  });
}

/** @throws Error if Redocly could not compare them. */
export function compare(base: Contract, revision: Contract): RatedChange[] {
  return inScratch((folder) => {
    const [before, after, report] = ['before.json', 'after.json', 'report.json'].map((name) =>
      join(folder, name),
    );
    if (!before || !after || !report) throw new Error('unreachable');
    writeFileSync(before, JSON.stringify(perOperation(base)));
    writeFileSync(after, JSON.stringify(perOperation(revision)));
    const config = join(import.meta.dirname, 'redocly.yaml');
    const options = ['--config', config, '--format', 'json', '--fail-on', 'none', '--output', report];
    const run = capture('redocly', ['diff', before, after, ...options]);
    if (!run.ok) throw new Error(`The contracts could not be compared:\n${run.output.trim()}`);
    const { changes } = JSON.parse(readFileSync(report, 'utf8')) as { changes: FoundChange[] };
    return rate(changes, base, revision);
  });
}
