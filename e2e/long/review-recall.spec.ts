import type { Download, Page } from '@playwright/test';
import * as cards from '../cards-in-review.ts';
import { expect as keysExpect, test as keysTest } from '../accessibility/keyboard.ts';
import { signIn } from '../accounts.ts';
import { composedSet, judgedBy } from '../corpus-files.ts';
import type { JudgedDocuments } from '../corpus-files.ts';
import { expect, test } from '../fixtures.ts';
import { focused, signIn as signInByKeys } from '../accessibility/journey.ts';
import { exportAs, sectionsTable } from '../montage-editor.ts';
import { chooseFiles, enterInputs, keepResults, upload } from '../workflow.ts';

/** What Review promises: with one question answered, at least so much of what the documents state is in the montage. */
const GOAL = 0.99;
/** A composed set of which three in ten words of the headings are of no language, among them those over two tests in one unit. */
const [SET, UNKNOWN_WORDS] = [300_013, 0.3];

const reviewOf = (page: Page) => page.getByRole('dialog', { name: 'Review' });

/** The share of the expected values that the montage on the screen has. */
async function recallOf(page: Page, set: JudgedDocuments, press: () => Promise<void>): Promise<number> {
  await expect(sectionsTable(page)).toBeVisible();
  const coming: Promise<Download> = page.waitForEvent('download');
  await press();
  const { right, expected, missed } = await set.judge(await (await coming).path());
  expect(expected).toBeGreaterThan(30);
  test
    .info()
    .annotations.push({ type: 'recall', description: `${right} of ${expected}: ${missed.join('; ')}` });
  return right / expected;
}

/** 94.2 ft, as its documents say. */
const DRILL_FLOOR_M = '28.712';
const REVIEWED = /^Review .*Drilling Programme\.pdf/;
const RAMS = { heading: /^Xiquozk/, is: 'Ram preventer' };
const BUMP = { heading: /^Casing wavuq/, is: 'Casing, on bumping the plug' };

test('two columns named by mouse bring the documents of a well to their recall', async ({ page }) => {
  test.slow();
  const set = await composedSet(SET, UNKNOWN_WORDS);
  await keepResults(page);
  await signIn(page, 'engineer@example.com');
  await page.goto('/montage/create');
  await chooseFiles(page, set.files);
  await page.getByRole('button', { name: REVIEWED }).click();
  const review = reviewOf(page);
  await review.getByRole('button', { name: /^pressure tests/ }).click();
  for (const { heading, is } of [RAMS, BUMP]) {
    await review.getByRole('button', { name: heading }).click();
    await review.getByLabel('This column is').selectOption({ label: is });
    await expect(review.getByRole('button', { name: heading })).toHaveAccessibleName(new RegExp(is));
  }
  await review.getByRole('button', { name: 'Close' }).click();

  await upload(page, set.files.length);
  await enterInputs(page, DRILL_FLOOR_M, 'Deviated');
  await page.getByRole('button', { name: 'Generate Montage' }).click();
  await page.getByRole('link', { name: /^Open (now|the montage)$/ }).click();
  expect(await recallOf(page, set, () => exportAs(page, /^Montage file/))).toBeGreaterThanOrEqual(GOAL);
});

keysTest('two columns named by keyboard bring them there', async ({ page, keys }) => {
  keysTest.slow();
  const set = await composedSet(SET, UNKNOWN_WORDS);
  await keepResults(page);
  await page.goto('/login');
  await signInByKeys(page, keys, 'engineer@example.com');
  await page.goto('/montage/create');
  await keys.to(page.locator('input[type=file][multiple]'));
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), keys.press('Enter')]);
  await chooser.setFiles(set.files);
  const opener = page.getByRole('button', { name: REVIEWED });
  await keys.choose(opener);
  const review = reviewOf(page);
  await keys.choose(review.getByRole('button', { name: /^pressure tests/ }));
  for (const { heading, is } of [RAMS, BUMP]) {
    await keys.choose(review.getByRole('button', { name: heading }));
    await keys.select(review.getByLabel('This column is'), is);
    await keysExpect(review.getByRole('button', { name: heading })).toHaveAccessibleName(new RegExp(is));
  }
  await keys.press('Escape');
  await focused(opener);

  await keys.choose(page.getByRole('button', { name: `Upload ${set.files.length} Document(s)` }));
  await keys.enter(page.getByLabel('Drill Rig Floor Height (m)'), DRILL_FLOOR_M);
  await keys.choose(page.getByRole('button', { name: 'Next' }));
  await keys.choose(page.getByRole('button', { name: 'Generate Montage' }), 'back');
  await keys.choose(page.getByRole('link', { name: /^Open (now|the montage)$/ }));
  const recall = await recallOf(page, set, async () => {
    await keys.choose(page.getByRole('main').getByRole('button', { name: 'Export', exact: true }));
    await keys.choose(page.getByRole('menuitem', { name: /^Montage file/ }));
  });
  keysExpect(recall).toBeGreaterThanOrEqual(GOAL);
});

/** Figures next to words that name nothing, with the sections across: one answer says what all of them are. */
const set = judgedBy(cards.documents, cards.expected);
const opener = (page: Page) => page.getByRole('button', { name: `Review ${cards.FLUIDS}` });
const question = (page: Page) => reviewOf(page).getByText(/^Are these 9 values those of mud sections/);

test('one answer by mouse takes the muds of all sections', async ({ page }) => {
  await keepResults(page);
  await signIn(page, 'engineer@example.com');
  await page.goto('/montage/create');
  await chooseFiles(page, set.files);
  await opener(page).click();
  await expect(question(page)).toBeVisible();
  await reviewOf(page).getByRole('button', { name: 'Yes' }).click();
  await expect(question(page)).toBeHidden();
  await reviewOf(page).getByRole('button', { name: 'Close' }).click();

  await upload(page, set.files.length);
  await enterInputs(page, String(cards.expected.drillFloorM), 'Vertical');
  await page.getByRole('button', { name: 'Generate Montage' }).click();
  await page.getByRole('link', { name: /^Open (now|the montage)$/ }).click();
  expect(await recallOf(page, set, () => exportAs(page, /^Montage file/))).toBeGreaterThanOrEqual(GOAL);
});

keysTest('one answer by keyboard takes them', async ({ page, keys }) => {
  await keepResults(page);
  await page.goto('/login');
  await signInByKeys(page, keys, 'engineer@example.com');
  await page.goto('/montage/create');
  await keys.to(page.locator('input[type=file][multiple]'));
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), keys.press('Enter')]);
  await chooser.setFiles(set.files);
  await keys.choose(opener(page));
  await keysExpect(question(page)).toBeVisible();
  await keys.press('1');
  await keysExpect(question(page)).toBeHidden();
  await keys.press('Escape');
  await focused(opener(page));

  await keys.choose(page.getByRole('button', { name: `Upload ${set.files.length} Document(s)` }));
  await keys.enter(page.getByLabel('Drill Rig Floor Height (m)'), String(cards.expected.drillFloorM));
  await keys.to(page.getByRole('radio', { name: 'Deviated' }));
  await keys.press('ArrowUp');
  await keys.choose(page.getByRole('button', { name: 'Next' }));
  await keys.choose(page.getByRole('button', { name: 'Generate Montage' }), 'back');
  await keys.choose(page.getByRole('link', { name: /^Open (now|the montage)$/ }));
  const recall = await recallOf(page, set, async () => {
    await keys.choose(page.getByRole('main').getByRole('button', { name: 'Export', exact: true }));
    await keys.choose(page.getByRole('menuitem', { name: /^Montage file/ }));
  });
  keysExpect(recall).toBeGreaterThanOrEqual(GOAL);
});
