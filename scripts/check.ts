/**
 * All checks that do not run the application. Every part runs even after a failure and prints one line; the exit code
 * is that of the worst.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployment } from './checks/deployment.ts';
import { findEarly } from './checks/first-loads.ts';
import { findMocks, mockMarks } from './checks/production-bundle.ts';
import { findSecrets, reviewedInServer } from './checks/secrets.ts';
import { differences, snapshot } from './checks/snapshot.ts';
import { billFile } from './build/third-party.ts';
import { installScriptProblems, isForTheBundle, licenceProblems } from './licences/policy.ts';
import { licencesPage, type Bill } from './licences/write.ts';
import { capture, root, type Outcome } from './run.ts';
import { nothing } from './test/counts.ts';
import { writeVerdict } from './test/verdict.ts';

process.chdir(root);

const good: Outcome = { ok: true, output: '' };
const failed = (output: string): Outcome => ({ ok: false, output });

function lintContract(): Outcome {
  const files = ['openapi/montage.yaml', 'openapi/montage.arazzo.yaml'];
  const lint = (format: string) => capture('redocly', ['lint', ...files, '--format', format]);
  // The tool accepts warnings; the contract and its journeys must have none.
  const { ok, output } = lint('json');
  // A count for each file: all must be present and zero.
  const counts = output.match(/"(?:errors|warnings)": \d+/g) ?? [];
  return ok && counts.length > 0 && counts.every((count) => count.endsWith(' 0'))
    ? good
    : failed(lint('stylish').output);
}

function regenerate(): Outcome {
  const written = ['src/api/generated/**', 'src/ui/theme-variables.css', 'docs/faults.md'];
  const before = snapshot(...written);
  const run = capture(process.execPath, ['scripts/generate.ts']);
  if (!run.ok) return run;
  const changed = differences(before, snapshot(...written));
  if (changed.length === 0) return good;
  return failed(
    [...changed, 'Run "npm run generate" and commit the result; these files are generated.'].join('\n'),
  );
}

// Deployment settings of a local .env.local must not change this build.
const undeployed = { REPORTING_MODULE: '' };
const scratch = mkdtempSync(join(tmpdir(), 'montage-check-'));

function build(
  mode: 'production' | 'embedded',
  environment: Record<string, string>,
): Outcome & { folder: string } {
  const folder = join(scratch, mode);
  const args = ['build', '--mode', mode, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  return { ...capture('vite', args, environment), folder };
}

function buildForProduction(): Outcome {
  const { ok, output, folder } = build('production', { ...deployment, ...undeployed });
  if (!ok) return failed(output);
  const mocks = findMocks(folder);
  return mocks.length === 0
    ? good
    : failed(mocks.map(({ file, means }) => `${file} holds ${means}`).join('\n'));
}

/** Checks the production build, which an earlier part has made. */
function findEarlyExports(): Outcome {
  const folder = join(scratch, 'production');
  if (!existsSync(join(folder, 'index.html'))) return failed('There is no production build to look at.');
  const early = findEarly(folder);
  return early.length === 0 ? good : failed(early.join('\n'));
}

const serverFolder = join(scratch, 'server');

function buildServer(): Outcome {
  const args = ['--outDir', serverFolder, '--emptyOutDir', '--logLevel', 'warn'];
  return capture('vite', ['build', '--config', 'vite.server.config.ts', ...args], undeployed);
}

/** Checks both builds for secrets, and for paths of the machine that made them. */
function findSecretsInBuilds(): Outcome {
  const folder = join(scratch, 'production');
  if (!existsSync(join(folder, 'index.html'))) return failed('There is no production build to look at.');
  const machine = [root, scratch, `${homedir()}/`];
  const found = [...findSecrets(folder, machine), ...findSecrets(serverFolder, machine, reviewedInServer)];
  return found.length === 0
    ? good
    : failed(found.map(({ file, means }) => `${file} holds ${means}`).join('\n'));
}

/** Checks both builds for their third-party code; and everything installed for an accepted licence. */
function judgeLicences(): Outcome {
  const [pageBill, serverBill] = [join(scratch, 'production'), serverFolder].map(billFile) as [
    string,
    string,
  ];
  if (!existsSync(pageBill) || !existsSync(serverBill)) return failed('A build is missing.');
  const [page, server] = [pageBill, serverBill].map(
    (bill) => JSON.parse(readFileSync(bill, 'utf8')) as Bill,
  ) as [Bill, Bill];
  const problems = [
    ...licenceProblems(root),
    ...installScriptProblems(root),
    ...[...page.components, ...server.components]
      .filter(({ licenses }) => !isForTheBundle(licenses[0]?.expression ?? ''))
      .map(({ name, licenses }) => `${name} (${licenses[0]?.expression}) may not be in a build.`),
  ];
  if (licencesPage({ page, server }) !== readFileSync('docs/licences.md', 'utf8'))
    problems.push('docs/licences.md is not what the builds hold: run "npm run licences" and commit it.');
  return problems.length === 0 ? good : failed(problems.join('\n'));
}

/** Without this `findMocks` could not fail: it searches for marks, and a library may rename them. */
function findMocksInDemonstration(): Outcome {
  const { ok, output, folder } = build('embedded', {});
  if (!ok) return failed(output);
  const found = new Set(findMocks(folder).map(({ means }) => means));
  const missing = mockMarks.filter(({ means }) => !found.has(means));
  return missing.length === 0
    ? good
    : failed(
        missing.map(({ mark, means }) => `${mark} no longer marks ${means}: choose another mark`).join('\n'),
      );
}

/** Checks both builds, which earlier parts have made. */
const holdBudgets = (): Outcome =>
  capture(process.execPath, [
    'scripts/budgets.ts',
    '--production',
    join(scratch, 'production'),
    '--demonstration',
    join(scratch, 'embedded'),
  ]);

function buildWithSomeSettings(): Outcome {
  const [present, ...missing] = Object.keys(deployment);
  const { ok, output } = build('production', { ...deployment, [present!]: 'set' });
  if (ok) return failed('A build with some of its settings succeeded, and would show a blank page.');
  const unnamed = missing.filter((name) => !output.includes(name));
  return unnamed.length === 0 ? good : failed(`The error does not name ${unnamed.join(', ')}:\n${output}`);
}

const routesBefore = snapshot('src/routes/routeTree.gen.ts');

/** The router's plugin writes the tree at every build, so this runs after the builds. */
function compareRoutes(): Outcome {
  const changed = differences(routesBefore, snapshot('src/routes/routeTree.gen.ts'));
  return changed.length === 0
    ? good
    : failed([...changed, 'It has just been written again: commit it.'].join('\n'));
}

const parts: [name: string, run: () => Outcome][] = [
  ['contract', lintContract],
  ['contract has no unmarked breaking change', () => capture(process.execPath, ['scripts/contract-diff.ts'])],
  ['generated code is up to date', regenerate],
  ['types', () => capture('tsc', ['--noEmit'])],
  ['lint', () => capture('oxlint', ['--deny-warnings'])],
  ['format', () => capture('oxfmt', ['--check'])],
  ['unused files, exports and dependencies', () => capture('knip', ['--no-progress'])],
  ['production build holds no mock', buildForProduction],
  ['server is built', buildServer],
  ['builds hold no secret', findSecretsInBuilds],
  ['licences and install scripts are agreed to', judgeLicences],
  ['exports and pictures come on use alone', findEarlyExports],
  ['demonstration holds the marks of the mock', findMocksInDemonstration],
  ['bytes are within their budgets', holdBudgets],
  ['production build names what is not configured', buildWithSomeSettings],
  ['route tree is up to date', compareRoutes],
];

const indent = (text: string) => text.trimEnd().replaceAll(/^/gm, '    ');

const failures: string[] = [];
try {
  for (const [name, run] of parts) {
    const { ok, output } = run();
    console.log(`${ok ? 'OK    ' : 'failed'}  ${name}`);
    if (!ok) {
      console.log(indent(output));
      failures.push(`${name}: ${output.trim().split('\n')[0] ?? ''}`);
    }
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
writeVerdict('check', { counts: nothing, failures });
process.exitCode = failures.length > 0 ? 1 : 0;
