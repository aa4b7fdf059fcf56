/**
 * The product's figures, each beside the reference it is a ratio of, measured in one run: the machines differ and are
 * shared, so that a time alone says nothing. `npm run bench` runs all parts, `npm run bench -- first-load` one, and with
 * `--write` each part's tables take the place of the old ones in README.md, met or missed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from './bench/parts.ts';
import { markdownOf, thisMachine, withFigures } from './bench/readme.ts';
import { takeTold } from './bench/table.ts';
import { root } from './run.ts';

const write = process.argv.includes('--write');
const chosen = process.argv.slice(2).filter((name) => name !== '--write');
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const readme = join(root, 'README.md');

let met = true;
for (const [name, run] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const machine = thisMachine();
  met = (await run()) && met;
  const told = takeTold();
  // Read anew for each part, which may take half an hour: somebody may have written meanwhile.
  if (write)
    writeFileSync(readme, withFigures(readFileSync(readme, 'utf8'), name, markdownOf(told, machine)));
}
process.exitCode = met ? 0 : 1;
