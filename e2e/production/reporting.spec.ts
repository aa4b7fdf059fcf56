import type { Page } from '@playwright/test';
import { journeysPort, serverPage } from '../../scripts/build-journeys.ts';
import type { ErrorReport, TimingReport } from '../../src/app/reporting/reports.ts';
import { depth, formation, fullMontage, signInTo, typeInto } from '../montage-editor.ts';
import { expect, test } from './backend.ts';
import { signedInCode } from './signed-in-code.ts';

// Tall enough for the edited rows: the table renders only visible rows.
test.use({ viewport: { width: 1440, height: 2_600 }, builtDir: serverPage });

type Report = ErrorReport | TimingReport;

/** As a deployment with these settings answers. */
const configuration = {
  brandName: 'Montage',
  identity: {
    kind: 'firebase',
    apiKey: 'journeys',
    authDomain: 'montage.invalid',
    projectId: 'montage-journeys',
    emulatorUrl: `http://127.0.0.1:${journeysPort}`,
  },
};

test.beforeEach(({ page }) => page.route('/config.json', (route) => route.fulfill({ json: configuration })));

const reportsOf = (page: Page) => page.evaluate(() => (globalThis as { reports?: Report[] }).reports ?? []);

test('a host receives failures and timings, and nothing that a user wrote', async ({
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

  await typeInto(depth(formation(page, 'Holland Formation'), 'Range'), '7654.25');
  await page.keyboard.press('Control+s');
  await page.evaluate(() => {
    void Promise.reject(new TypeError('A sentence with Holland in it'));
    try {
      document.createElement('script').textContent = 'Holland';
    } catch {
      // The policy's report of it is checked below.
    }
    // As when the page is left, when the last figures are final.
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

  // Failures of normal operation are not among them.
  const failures = async () =>
    (await reportsOf(page)).filter((report): report is ErrorReport => 'kind' in report);
  await expect.poll(async () => (await failures()).length).toBeGreaterThanOrEqual(3);
  const common = { route: '/montage/edit/$documentId', build: expect.stringMatching(/^index-[\w-]+\.js$/) };
  expect((await failures()).toSorted((one, other) => one.kind.localeCompare(other.kind))).toMatchObject([
    { kind: 'call', errorClass: 'ApiError', operation: 'saveMontage', status: 503, ...common },
    { kind: 'policy', directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', ...common },
    { kind: 'rejection', errorClass: 'TypeError', message: 'other', ...common },
  ]);
  const isLargest = (report: Report) => 'metric' in report && report.metric === 'LCP';
  expect((await reportsOf(page)).find(isLargest)).toMatchObject({
    route: '/login',
    value: expect.any(Number),
  });

  const text = JSON.stringify(await reportsOf(page));
  for (const kept of ['Holland', 'Noorderdiep', 'engineer', fullMontage, '7654.25'])
    expect(text).not.toContain(kept);
});

test('the sign-in of a build with reporting loads no code of the screens behind it', async ({ page }) => {
  const loaded = signedInCode(page);
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect.poll(() => page.evaluate(() => 'reports' in globalThis)).toBe(true);
  expect(loaded()).toEqual([]);
});
