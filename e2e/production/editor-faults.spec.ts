import {
  depth,
  formation,
  openMontage,
  saveState,
  signInTo,
  typeInto,
  untilKept,
} from '../montage-editor.ts';
import { expect, test } from './backend.ts';
import { expectSavedAsShown, revision } from './editor.ts';
import { expectWork, network, saveFaults, testSaveFault, work } from './save-faults.ts';

// As tall as the montage, so that everything that is compared is visible.
test.use({ viewport: { width: 1440, height: 3_600 } });

// The others are in e2e/long: the editor itself meets each of them in create-editor-faults.test.ts.
saveFaults.filter(({ fault }) => fault.kind === 'lost').forEach(testSaveFault);

test('a save is refused with 401: signing in again is offered, and a save after it goes through', async ({
  page,
  backend,
  complaints,
}) => {
  complaints.expect(/Failed to save montage/);
  complaints.expect(/status of 401/);
  await signInTo(page);
  const heal = backend.world.faults.add({ on: 'saveMontage', fault: { kind: 'status', status: 401 } });
  await work(page);
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toContainText('Not saved: ');
  await expect(page.getByRole('link', { name: /Sign in/ })).toBeVisible();
  await expect(page.getByText(/tries again in/)).toHaveCount(0);
  await expectWork(page);
  heal();
  await page.keyboard.press('Control+s');
  await expectSavedAsShown(page, backend);
  await expectWork(page);
});

test('without a network edits wait, and are saved when it is there again', async ({
  page,
  context,
  backend,
}) => {
  // They are loaded when the browser is idle: after that nothing else has to be loaded.
  const later = [/toast-container.*\.js/, /browser-connection.*\.js/, /recalculate.*\.js/].map((code) =>
    page.waitForResponse(code),
  );
  await signInTo(page);
  await Promise.all(later);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await work(page);
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toContainText(`Not saved: ${network}`);
  await expectWork(page);
  await context.setOffline(false);
  await expectSavedAsShown(page, backend);
  await expectWork(page);
});

test('code of the application that cannot be loaded takes no work along', async ({
  page,
  backend,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED.*toast-container/);
  await page.route(/toast-container/, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await signInTo(page);
  await work(page);
  await refused;
  await expectWork(page);
  await page.keyboard.press('Control+s');
  await expectSavedAsShown(page, backend);
});

for (const kind of ['hold', 'withhold'] as const) {
  const reached = kind === 'withhold' ? 'stored' : 'not stored';
  test(`a tab that is killed while its save is under way and ${reached} loses and doubles nothing`, async ({
    page,
    context,
    backend,
  }) => {
    await signInTo(page);
    backend.world.faults.add({ on: 'saveMontage', fault: { kind }, calls: { only: 1 } });
    await work(page);
    await page.keyboard.press('Control+s');
    await expect(saveState(page)).toHaveText('Saving...');
    if (kind === 'withhold') await expect.poll(() => revision(backend)).toBe(2);
    const texel = depth(formation(page, 'Texel Formation'), 'Range');
    await typeInto(texel, '16.5');
    await expect(texel).toHaveText('16.5');
    await untilKept(page);
    const crashed = page.waitForEvent('crash');
    const session = await context.newCDPSession(page);
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    if (kind === 'withhold') backend.world.faults.release();

    const again = await context.newPage();
    await openMontage(again);
    await expect(again.getByText(/were restored/)).toBeVisible();
    await expectWork(again);
    await again.getByRole('button', { name: 'Keep' }).click();
    await again.keyboard.press('Control+s');
    await expectSavedAsShown(again, backend);
    await expectWork(again);
    await expect(depth(formation(again, 'Texel Formation'), 'Range')).toHaveText('16.5');
  });
}
