import type { Page } from '@playwright/test';
import { organisationsCalled, usersCalled } from '../../src/features/administration/people-for-tests.ts';
import { noorderdiep4 } from '../../src/mocks/seed/noorderdiep.ts';
import { hostileMark } from '../../src/mocks/seed/hostile-texts.ts';
import { partOfPage, table, type Outcomes } from '../../src/testing/security/results.ts';
import { vectors } from '../../src/testing/security/vectors.ts';
import { fillSignIn, password, signIn } from '../accounts.ts';
import { hidePicture, plan, sectionsTable, topLine } from '../montage-editor.ts';
import { chooseFiles } from '../workflow.ts';
import { expect, test } from '../production/backend.ts';

const texts = vectors.map(({ text }) => text);
/** The vectors that act where text becomes markup. */
const acting = vectors
  .filter(({ aim, text }) => aim === 'run a script' && !/[\t\n]/.test(text))
  .map(({ text }) => text);

/** Injected content: elements that must not be in the page. */
const injected = (page: Page) =>
  page.evaluate((mark) => {
    const own = (address: string) => new URL(address, location.href).origin === location.origin;
    const found: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      const name = element.localName;
      if (/^(iframe|frame|object|embed|base|applet|marquee|math|foreignobject)$/.test(name)) found.push(name);
      if (name === 'script' && !own((element as HTMLScriptElement).src || 'https://inline.invalid'))
        found.push(name);
      if (name === 'meta' && element.hasAttribute('http-equiv')) found.push(name);
      for (const { name: attribute, value } of element.attributes) {
        if (attribute.startsWith('on') || attribute === 'srcdoc') found.push(`${name} ${attribute}`);
        if (
          /^(href|src|action|formaction|xlink:href)$/.test(attribute) &&
          !value.startsWith('#') &&
          !value.startsWith('blob:')
        ) {
          if (!URL.canParse(value, location.href) || !own(value)) found.push(`${name} ${attribute}=${value}`);
        }
      }
    }
    if (mark in globalThis) found.push('a script that ran');
    if ('polluted' in {}) found.push('an object that every other is made of');
    return found;
  }, hostileMark);

/** Every visible text of the page, and every value of a field. */
const shownOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, [role=dialog] *')].flatMap((element) => {
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        return [element.value];
      return element.childElementCount === 0 || element.matches('td, th, li, p') ? [element.textContent] : [];
    }),
  );

const tidied = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** How each vector is shown: whole, or its beginning. */
async function outcomesOn(page: Page): Promise<Outcomes> {
  expect(await injected(page)).toEqual([]);
  const shown = await shownOn(page);
  const exact = new Set(shown.map((text) => text.toWellFormed()));
  const loose = new Set(shown.map(tidied));
  return new Map(
    vectors.map(({ id, text }) => {
      if (exact.has(text.toWellFormed())) return [id, 'text'];
      if (loose.has(tidied(text))) return [id, 'text, tidied'];
      const beginning = tidied(text).slice(0, 60);
      const isThere = [...loose].some((one) => one.startsWith(beginning));
      expect(isThere, `${id} is not shown`).toBe(true);
      return [id, 'text, cut'];
    }),
  );
}

test.use({ mayMove: 'Names of thousands of letters take a height that is unknown before they come.' });

test('every hostile text is shown as a text and nothing of it acts, wherever it comes from', async ({
  page,
  context,
  backend,
}) => {
  const { faults } = backend.world;
  const dialogs: string[] = [];
  const strangers: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isOwn = hostname === '127.0.0.1' || hostname.endsWith('.googleapis.com');
    if (!isOwn && protocol !== 'blob:' && protocol !== 'data:') strangers.push(request.url());
  });

  // Typed by a user, before there is a session.
  for (const path of ['/login', '/signup', '/forgot-password']) {
    await page.goto(path);
    for (const text of acting.slice(0, 4)) {
      await page.getByLabel('Email', { exact: true }).fill(text);
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(text);
    }
    expect(await injected(page)).toEqual([]);
  }
  // A return path, and a link of a mail, that someone else has written.
  for (const from of [
    '//attacker.invalid',
    'javascript:alert(1)',
    '/\\attacker.invalid',
    '/%2f%2fattacker.invalid',
  ]) {
    await page.goto(`/login?from=${encodeURIComponent(from)}`);
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  }
  await fillSignIn(page, 'admin@example.com', password);
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/$/);

  // Lists whose names a server has.
  faults.add({
    on: 'listOrganisations',
    fault: { kind: 'status', status: 200, body: organisationsCalled(texts) },
  });
  faults.add({ on: 'listUsers', fault: { kind: 'status', status: 200, body: usersCalled(texts) } });
  await page.goto('/user');
  await expect(page.getByRole('table', { name: 'Organisations' }).getByRole('rowheader')).toHaveCount(
    texts.length,
  );
  const administration = await outcomesOn(page);

  const top = noorderdiep4.top_line_item!;
  const named = (well_name: string) => ({ ...top, well_name, field_name: null, field_code: null });
  const items = texts.map((text, index) => ({
    id: `v${index}`,
    updated_time: '2026-01-01T00:00:00Z',
    top_line_item: named(text),
  }));
  faults.add({
    on: 'listMontages',
    fault: { kind: 'status', status: 200, body: { items, total_count: items.length } },
  });
  await page.goto('/montage?page_size=100');
  await expect(page.getByRole('table', { name: 'Montages' }).getByRole('rowheader')).toHaveCount(
    texts.length,
  );
  const list = await outcomesOn(page);

  // A montage that is made of them.
  const steps = texts.map((text, index) => ({
    id: `p${index}`,
    rank: index + 1,
    title: text,
    description: text,
  }));
  const montage = {
    ...noorderdiep4,
    id: 'v1',
    top_line_item: { ...top, well_name: acting[0]!, well_heads: texts },
    plan_summaries_list: steps,
  };
  faults.add({ on: 'getMontage', fault: { kind: 'status', status: 200, body: montage } });
  await hidePicture(page);
  await page.goto('/montage/edit/v1');
  await expect(sectionsTable(page)).toBeVisible();
  await expect(plan(page)).toBeVisible();
  await expect(topLine(page)).toBeVisible();
  const editor = await outcomesOn(page);

  // Files of these names.
  await page.goto('/montage/create');
  await chooseFiles(
    page,
    acting.map((name) => ({ name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(name) })),
  );
  await expect(page.getByText(`Classify Documents (${acting.length})`)).toBeVisible();
  expect(await injected(page)).toEqual([]);

  // The check itself works: it finds an injected element.
  await page.evaluate(() => document.body.append(document.createElement('embed')));
  expect(await injected(page)).toEqual(['embed']);

  expect(dialogs).toEqual([]);
  expect(strangers).toEqual([]);
  const found = table([
    ['organisations and users', administration],
    ['list of montages', list],
    ['editor: well heads, plan', editor],
  ]);
  expect(partOfPage('page', found)).toBe(found);
});

test('a server’s error message is shown as text, in every form of the answer', async ({
  page,
  backend,
  complaints,
}) => {
  complaints.expect(/status of 500/);
  const { faults } = backend.world;
  await signIn(page, 'admin@example.com');
  const words = acting.slice(0, 8).join(' ');
  for (const body of [{ stack: { detail: words } }, { detail: [{ msg: words }] }, { message: words }]) {
    faults.clear();
    faults.add({ on: 'listMontages', fault: { kind: 'status', status: 500, body } });
    await page.goto('/montage');
    await expect(page.getByRole('alert')).toContainText(acting[0]!);
    expect(await injected(page)).toEqual([]);
  }
});

test('a link that resets a password leads nowhere and does nothing, with any content', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  const values = {
    mode: 'resetPassword',
    oobCode: acting[1]!,
    apiKey: 'any',
    lang: acting[0]!,
    continueUrl: '//attacker.invalid',
  };
  const [judged, incomplete] = ['Invalid Reset Link', 'Forgot your password?'];
  const hostile: [heading: string, parameters: Record<string, string>][] = [
    [judged, values],
    [judged, { ...values, oobCode: '../../accounts:delete', continueUrl: 'javascript:alert(1)' }],
    // Read as an object, which is not code.
    [incomplete, { ...values, oobCode: '{"$gt":""}', continueUrl: 'https://attacker.invalid/' }],
    [incomplete, { ...values, mode: 'recoverEmail' }],
    [incomplete, { ...values, mode: acting[0]!, oobCode: '' }],
  ];
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('attacker.invalid') && !request.isNavigationRequest())
      elsewhere.push(request.url());
  });
  for (const [heading, parameters] of hostile) {
    await page.goto(`/password-reset?${new URLSearchParams(parameters).toString()}`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    expect(await injected(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/login$/);
  }
  expect(elsewhere).toEqual([]);
});
