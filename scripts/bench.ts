/**
 * Measures the product's figures, each as a ratio to a reference in the same run: machines differ and are shared, so a
 * time alone proves nothing. `npm run bench` runs all parts, `npm run bench -- first-load` one. With `--write` the
 * results of each part replace its tables in docs/performance.md, whether or not the budgets are met.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from './bench/parts.ts';
import { markdownOf, thisMachine, withFigures } from './bench/performance-page.ts';
import { takePrinted } from './bench/table.ts';
import { root } from './run.ts';

const write = process.argv.includes('--write');
const chosen = process.argv.slice(2).filter((name) => name !== '--write');
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const page = join(root, 'docs/performance.md');

let met = true;
for (const [name, run] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const machine = thisMachine();
  met = (await run()) && met;
  const printed = takePrinted();
  // Read again for each part: a part may take half an hour, and the page may have changed since.
  if (write) writeFileSync(page, withFigures(readFileSync(page, 'utf8'), name, markdownOf(printed, machine)));
}
process.exitCode = met ? 0 : 1;
