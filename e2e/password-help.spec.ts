import { fillSignIn, password, signIn } from './accounts.ts';
import { expect, test, type Page } from './fixtures.ts';

const email = 'engineer@example.com';
const newPassword = 'a-password-of-my-own';

async function askForLink(page: Page, address: string): Promise<void> {
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill(address);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

/** Out of the mails that the demonstration keeps in place of sending them. */
async function mailedLink(page: Page): Promise<string> {
  const links = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('montage-embedded-v1');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error));
    });
    const rows = await new Promise<{ collection: string; record: { link: string; sent_ms: number } }[]>(
      (resolve, reject) => {
        const reading = database.transaction('records').objectStore('records').getAll();
        reading.addEventListener('success', () => resolve(reading.result));
        reading.addEventListener('error', () => reject(reading.error));
      },
    );
    database.close();
    return rows
      .filter(({ collection }) => collection === 'mails')
      .toSorted((a, b) => a.record.sent_ms - b.record.sent_ms)
      .map(({ record }) => record.link);
  });
  const link = links.at(-1);
  if (link === undefined) throw new Error('No mail has been sent.');
  return link;
}

const codeOf = (link: string) => new URLSearchParams(link.split('?')[1]).get('oobCode') ?? '';

/** Everything that the browser keeps of this page, apart from the data of the demonstration's own backend. */
function kept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [location.href, document.referrer, document.cookie, JSON.stringify(history.state)];
    texts.push(JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }));
    for (const { name } of await indexedDB.databases()) {
      if (!name || name.startsWith('montage-embedded-')) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown>((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.addEventListener('success', () => resolve(reading.result));
          reading.addEventListener('error', () => reject(reading.error));
        });
        texts.push(`${name}/${store}: ${JSON.stringify(rows)}`);
      }
      database.close();
    }
    return texts.join('\n');
  });
}

test('a forgotten password is replaced by way of the mail', async ({ page, complaints }) => {
  complaints.expect(/status of 400/);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page).toHaveTitle(/^Forgot password/);
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();

  await page.getByLabel('Email', { exact: true }).fill('enginer@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('enginer@example.com');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(email)).toBeVisible();

  await page.getByRole('button', { name: 'Mails (1)' }).click();
  const mails = page.getByRole('dialog', { name: 'Demonstration mails' });
  await mails.getByText('Reset your password').click();
  await mails.getByRole('link', { name: 'Set a new password' }).click();

  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeFocused();
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/login');

  await fillSignIn(page, email, password);
  await expect(page.getByRole('alert')).toBeVisible();
  await fillSignIn(page, email, newPassword);
  await expect(page.getByRole('heading', { name: 'Choose a module to get started' })).toBeVisible();
});

test('neither the code of a link nor a password is kept or written anywhere', async ({ page, context }) => {
  const written: string[] = [];
  context.on('console', (message) => written.push(message.text()));
  const asked: string[] = [];
  await askForLink(page, email);
  const link = await mailedLink(page);
  context.on('request', (request) => asked.push(`${request.url()} ${JSON.stringify(request.headers())}`));

  await page.goto(link);
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/password-reset');
  // Files loaded together with the page send its address as referrer; no later call may.
  asked.length = 0;
  expect(await kept(page)).not.toContain(codeOf(link));

  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await fillSignIn(page, email, newPassword);
  await expect(page.getByRole('heading', { name: 'Choose a module to get started' })).toBeVisible();

  const everything = [await kept(page), ...written, ...asked].join('\n');
  expect(everything).toContain('firebaseLocalStorage');
  expect(everything).not.toContain(codeOf(link));
  expect(everything).not.toContain(newPassword);
});

test('a link works once', async ({ page, complaints }) => {
  complaints.expect(/status of 400/);
  await askForLink(page, email);
  const link = await mailedLink(page);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('This password reset link is invalid or has expired.');
  await page.getByRole('link', { name: 'Request New Reset Link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('a new password ends the open session, and the sign-in asks for it', async ({ page, complaints }) => {
  complaints.expect(/status of 400/);
  await signIn(page, email);
  await askForLink(page, email);
  await page.goto(await mailedLink(page));
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();

  await expect(page).toHaveURL('/login');
  await fillSignIn(page, email, newPassword);
  await expect(page.getByRole('heading', { name: 'Choose a module to get started' })).toBeVisible();
});
