import { expect, test } from '../accessibility/keyboard.ts';
import { documents, tops } from '../review-documents.ts';
import { keepResults, readResults } from '../workflow.ts';
import { focused, signIn } from '../accessibility/journey.ts';

test('tops that were not understood, reviewed by keyboard', async ({ page, keys }) => {
  await keepResults(page);
  await page.goto('/login');
  await signIn(page, keys, 'engineer@example.com');
  await page.goto('/montage/create');
  await keys.to(page.locator('input[type=file][multiple]'));
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), keys.press('Enter')]);
  await chooser.setFiles(documents);
  const opener = page.getByRole('button', { name: 'Review Aurora-3 proposal.csv' });
  await keys.choose(opener);

  const review = page.getByRole('dialog', { name: 'Review' });
  const marks = review.getByRole('listbox', { name: /^What was read on/ });
  await keys.to(marks);
  await keys.press('r');
  await focused(review.getByRole('application'));
  await keys.press('ArrowDown', 6);
  await keys.press('Shift+ArrowRight', 2);
  await keys.press('Shift+ArrowDown', 3);
  await keys.press('Enter');
  await keys.choose(review.getByRole('button', { name: 'formation tops', exact: true }));
  await focused(marks);

  const column = review.getByLabel('This column is');
  await keys.choose(review.getByRole('button', { name: /^Reached/ }));
  await keys.select(column, 'Formation');
  await expect(review.getByRole('button', { name: 'Reached Formation' })).toBeVisible();
  await keys.choose(review.getByRole('button', { name: /^Number 1/ }));
  await keys.select(column, 'TVD SS');
  await expect(review.getByText(/3 formation tops, 1,210 to 3,140 m TVD SS/).first()).toBeVisible();
  await keys.press('Escape');
  await focused(opener);

  await keys.choose(page.getByRole('button', { name: `Upload ${documents.length} Document(s)` }));
  await keys.enter(page.getByLabel('Drill Rig Floor Height (m)'), '33.5');
  await keys.choose(page.getByRole('button', { name: 'Next' }));
  await keys.choose(page.getByRole('button', { name: 'Generate Montage' }), 'back');
  expect(await readResults(page)).toEqual(
    expect.arrayContaining(tops.map((top) => expect.objectContaining(top) as object)),
  );
});
