/** Puts the hostile texts into every place again, writes the outcomes into docs/security-vectors.md, and prints it. */
import { readFileSync } from 'node:fs';
import { freePorts } from './free-ports.ts';
import { show } from './run.ts';

// The usual port may be used by a running demonstration.
const [port = 0] = await freePorts(1);
const write = { WRITE_VECTORS: '1', E2E_PORT: String(port) };
const done =
  show('vitest', ['run', '--project', 'unit', 'src/testing/security'], write).ok &&
  show(process.execPath, ['scripts/build-journeys.ts']).ok &&
  show('vite', ['build', '--mode', 'embedded', '--logLevel', 'warn']).ok &&
  show('playwright', ['test', '--project=long', 'e2e/long/vectors.spec.ts'], write).ok;
if (done) console.log(readFileSync('docs/security-vectors.md', 'utf8'));
process.exitCode = done ? 0 : 1;
