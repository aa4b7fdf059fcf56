/**
 * Everything that is tested, in one command: units in Node, stories in Chromium, journeys on the built bundles, and the
 * specification against what they reported. The last line says how many passed and failed over all of them.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallChromium } from './find-chromium.ts';
import { findOrInstallOffice, withoutOffice } from './find-office.ts';
import { findOrInstallPoppler } from './find-poppler.ts';
import { root, show } from './run.ts';
import { holdSpecification, lastReports } from './specification-part.ts';
import {
  add,
  closingLine,
  countPlaywright,
  countVitest,
  judge,
  nothing,
  oneFailure,
  type Counts,
} from './test-counts.ts';
import { withoutPoppler } from '../src/testing/poppler.ts';
import { failuresIn } from './test-failures.ts';

process.chdir(root);

/** Reports of an earlier run must not be counted in this one. */
const reports = join(root, 'test-results', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const title = (text: string) => console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 76 - text.length))}`);

function runVitest(project: 'unit' | 'storybook'): Counts {
  const report = join(reports, `${project}.json`);
  const { ok } = show(
    'vitest',
    [
      'run',
      '--project',
      // Those that need a process of their own are a project beside the others.
      `${project}*`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--reporter=./scripts/failures-reporter.ts',
    ],
    { FAILURES_FILE: join(reports, `${project}.failures.json`) },
  );
  return judge(ok, report, countVitest);
}

function runJourneys(): Counts {
  const built =
    show('vite', ['build', '--mode', 'embedded', '--logLevel', 'warn']).ok &&
    show('node', ['scripts/build-journeys.ts']).ok;
  if (!built) {
    console.error('The bundles could not be built, so that no journey could run on them.');
    return oneFailure;
  }
  const report = join(reports, 'journeys.json');
  const { ok } = show(
    'playwright',
    ['test', '--project=demonstration', '--project=production', '--reporter=list,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  );
  return judge(ok, report, countPlaywright);
}

/** Whether there is a browser to run in. Told to all that follows, so that it is looked for once. */
function browserStands(): boolean {
  try {
    const { executablePath } = findOrInstallChromium('shell');
    process.env.CHROMIUM_PATH = executablePath;
    console.log(`Chromium: ${executablePath}`);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** Says what to do where there is no office; the test that needs it fails then, unless it is left out. */
function seeToOffice(): void {
  if (withoutOffice()) return;
  try {
    process.env.LIBREOFFICE_PATH = findOrInstallOffice();
    console.log(`LibreOffice: ${process.env.LIBREOFFICE_PATH}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

const inBrowser = (run: () => Counts): Counts => (browser ? run() : oneFailure);

const browser = browserStands();
// Without it the tests that need it fail and say so, unless they are left out.
if (!withoutPoppler()) findOrInstallPoppler();
seeToOffice();
title('Units');
let counts = add(nothing, runVitest('unit'));
title('Stories');
counts = add(
  counts,
  inBrowser(() => runVitest('storybook')),
);
title('Journeys');
counts = add(counts, inBrowser(runJourneys));
title('Specification');
counts = add(counts, holdSpecification(lastReports));

const failures = ['unit.failures.json', 'storybook.failures.json', 'journeys.json'].flatMap((file) =>
  failuresIn(join(reports, file)),
);
if (failures.length > 0) {
  title('What failed');
  console.log(failures.join('\n'));
}

console.log(`\n${closingLine(counts)}`);
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
