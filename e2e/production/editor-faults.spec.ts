import type { Fault } from '../../src/mocks/faults.ts';
import { type Page } from '../fixtures.ts';
import {
  depth,
  formation,
  openMontage,
  saveState,
  section,
  signInTo,
  toast,
  typeInto,
  untilKept,
} from '../montage-editor.ts';
import { expect, test } from './backend.ts';
import { expectSavedAsShown, revision, stored } from './editor.ts';

// As tall as the montage, so that nothing that is compared is out of sight.
test.use({ viewport: { width: 1440, height: 3_600 } });

const network = 'Network error: Unable to connect to the server. Please check your internet connection.';

interface Case {
  name: string;
  fault: Extract<Fault, { kind: 'status' | 'html' | 'network' | 'lost' | 'cut' }>;
  /** What the person reads. */
  says: string;
  /** Whether the server stores what was sent in spite of it. */
  stores?: true;
  /** Whether it is tried again without being asked. */
  goesOn: boolean;
  /** What the browser logs of it. */
  logs?: RegExp;
}

const status = (code: number, says: string, goesOn: boolean): Case => ({
  name: String(code),
  fault: { kind: 'status', status: code },
  says,
  goesOn,
  logs: new RegExp(`status of ${code}`),
});

const cases: Case[] = [
  status(403, 'You do not have access to this module.', false),
  status(404, 'The server answered 404. Try again in a moment.', false),
  status(409, 'The request contradicts what is stored.', false),
  status(412, 'Somebody else has saved this montage in the meantime.', true),
  status(422, 'Input should be a valid number, Ranks should begin at 1', false),
  status(500, 'The server answered 500. Try again in a moment.', true),
  status(503, 'The server answered 503. Try again in a moment.', true),
  {
    name: 'a connection that breaks during the request',
    fault: { kind: 'network' },
    says: network,
    goesOn: true,
    logs: /ERR_INVALID_HTTP_RESPONSE/,
  },
  {
    name: 'a connection that breaks before the answer',
    fault: { kind: 'lost' },
    says: network,
    stores: true,
    goesOn: true,
    logs: /ERR_INVALID_HTTP_RESPONSE/,
  },
  {
    name: 'a connection that breaks during the answer',
    fault: { kind: 'cut' },
    says: network,
    stores: true,
    goesOn: true,
    logs: /ERR_CONTENT_LENGTH_MISMATCH/,
  },
  {
    name: 'an answer that is no JSON',
    fault: { kind: 'html' },
    says: 'The server answered with something',
    goesOn: true,
  },
  {
    name: 'a gateway that answers with a page',
    fault: { kind: 'html', status: 502 },
    says: 'Failed to save changes. Please try again.',
    goesOn: true,
    logs: /status of 502/,
  },
];

async function work(page: Page): Promise<void> {
  await typeInto(depth(formation(page, 'Holland Formation'), 'TVD SS'), '1990.5');
  await (await section(page, 4)).getByRole('button', { name: /^Add a formation to/ }).click();
  await page.keyboard.type('Maurits "Top" <b>');
  await page.keyboard.press('Enter');
}

async function expectWork(page: Page): Promise<void> {
  await expect(depth(formation(page, 'Holland Formation'), 'TVD SS')).toHaveText('1,990.5');
  await expect(formation(page, 'Maurits "Top" <b>')).toHaveCount(1);
}

for (const { name, fault, says, stores = false, goesOn, logs } of cases) {
  test(`a save meets ${name}: nothing is lost, the truth is told, and then it is saved`, async ({
    page,
    backend,
    complaints,
  }) => {
    complaints.expect(/Failed to save montage/);
    if (logs) complaints.expect(logs);
    // The repetition of a save that was stored is refused, and found to be one's own.
    if (stores) complaints.expect(/status of 412/);
    await signInTo(page);
    const before = stored(backend);
    const heal = backend.world.faults.add({ on: 'saveMontage', fault });
    await work(page);
    await page.keyboard.press('Control+s');

    await expect(saveState(page)).toContainText(`Not saved: ${says}`);
    await expect(toast(page, says)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Save Changes/ })).toBeVisible();
    await expect(page.getByText(/tries again in/)).toHaveCount(goesOn ? 1 : 0);
    await expectWork(page);
    if (stores) expect(revision(backend)).toBeGreaterThan(1);
    else expect(stored(backend)).toEqual(before);

    // What was done meanwhile goes along.
    await typeInto(depth(formation(page, 'Texel Formation'), 'Range'), '16.5');
    heal();
    const storedSoFar = revision(backend);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectSavedAsShown(page, backend);
    expect(revision(backend)).toBe(storedSoFar + 1);
    await expectWork(page);
    const last = stored(backend).sections_list[3]!.formations_list;
    expect(last.filter(({ formation_name }) => formation_name === 'Maurits "Top" <b>')).toHaveLength(1);
  });
}

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

test('a busy server is left alone for as long as it asks, and then saved to without being asked', async ({
  page,
  backend,
  complaints,
}) => {
  complaints.expect(/Failed to save montage/);
  complaints.expect(/status of 429/);
  const puts: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(Date.now());
  });
  await signInTo(page);
  backend.world.faults.add({
    on: 'saveMontage',
    fault: { kind: 'status', status: 429, headers: { 'Retry-After': '12' } },
    calls: { only: 1 },
  });
  await work(page);
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toContainText('Not saved: ');
  await expect(page.getByText(/tries again in/)).toBeVisible();
  // Its own pauses would have been over by now.
  await expect(saveState(page)).toHaveText('Saved', { timeout: 20_000 });
  await expectSavedAsShown(page, backend);
  expect(puts).toHaveLength(2);
  expect(puts[1]! - puts[0]!).toBeGreaterThanOrEqual(11_900);
});

test('without a network edits wait, and are saved when it is there again', async ({
  page,
  context,
  backend,
}) => {
  // Both are loaded when the browser has nothing better to do: after that nothing is left to be loaded.
  const later = [/toast-container.*\.js/, /browser-connection.*\.js/].map((code) =>
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
    await expect(again.getByText(/stand here again/)).toBeVisible();
    await expectWork(again);
    await again.getByRole('button', { name: 'Keep' }).click();
    await again.keyboard.press('Control+s');
    await expectSavedAsShown(again, backend);
    await expectWork(again);
    await expect(depth(formation(again, 'Texel Formation'), 'Range')).toHaveText('16.5');
  });
}
