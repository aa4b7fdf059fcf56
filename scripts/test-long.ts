/**
 * `npm run test:long`: what takes minutes and repeats no rule of `npm test`. Stories tagged `long` walk every fault of every
 * operation, and 2,000 answers of other backends, through the screens; the stories of `npm test` run a second
 * time with React's development build, whose warnings fail a story and which renders twice to find what is not pure; the
 * journeys in `e2e/long` play random schedules in Chromium, put hostile texts into every field, and meet each way in which a
 * save can fail; the main job is done on the built server. `verify-backend` walks sixty backends with one error each; property tests have many more cases; bugs that are
 * planted must be found by random schedules.
 */
import { root } from './run.ts';
import { journeysPart, runPart, vitestPart } from './test/parts.ts';
import { ensureBrowser } from './test/programs.ts';
import { report } from './test/report.ts';

process.chdir(root);
console.log(
  'Adds to npm test: every fault through the screens, the stories with React’s development build, 2,000 answers of other backends on the screens, random schedules in Chromium, hostile texts in every field, backends with one error each, more cases of property tests.',
);
if (ensureBrowser()) {
  report(
    'test:long',
    (
      await Promise.all([
        (async () => [
          await runPart(vitestPart('long-stories', 'long-stories')),
          await runPart(vitestPart('development-stories', 'storybook')),
        ])(),
        (async () => [
          await runPart(journeysPart('long-journeys', 'long', 'server')),
          await runPart(vitestPart('long-units', 'long-units')),
        ])(),
      ])
    ).flat(),
  );
} else process.exitCode = 1;
