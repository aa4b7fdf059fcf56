/** Each way in which a save can fail, from the fault to the montage that is saved in the end. */
import type { Fault } from '../../src/mocks/faults.ts';
import { type Page } from '../fixtures.ts';
import { depth, formation, saveState, section, signInTo, toast, typeInto } from '../montage-editor.ts';
import { expect, test } from './backend.ts';
import { expectSavedAsShown, revision, stored } from './editor.ts';

export const network =
  'Network error: Unable to connect to the server. Please check your internet connection.';

interface SaveFault {
  name: string;
  fault: Extract<Fault, { kind: 'status' | 'html' | 'network' | 'lost' | 'cut' }>;
  /** The message for the user. */
  says: string;
  /** Whether the server stores what was sent in spite of it. */
  stores?: boolean;
  /** Whether it is tried again without being asked. */
  goesOn: boolean;
  /** The browser's log message. */
  logs?: RegExp;
}

const status = (code: number, says: string, goesOn: boolean): SaveFault => ({
  name: String(code),
  fault: { kind: 'status', status: code },
  says,
  goesOn,
  logs: new RegExp(`status of ${code}`),
});

export const saveFaults: SaveFault[] = [
  status(403, 'You do not have access to this module.', false),
  status(404, 'The server answered 404.', false),
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

export async function work(page: Page): Promise<void> {
  await typeInto(depth(formation(page, 'Holland Formation'), 'TVD SS'), '1990.5');
  await (await section(page, 4)).getByRole('button', { name: /^Add a formation to/ }).click();
  await page.keyboard.type('Maurits "Top" <b>');
  await page.keyboard.press('Enter');
}

export async function expectWork(page: Page): Promise<void> {
  await expect(depth(formation(page, 'Holland Formation'), 'TVD SS')).toHaveText('1,990.5');
  await expect(formation(page, 'Maurits "Top" <b>')).toHaveCount(1);
}

export function testSaveFault({ name, fault, says, stores = false, goesOn, logs }: SaveFault): void {
  test(`a save meets ${name}: nothing is lost, the screen says so, and then it is saved`, async ({
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

    // Edits made meanwhile are sent with it.
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
