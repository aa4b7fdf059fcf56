/** Puts the hostile texts into every place anew, writes what became of them into docs/security-vectors.md, and prints it. */
import { readFileSync } from 'node:fs';
import { show } from './run.ts';

const write = { WRITE_VECTORS: '1' };
const done =
  show('vitest', ['run', '--project', 'unit', 'src/testing/security'], write).ok &&
  show(process.execPath, ['scripts/build-journeys.ts']).ok &&
  show('vite', ['build', '--mode', 'embedded', '--logLevel', 'warn']).ok &&
  show('playwright', ['test', '--project=production', 'e2e/production/vectors.spec.ts'], write).ok;
if (done) console.log(readFileSync('docs/security-vectors.md', 'utf8'));
process.exitCode = done ? 0 : 1;
