import type { Page } from '@playwright/test';
import { signIn } from '../accounts.ts';
import { expect as keysExpect, test as keysTest } from '../accessibility/keyboard.ts';
import { expect, test } from '../fixtures.ts';
import { focused, signIn as signInByKeys } from '../accessibility/journey.ts';
import { documents } from '../review-documents.ts';
import { chooseFiles, enterInputs, upload } from '../workflow.ts';

/** Values in sentences that no reader understands: only an engineer knows what they are. */
const notes = {
  name: 'notes.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    'Sundry figures\n\nThe acidity of the fluid in the last part shall be near 9.5\nIt weighs 1.25 SG\n',
  ),
};
const files = [...documents, notes];
const of = '8 1/2 in hole';

const reviewOf = (page: Page) => page.getByRole('dialog', { name: 'Review' });

test('values of sentences are pointed at by mouse and reach the montage', async ({ page }) => {
  await signIn(page, 'engineer@example.com');
  await page.goto('/montage/create');
  await chooseFiles(page, files);
  await page.getByRole('button', { name: 'Review notes.txt' }).click();
  const review = reviewOf(page);
  await review.getByRole('button', { name: 'Use a value' }).click();
  const line = (await review.getByText(/^The acidity of the fluid/).boundingBox())!;
  await page.mouse.click(line.x + line.width - 4, line.y + line.height / 2);
  await expect(review.getByRole('region', { name: 'Selected words' }).getByText('9.5')).toBeVisible();
  await review.getByLabel('Use as a value of').selectOption('mud');
  await review.getByLabel('Which').selectOption('ph');
  await review.getByRole('combobox', { name: 'Hole section', exact: true }).fill(of);
  await review.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(review.getByText(/Now read: 1 mud section/)).toBeVisible();
  await review.getByRole('button', { name: 'Close' }).click();

  await upload(page, files.length);
  await enterInputs(page, '33.5', 'Deviated');
  await page.getByRole('button', { name: 'Generate Montage' }).click();
  await page.getByText(/steps of the run/).click();
  await expect(page.getByText(/a fluid in 1 section/i)).toBeVisible();
});

keysTest('values of sentences are pointed at by keyboard', async ({ page, keys }) => {
  await page.goto('/login');
  await signInByKeys(page, keys, 'engineer@example.com');
  await page.goto('/montage/create');
  await keys.to(page.locator('input[type=file][multiple]'));
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), keys.press('Enter')]);
  await chooser.setFiles(files);
  const opener = page.getByRole('button', { name: 'Review notes.txt' });
  await keys.choose(opener);
  const review = reviewOf(page);
  await keysExpect(review.getByRole('button', { name: 'Use a value' })).toBeVisible();
  await keys.press('v');
  await focused(review.getByRole('application'));
  await keys.press('ArrowDown', 2);
  await keys.press('End');
  await keys.press('ArrowLeft');
  await keys.press('Shift+ArrowRight');
  await keys.press('Enter');
  const kind = review.getByLabel('Use as a value of');
  await focused(kind);
  await keys.select(kind, 'Mud sections');
  await keys.select(review.getByLabel('Which'), 'Weight');
  await keys.enter(review.getByRole('combobox', { name: 'Hole section', exact: true }), of);
  await keys.press('Enter');
  await keysExpect(review.getByText(/Now read: 1 mud section/)).toBeVisible();
  await keysExpect(review.getByRole('button', { name: `1.25 SG Weight, ${of}` })).toBeVisible();
  await keys.press('Control+z');
  await keysExpect(review.getByText(/No longer read: 1 mud section/)).toBeVisible();
  await keys.press('Escape');
  await focused(opener);
});
