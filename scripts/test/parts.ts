/** The parts of the tests: each runs one runner, keeps its output in a file, and reports its result. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { freePorts } from '../free-ports.ts';
import { root, start } from '../run.ts';
import {
  closingLine,
  countPlaywright,
  countVitest,
  judge,
  oneFailure,
  type Counts,
  type VitestReport,
} from './counts.ts';
import { failuresIn } from './failures.ts';
import { failuresAfter, filesWithoutFrames, withSecondRun } from './second-run.ts';
import { timesIn, type Timed } from './slowest.ts';

export interface Part {
  name: string;
  run(log: string): Promise<Counts>;
  /** The runner's own report and its list of failures. */
  reportFile: string;
  failuresFile: string;
}

export interface Result {
  name: string;
  counts: Counts;
  failures: string[];
  times: Timed[];
}

const reports = join(root, 'test-results', 'reports');
const logs = join(root, 'test-results', 'logs');
const readJson = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;
export const reportOf = (name: string) => join(reports, `${name}.json`);

/**
 * @param projects a Vitest project, or a pattern of several.
 * @param environment for the runner, in addition to this process's own.
 */
export function vitestPart(
  name: string,
  projects: string,
  environment: Readonly<Record<string, string>> = {},
): Part {
  const reportFile = reportOf(name);
  const failuresFile = join(reports, `${name}.failures.json`);
  const run = (log: string, report: string, failures: string, files: readonly string[] = []) => {
    const args = [
      'run',
      `--project=${projects}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--reporter=./scripts/test/failures-reporter.ts',
      ...files,
    ];
    return start('vitest', args, log, { ...environment, FAILURES_FILE: failures });
  };
  return {
    name,
    reportFile,
    failuresFile,
    async run(log) {
      const ok = await run(log, reportFile, failuresFile);
      const report = existsSync(reportFile) ? readJson<VitestReport>(reportFile) : null;
      const files = report ? filesWithoutFrames(report) : [];
      if (!report || files.length === 0) return judge(ok, reportFile, countVitest);

      const names = files.map((file) => relative(root, file));
      console.log(
        `${name}: the browser stopped drawing. These files run again in a new one: ${names.join(', ')}`,
      );
      const [secondReport, secondFailures] = ['json', 'failures.json'].map((end) =>
        join(reports, `${name}.second.${end}`),
      ) as [string, string];
      for (const file of [secondReport, secondFailures]) rmSync(file, { force: true });
      await run(log, secondReport, secondFailures, names);
      if (!existsSync(secondReport)) return judge(false, reportFile, countVitest);
      const failures = failuresAfter(failuresIn(failuresFile), failuresIn(secondFailures), files, root);
      writeFileSync(failuresFile, JSON.stringify(failures));
      writeFileSync(reportFile, JSON.stringify(withSecondRun(report, readJson<VitestReport>(secondReport))));
      return judge(failures.length === 0, reportFile, countVitest);
    },
  };
}

/** Playwright projects on the built bundles, which this part builds first. */
export function journeysPart(name: string, ...projects: string[]): Part {
  const reportFile = reportOf(name);
  const args = ['test', ...projects.map((project) => `--project=${project}`), '--reporter=list,json'];
  return {
    name,
    reportFile,
    failuresFile: reportFile,
    async run(log) {
      const built =
        (await start('vite', ['build', '--mode', 'embedded', '--logLevel', 'warn'], log)) &&
        (await start('node', ['scripts/build-journeys.ts'], log));
      if (!built) return oneFailure;
      const [port] = await freePorts(1);
      const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, E2E_PORT: String(port) };
      const ok = await start('playwright', args, log, environment);
      return judge(ok, reportFile, countPlaywright);
    },
  };
}

/** Runs a part. Prints one line of it, and the whole output only if something failed. */
export async function runPart({ name, run, reportFile, failuresFile }: Part): Promise<Result> {
  const log = join(logs, `${name}.log`);
  for (const folder of [reports, logs]) mkdirSync(folder, { recursive: true });
  // The report of an earlier run must not count in this one.
  for (const file of [log, reportFile, failuresFile]) rmSync(file, { force: true });
  const began = performance.now();
  console.log(`${name} ...`);
  const counts = await run(log);
  const took = Math.round((performance.now() - began) / 1_000);
  if (counts.failed > 0) console.log(existsSync(log) ? readFileSync(log, 'utf8') : '');
  console.log(`${name}: ${closingLine(counts)} (${took} s; ${relative(root, log)})`);
  const named = failuresIn(failuresFile);
  const times = existsSync(reportFile)
    ? timesIn(JSON.parse(readFileSync(reportFile, 'utf8')) as Parameters<typeof timesIn>[0], root)
    : [];
  const unnamed = counts.failed > 0 && named.length === 0;
  const failures = unnamed ? [`${name}: failed without a report, see ${relative(root, log)}`] : named;
  return { name, counts, failures, times };
}
