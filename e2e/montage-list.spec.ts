import { fillSignIn, password } from './accounts.ts';
import { expect, test, type Page } from './fixtures.ts';
import { depth, hidePicture, saveByKey, sectionsTable, typeInto } from './montage-editor.ts';
import { withMovements } from './movements.ts';

test.use(withMovements);

const table = (page: Page) => page.getByRole('table', { name: 'Montages' });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of montages' });
const step = (page: Page, name: 'Previous' | 'Next') => pages(page).getByRole('button', { name });
const names = (page: Page) => table(page).getByRole('rowheader').allTextContents();

/** Every call of the list, in the order they were made: the page and its size. */
function callsOfTheList(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (request.method() === 'GET' && pathname === '/api/v1/montage')
      calls.push(`${searchParams.get('page')} by ${searchParams.get('page_size')}`);
  });
  return calls;
}

/** Through the form to the list. */
async function signInTo(page: Page, address: string): Promise<void> {
  await page.goto(`/login?from=${encodeURIComponent(address)}`);
  await fillSignIn(page, 'engineer@example.com', password);
  await expect(table(page)).toBeVisible();
}

/**
 * Adds montages to the demonstration's storage, next to its own 14; they are in the list from the next load of the page.
 * The first of the names comes first.
 */
async function storeMontages(page: Page, wellNames: string[]): Promise<void> {
  await page.evaluate(async (all) => {
    const [known] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('montage-embedded-'));
    const opening = indexedDB.open(known!.name!);
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error!));
    });
    const transaction = db.transaction(['records', 'meta'], 'readwrite');
    const empty = { sections_list: [], reservoirs_list: [], plan_summaries_list: [] };
    for (const [index, well_name] of all.entries()) {
      const id = `stored-${index}`;
      const unknown = ['well_type', 'objective', 'location', 'field_name', 'field_code', 'well_id'].concat([
        'activity_id',
        'afe_cost',
        'days_planned',
      ]);
      const top_line_item = {
        ...Object.fromEntries(unknown.map((field) => [field, null])),
        id: `${id}-top`,
        well_name,
        well_heads: [],
      };
      const updated_time = new Date(Date.now() - index * 1_000).toISOString();
      const record = { id, ...empty, top_line_item, updated_time };
      transaction.objectStore('records').put({ collection: 'montages', id, record });
    }
    // Other tabs watch the revision for changes.
    transaction.objectStore('meta').put(Date.now(), 'revision');
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('error', () => reject(transaction.error!));
    });
    db.close();
  }, wellNames);
  await page.reload();
  await expect(table(page)).toBeVisible();
}

const wells = (count: number) => Array.from({ length: count }, (_, index) => `Well ${index + 1}`);

test('turns pages: in the address, ahead of time, back and forward, and after a reload', async ({ page }) => {
  await signInTo(page, '/montage');
  await storeMontages(page, wells(36));
  const calls = callsOfTheList(page);
  await page.reload();
  await expect(page.getByText('50 total montages')).toBeVisible();
  // Calls of the page before the reload are not counted.
  calls.splice(0, calls.indexOf('1 by 10'));
  await expect(pages(page)).toContainText('Showing 1 to 10 of 50 results');
  await expect(pages(page)).toContainText('Page 1 of 5');
  await expect(step(page, 'Previous')).toHaveAttribute('aria-disabled', 'true');
  // The page after the one that came, and no other.
  await expect.poll(() => calls).toEqual(['1 by 10', '2 by 10']);

  await step(page, 'Next').click();
  await expect(pages(page)).toContainText('Showing 11 to 20 of 50 results');
  await expect.poll(async () => (await names(page))[0]).toBe('Well 11');
  await expect(page).toHaveURL('/montage?page=2&page_size=10');
  await expect(step(page, 'Next')).toBeFocused();
  await expect.poll(() => calls).toEqual(['1 by 10', '2 by 10', '3 by 10']);

  await page.keyboard.press('Enter');
  await expect(pages(page)).toContainText('Page 3 of 5');
  await page.goBack();
  await expect(pages(page)).toContainText('Page 2 of 5');
  await expect.poll(async () => (await names(page))[0]).toBe('Well 11');
  await page.goBack();
  await expect(pages(page)).toContainText('Page 1 of 5');
  await page.goForward();
  await expect(pages(page)).toContainText('Page 2 of 5');

  await page.reload();
  await expect(pages(page)).toContainText('Page 2 of 5');
  await pages(page).getByLabel('Show').selectOption('25');
  await expect(pages(page)).toContainText('Showing 1 to 25 of 50 results');
  await expect(page).toHaveURL('/montage?page=1&page_size=25');
  await expect(pages(page).getByLabel('Show').getByRole('option')).toHaveText(['10', '25', '50', '100']);
  await page.goBack();
  await expect(pages(page)).toContainText('Page 2 of 5');
  await expect(pages(page).getByLabel('Show')).toHaveValue('10');
});

test('is fresh after a save, in this tab and in another', async ({ page, context }) => {
  await hidePicture(page);
  await signInTo(page, '/montage');
  const other = await context.newPage();
  await other.goto('/montage');
  await expect(table(other).getByRole('rowheader')).toHaveCount(10);
  await expect.poll(async () => (await names(other))[0]).toContain('Noorderdiep-4');

  await step(page, 'Next').click();
  await expect(pages(page)).toContainText('Page 2 of 2');
  const link = table(page).getByRole('link').first();
  const name = await link.innerText();
  await link.click();
  await expect(sectionsTable(page)).toBeVisible();
  const row = sectionsTable(page).locator('[data-formation]').first();
  await typeInto(depth(row, 'Range'), '17.5');
  await saveByKey(page);
  await page.goBack();
  await expect(pages(page)).toContainText('Page 2 of 2');
  await expect.poll(() => names(page)).not.toContain(name);
  await step(page, 'Previous').click();
  await expect(table(page).getByRole('rowheader').first()).toHaveText(name);

  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(table(other).getByRole('rowheader').first()).toHaveText(name);
});

test.describe('a search', () => {
  test.use({ mayMove: 'A search is answered after a pause, and the rows it leaves out make room.' });

  test('is searched, sorted and filtered by its address, and stays so back, forward and after a reload', async ({
    page,
  }) => {
    await signInTo(page, '/montage');
    await page.getByRole('searchbox', { name: /^Search montages/ }).fill('kwelder');
    await expect(page.getByText('2 found')).toBeVisible();
    await table(page).getByRole('button', { name: 'Name' }).click();
    const asked = { page: '1', page_size: '10', search: 'kwelder', sort: 'name', order: 'asc' };
    await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(asked);
    await expect.poll(() => names(page)).toEqual(['Kwelder-1', 'Kwelder-2']);
    await page.reload();
    await expect.poll(() => names(page)).toEqual(['Kwelder-1', 'Kwelder-2']);
    await expect(page.getByRole('searchbox', { name: /^Search montages/ })).toHaveValue('kwelder');
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(['Kwelder-2', 'Kwelder-1']);
    await page.goBack();
    await expect(page.getByText('14 total montages')).toBeVisible();
    await page.goForward();
    await expect(page.getByText('2 found')).toBeVisible();
  });
});
