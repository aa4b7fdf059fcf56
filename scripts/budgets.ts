/**
 * Compares a build's bytes with `scripts/checks/budgets.json`: `npm run budgets`. To accept an intended growth, run
 * `npm run budgets -- --write`, which sets the budgets to the present sizes with a little headroom, and commit the
 * change. Builds what it measures; `npm run check` passes the folders of its own builds.
 *
 * Exit code 0 within all budgets, 1 beyond one, 2 if it could not measure.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { linesOfDemonstration, linesOfProduction } from './checks/budget-lines.ts';
import { budgetsOf, overBudget, type Budgets } from './checks/budgets.ts';
import { deployment } from './checks/deployment.ts';
import { capture, root } from './run.ts';

const file = join(root, 'scripts/checks/budgets.json');
const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    production: { type: 'string' },
    demonstration: { type: 'string' },
  },
});

const scratch = mkdtempSync(join(tmpdir(), 'montage-budgets-'));

function build(mode: 'production' | 'embedded', environment: Record<string, string>): string {
  const folder = join(scratch, mode);
  const args = ['build', '--mode', mode, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const { ok, output } = capture('vite', args, environment);
  if (!ok) throw new Error(output);
  return folder;
}

try {
  const production = await linesOfProduction(values.production ?? build('production', deployment));
  const demonstration = await linesOfDemonstration(values.demonstration ?? build('embedded', {}), production);
  const lines = [...production, ...demonstration];
  if (values.write) {
    writeFileSync(file, `${JSON.stringify(budgetsOf(lines), null, 2)}\n`);
    console.log(`${lines.length} budgets are written to scripts/checks/budgets.json.`);
  } else {
    const over = overBudget(lines, JSON.parse(readFileSync(file, 'utf8')) as Budgets);
    if (over.length > 0) {
      over.push('Make it smaller, or decide the growth with "npm run budgets -- --write".');
      console.log(over.join('\n'));
      process.exitCode = 1;
    } else console.log(`${lines.length} lines are within their budgets.`);
  }
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exitCode = 2;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
