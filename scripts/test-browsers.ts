/**
 * `npm run test:browsers`: the main journeys on the built page and server, in Chromium, Firefox and WebKitGTK. Prints a table
 * of journeys and engines, and keeps pictures in `shots/browsers/`.
 *
 * `--engine firefox` and `--journey 'sign in'` play less; both can be repeated.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printTable } from './bench/table.ts';
import { startPuppeteerEngine } from './browsers/engines/puppeteer-engine.ts';
import { engineNames, type Engine, type EngineName } from './browsers/engines/tab.ts';
import { startWebKitEngine } from './browsers/engines/webkit-engine.ts';
import { journeys } from './browsers/journeys/journeys.ts';
import { matrixOf, type Outcome } from './browsers/matrix.ts';
import { pageWithRecorder } from './browsers/page-with-recorder.ts';
import { runJourney } from './browsers/run-journey.ts';
import { serverPage } from './build-journeys.ts';
import { root, show } from './run.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true, default: [] },
    journey: { type: 'string', multiple: true, default: [] },
    'as-built': { type: 'boolean', default: false },
  },
});
const chosen = (wanted: readonly string[], name: string) =>
  wanted.length === 0 || wanted.some((one) => name.toLowerCase().includes(one.toLowerCase()));

const start = (name: EngineName): Promise<Engine> =>
  name === 'WebKit' ? startWebKitEngine() : startPuppeteerEngine(name);

process.chdir(root);
if (!values['as-built'] && !show('node', ['scripts/build-journeys.ts', '--server']).ok)
  throw new Error('The build failed.');
const pictures = join(root, 'shots', 'browsers');
const page = join(root, serverPage);
const recording = pageWithRecorder(page, join(root, 'test-results', 'browsers-page'));
const outcomes: Outcome[] = [];
for (const name of engineNames.filter((one) => chosen(values.engine, one))) {
  const engine = await start(name);
  console.log(`${name}: ${engine.version}`);
  try {
    for (const journey of journeys.filter((one) => chosen(values.journey, one.name))) {
      const outcome = await runJourney(engine, journey, {
        page: name === 'WebKit' ? recording : page,
        pictures,
      });
      console.log(
        `  ${outcome.error === undefined ? 'passed' : 'FAILED'} ${journey.name}, ${outcome.seconds} s`,
      );
      if (outcome.error !== undefined) console.log(outcome.error.replaceAll(/^/gm, '    '));
      outcomes.push(outcome);
    }
  } finally {
    await engine.close();
  }
}
const { rows, notes, failures } = matrixOf(outcomes);
console.log();
printTable(rows, { kept: false });
for (const line of notes) console.log(line);
console.log(
  `\n${outcomes.length - failures.length} passed, ${failures.length} failed. Pictures: ${pictures}`,
);
process.exitCode = failures.length === 0 && outcomes.length > 0 ? 0 : 1;
