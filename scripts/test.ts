/**
 * `npm test`: units in Node, stories in Chromium with the React that users have, journeys on the built bundles, and
 * the specification against what they reported. Stories follow units while the journeys run alongside: both wait often, and
 * together they keep two cores busy. The last line says how many passed and failed.
 */
import { root } from './run.ts';
import { oneFailure } from './test/counts.ts';
import { journeysPart, runPart, vitestPart, type Part, type Result } from './test/parts.ts';
import { ensureBrowser, ensureReaders } from './test/programs.ts';
import { report } from './test/report.ts';
import { holdSpecification, lastReports } from './test/specification.ts';

process.chdir(root);
const hasBrowser = ensureBrowser();
ensureReaders();

const noBrowser = (name: string): Result => ({
  name,
  counts: oneFailure,
  failures: [`${name}: no browser`],
  times: [],
});
const inBrowser = (part: Part) => (hasBrowser ? runPart(part) : Promise.resolve(noBrowser(part.name)));

const [inVitest, journeys] = await Promise.all([
  (async () => [
    await runPart(vitestPart('units', 'unit*')),
    // React's development build takes a sixth more processor time. `npm run test:long` plays the stories in it.
    await inBrowser(vitestPart('stories', 'storybook', { NODE_ENV: 'production' })),
  ])(),
  inBrowser(journeysPart('journeys', 'demonstration', 'production')),
]);

report('test', [...inVitest, journeys, holdSpecification(lastReports)]);
