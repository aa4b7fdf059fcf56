import { expect, test } from './fixtures.ts';
import { depth, formation, saveByKey, saveState, signInTo, typeInto } from './montage-editor.ts';

test('history: two saves, what changed, a name, and a version restored, undone and restored for good', async ({
  page,
}) => {
  await signInTo(page);
  const cell = depth(formation(page, 'Upper North Sea Group'), 'TVD SS');
  for (const text of ['42.5', '44']) {
    await typeInto(cell, text);
    await expect(saveState(page)).toHaveText('Unsaved');
    await saveByKey(page);
  }

  const history = page.getByRole('dialog', { name: 'History' });
  const version = (number: number) => history.getByRole('listitem').filter({ hasText: `Version ${number}` });
  await page.getByRole('button', { name: 'History' }).click();
  await expect(history.getByRole('heading', { level: 3 })).toHaveText([
    'Version 3 current',
    'Version 2',
    'Version 1',
  ]);
  await expect(version(3)).toContainText('TVD SS: 42.5 → 44.0');
  await expect(version(2)).toContainText('Saved by engineer@example.com');
  await expect(version(2)).toContainText('TVD SS: 41.0 → 42.5');

  await version(1).getByRole('button', { name: 'Add a name to version 1' }).click();
  await page.keyboard.type('Issued for approval');
  await page.keyboard.press('Enter');
  await expect(version(1)).toContainText('Issued for approval');

  await version(1).getByRole('button', { name: 'Restore version 1' }).click();
  await expect(cell).toHaveText('41.0');
  await page.getByRole('button', { name: 'Undo Restore version 1' }).click();
  await expect(cell).toHaveText('44.0');
  await expect(saveState(page)).toHaveText('Saved');
  await page.getByRole('button', { name: 'Redo Restore version 1' }).click();
  await saveByKey(page);

  await page.reload();
  await expect(cell).toHaveText('41.0');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(version(4)).toContainText('TVD SS: 44.0 → 41.0');
  await expect(version(1)).toContainText('Issued for approval');
});
