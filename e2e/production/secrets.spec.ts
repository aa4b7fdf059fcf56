import { fillSignIn } from '../accounts.ts';
import { depth, formation, openMontage, saveByKey, typeInto } from '../montage-editor.ts';
import { expect, test } from './backend.ts';
import { storedInBrowser, watchLogs, watchRequests } from './leaks.ts';

const email = 'secretive@example.com';
const firstPassword = 'first-Passw0rd-hX3vQ';
const secondPassword = 'second-Passw0rd-Zk7mN';

// As tall as the montage, so that nothing that is looked for is out of sight.
test.use({ viewport: { width: 1440, height: 2_600 } });

test('no password, token or reset code reaches a log, an address or a storage that is not the identity library’s', async ({
  page,
  context,
  backend,
}) => {
  const { world } = backend;
  const requests = watchRequests(context);
  const logs = watchLogs(context);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  const stored: string[] = [];
  const look = async () => stored.push(...(await storedInBrowser(page)));

  // Signing up and in.
  await page.goto('/signup');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(firstPassword);
  await page.locator('form').getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('No module is open to you yet')).toBeVisible();
  await look();
  await page.getByRole('button', { name: 'Log out' }).click();
  // Until then the identity library may still hold the session, and ask for it again on the next page.
  await expect(page).toHaveURL(/\/login/);

  // A password that was forgotten. The code comes in the address of the mailed link, and goes nowhere from there.
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.locator('form').getByRole('button').last().click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const { link, oob_code: resetCode } = world.db.mails.all()[0]!;
  const linkOpened = { since: requests.length };
  await page.goto(link);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await look();
  await page.getByLabel('New password', { exact: true }).fill(secondPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
  await look();
  const afterReset = page.url();

  // Reading and editing, with what an administrator grants.
  await world.db.transaction(async () => {
    await world.db.users.update((q) => q.where({ email }), {
      data: (user) => void (user.component_access = [{ id: 'grant-1', name: 'montage' }]),
    });
  });
  await page.goto('/login');
  await fillSignIn(page, email, secondPassword);
  await expect(page.getByRole('heading', { name: 'Choose a module to get started' })).toBeVisible();
  await openMontage(page);
  const range = depth(formation(page, 'Holland Formation'), 'Range');
  await typeInto(range, '16.5');
  await look();
  await saveByKey(page);
  await look();

  const sessions = world.db.sessions.all();
  const bearer = requests.flatMap(({ headers }) => headers.authorization?.replace(/^Bearer /, '') ?? []);
  const secrets = {
    'the first password': [firstPassword],
    'the second password': [secondPassword],
    'the reset code': [resetCode],
    'a refresh token': sessions.map(({ refresh_token }) => refresh_token),
    'an ID token': [...new Set(bearer)],
  };
  for (const [name, found] of Object.entries(secrets)) expect(found.length, name).toBeGreaterThan(0);

  const isTheLink = (url: string) => new URL(url).pathname === '/password-reset';
  const urls = requests.map(({ url }) => url);
  // The library chooses the policy of its own calls (strict-origin-when-cross-origin): a provider at another origin, as every real
  // one is, learns no more from them than this one; and a provider knows the codes that it made.
  const referers = requests.flatMap(({ url, headers }) =>
    url.includes('.googleapis.com/') ? [] : (headers.referer ?? []),
  );
  // The mailed link itself is opened once; that is how the code arrives.
  expect(urls.slice(linkOpened.since).filter(isTheLink)).toHaveLength(1);
  expect(afterReset).not.toContain(resetCode);
  const places = {
    'the address of a request': urls.filter((url) => !isTheLink(url)),
    'the address of the page': visited.filter((url) => !isTheLink(url)),
    'a referrer': referers,
    'the log of the page': logs.page,
    'the log of the backend': logs.process,
    storage: stored,
  };
  expect(places['the address of a request'].length).toBeGreaterThan(20);
  expect(places['a referrer'].length).toBeGreaterThan(20);
  expect(places.storage.length).toBeGreaterThan(3);
  const leaks = Object.entries(places).flatMap(([place, texts]) =>
    Object.entries(secrets).flatMap(([secret, values]) =>
      texts
        .filter((text) => values.some((value) => text.includes(value)))
        .map((text) => `${secret} in ${place}: ${text.slice(0, 200)}`),
    ),
  );
  logs.end();
  expect(leaks).toEqual([]);
});
