import { exportOne, montageFile } from '../../scripts/bench/day/exports.ts';
import { takeFigures } from '../../scripts/bench/day/figures.ts';
import { logOutAndIn, toList } from '../../scripts/bench/day/screens.ts';
import { installWatch } from '../../scripts/bench/day/watch.ts';
import { signInTo } from '../montage-editor.ts';
import { expect, test } from './backend.ts';

test('nothing of an ended session stays in memory, not even the layout, with an export in its panel', async ({
  page,
}) => {
  await page.addInitScript(installWatch);
  await signInTo(page);
  const devtools = await page.context().newCDPSession(page);
  await exportOne(page, montageFile);
  const layout = await page.evaluateHandle(() => new WeakRef(document.querySelector('main')!.parentElement!));
  await logOutAndIn(page);
  await toList(page);
  await takeFigures(page, devtools);
  expect(await layout.evaluate((one) => one.deref() === undefined)).toBe(true);
});
