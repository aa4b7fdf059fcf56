import type { Page } from '@playwright/test';
import { reportingDir } from '../../scripts/build-journeys.ts';
import type { ErrorReport, TimingReport } from '../../src/app/reporting/reports.ts';
import { depth, formation, fullMontage, signInTo, typeInto } from '../montage-editor.ts';
import { expect, test } from './backend.ts';

// Tall enough for the rows that are written in: the table holds what is in sight.
test.use({ viewport: { width: 1440, height: 2_600 }, builtDir: reportingDir });

type Report = ErrorReport | TimingReport;

const told = (page: Page) => page.evaluate(() => (globalThis as { told?: Report[] }).told ?? []);

test('a host that asks for it is told of failures and timings, and of nothing that a person wrote', async ({
  page,
  backend,
  complaints,
}) => {
  complaints.expect(/status of 503/);
  complaints.expect(/Failed to save montage/);
  complaints.expect(/requires 'TrustedScript' assignment/);
  complaints.expect(/page error.*A sentence with Holland in it/);
  backend.world.faults.add({ on: 'saveMontage', fault: { kind: 'status', status: 503 } });
  await signInTo(page);

  await typeInto(depth(formation(page, 'Holland Formation'), 'Range'), '16.5');
  await page.keyboard.press('Control+s');
  await page.evaluate(() => {
    void Promise.reject(new TypeError('A sentence with Holland in it'));
    try {
      document.createElement('script').textContent = 'Holland';
    } catch {
      // What the policy tells of it is looked for below.
    }
    // As when the page is left, when the last figures are final.
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

  // Nothing of what happens in the ordinary course is among them.
  const failures = async () => (await told(page)).filter((report): report is ErrorReport => 'kind' in report);
  await expect.poll(async () => (await failures()).length).toBeGreaterThanOrEqual(3);
  const common = { route: '/montage/edit/$documentId', build: expect.stringMatching(/^index-[\w-]+\.js$/) };
  expect((await failures()).toSorted((one, other) => one.kind.localeCompare(other.kind))).toMatchObject([
    { kind: 'call', errorClass: 'ApiError', operation: 'saveMontage', status: 503, ...common },
    { kind: 'policy', directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', ...common },
    { kind: 'rejection', errorClass: 'TypeError', message: 'other', ...common },
  ]);
  const isLargest = (report: Report) => 'metric' in report && report.metric === 'LCP';
  expect((await told(page)).find(isLargest)).toMatchObject({ route: '/login', value: expect.any(Number) });

  const text = JSON.stringify(await told(page));
  for (const kept of ['Holland', 'Noorderdiep', 'engineer', fullMontage, '16.5'])
    expect(text).not.toContain(kept);
});
