import { readFile } from 'node:fs/promises';
import readWorkbook from 'read-excel-file/node';
import { expect, test } from '../fixtures.ts';
import {
  depth,
  exportAs,
  formation,
  line,
  saveByKey,
  section,
  sectionsTable,
  signInTo,
  typeInto,
} from '../montage-editor.ts';

test('values are typed and shown in field units, and stay the same to the last digit', async ({ page }) => {
  test.slow();
  page.on('dialog', (dialog) => void dialog.accept());
  await signInTo(page);
  const name = 'Middle North Sea Group';
  const top = () => depth(formation(page, name), 'AHD BDF');
  const weight = async (unit: string) => line(await section(page, 2), 'MUD', `Weight (${unit})`);

  await test.step('a system is chosen, and every heading says it', async () => {
    await page.getByRole('button', { name: 'Units', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Units' });
    await dialog.getByText('Field', { exact: true }).click();
    await expect(dialog.getByLabel('Pressures')).toHaveValue('psi');
    await dialog.getByRole('button', { name: 'Use these units' }).click();
    await expect(sectionsTable(page).getByRole('columnheader', { name: /AHD BDF/ })).toContainText('(ft)');
  });

  await test.step('units are understood, also those that are not shown', async () => {
    await section(page, 2);
    await typeInto(top(), '9000 ft');
    await expect(top()).toHaveText('9,000.0');
    await typeInto(await weight('ppg'), '1.48 SG');
    await expect(await weight('ppg')).toHaveText('12.35');
    await typeInto(await weight('ppg'), '12.3 ppg');
    await expect(await weight('ppg')).toHaveText('12.3');
  });

  await test.step('a unit of another quantity is refused, and the value stays', async () => {
    await typeInto(top(), '12.3 ppg');
    await expect(page.getByRole('alert').getByText('“ppg” is a unit of mud weight')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(top()).toHaveText('9,000.0');
  });

  await test.step('the values are the same after a save and a reload, and in the files', async () => {
    await saveByKey(page);
    await page.reload();
    await section(page, 2);
    await expect(top()).toHaveText('9,000.0');
    await top().click();
    await expect(top().getByRole('textbox')).toHaveValue('9000');
    await page.keyboard.press('Enter');
    await expect(await weight('ppg')).toHaveText('12.3');

    const fileOf = async (kind: RegExp) => {
      const coming = page.waitForEvent('download');
      await exportAs(page, kind);
      return (await coming).path();
    };
    const montage = await readFile(await fileOf(/^Montage file/), 'utf8');
    expect(montage).toContain('"along_hole_depth_below_drill_floor": 2743.2,');
    expect(montage).toMatch(/"mud_weight_exact": 14\.4536787514/);
    const cells = (await readWorkbook(await fileOf(/^Export Excel/))).flatMap(({ data }) => data).flat();
    expect(cells).toContain('AHD BDF (ft)');
    expect(cells).toContain(9000);
    expect(cells).toContain(12.3);
  });
});
