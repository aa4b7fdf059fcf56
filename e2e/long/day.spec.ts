import { editFor, save } from '../../scripts/bench/day/edits.ts';
import { exportOne, montageFile, putExportsAway } from '../../scripts/bench/day/exports.ts';
import { takeFigures } from '../../scripts/bench/day/figures.ts';
import { withSchematic, withWellIn3d } from '../../scripts/bench/day/pictures.ts';
import { homeMontage, otherMontage, toEditor, toList } from '../../scripts/bench/day/screens.ts';
import { installWatch } from '../../scripts/bench/day/watch.ts';
import { signInTo } from '../montage-editor.ts';
import { expect, test } from '../production/backend.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('nothing that the browser lends is kept: connections, workers, WebGL contexts, locks', async ({
  page,
}) => {
  test.slow();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.addInitScript(installWatch);
  await signInTo(page);
  // The watch for new versions begins now, and not after a minute, which would be between the two measurements.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const devtools = await page.context().newCDPSession(page);

  const round = async (turn: number) => {
    await editFor(page, 10, turn);
    await save(page);
    await withSchematic(page, async () => undefined);
    await withWellIn3d(page, async () => undefined);
    await exportOne(page, montageFile);
    await putExportsAway(page);
    for (const montage of [otherMontage, homeMontage]) {
      await toList(page);
      await toEditor(page, montage);
    }
  };
  // The bench measures memory, because it has the machine to itself.
  const held = async () => {
    const { workers, contexts, databases, locks, channels, intervals, documents } = await takeFigures(
      page,
      devtools,
    );
    return { workers, contexts, databases, locks, channels, intervals, documents };
  };
  await round(0);
  const before = await held();
  expect(before).toMatchObject({ workers: 0, contexts: 0, locks: 1, documents: 1 });
  for (const turn of [1, 2]) await round(turn);
  expect(await held()).toEqual(before);
});
