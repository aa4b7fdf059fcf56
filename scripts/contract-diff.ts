/**
 * Rates a change of the contract by its effect on clients: `npm run contract:diff -- [BASE]`, and, when it is released,
 * `npm run contract:release`.
 *
 * BASE is a file or a git revision; by default it is the released contract, which is stored next to the present one, so
 * that every checkout gives the same answer. Exits with 0, with 1 if something breaks without a mark that accepts it,
 * with 2 if the contracts could not be compared.
 */
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compare, readContract, readContractAt } from './contract/diff/compare.ts';
import type { Contract } from './contract/diff/document.ts';
import { judgeMarks, readMarks, unmarked } from './contract/diff/marks.ts';
import { report } from './contract/diff/report.ts';
import { root } from './run.ts';

process.chdir(root);

const present = 'openapi/montage.yaml';
const released = 'openapi/released.yaml';
const marksFile = 'openapi/breaking-changes.json';

const versionOf = (contract: Contract) => String(contract.info.version);

function release(mayBeReleased: boolean, versions: { released: string; present: string }): boolean {
  if (!mayBeReleased) return false;
  if (versions.released === versions.present) {
    console.error(`Raise info.version in ${present} first: ${versions.released} is released already.`);
    return false;
  }
  copyFileSync(present, released);
  // Marks describe the changes from one release to the next, which are now released.
  writeFileSync(marksFile, `${JSON.stringify({ changes: [] }, null, 2)}\n`);
  console.log(`Released ${versions.present}. Commit ${released} and ${marksFile}.`);
  return true;
}

function run(args: string[]): boolean {
  const [base = released, ...rest] = args.filter((arg) => arg !== '--release');
  const releases = args.includes('--release');
  if (rest.length > 0 || base.startsWith('-') || (releases && base !== released)) {
    throw new Error('Usage: npm run contract:diff -- [FILE or git revision]; npm run contract:release');
  }
  const before = existsSync(base) ? readContract(base) : readContractAt(base, present);
  const after = readContract(present);
  const marks = readMarks(readFileSync(marksFile, 'utf8'));
  const changes = compare(before, after);
  const missing = unmarked(changes, marks);
  console.log(report(changes, (change) => !missing.includes(change)));

  const versions = { released: versionOf(before), present: versionOf(after) };
  // Compared with anything but the released contract, there may be more marks than changes.
  const faults = base === released ? judgeMarks(marks, changes, versions) : [];
  for (const fault of faults) console.error(`A mark in ${marksFile} is ${fault}`);
  if (missing.length > 0) {
    console.error(`\nWhat breaks and is meant needs a mark in ${marksFile}:`);
    const needed = missing.map(({ id }) => ({ change: id, reason: '', version: versions.present }));
    console.error(JSON.stringify(needed, null, 2));
  }
  const good = missing.length === 0 && faults.length === 0;
  return releases ? release(good, versions) : good;
}

try {
  process.exitCode = run(process.argv.slice(2)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
