import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import readWorkbook from 'read-excel-file/node';
import { pagesOfPdf } from '../../../e2e/pages-of-pdf.ts';
import type { Journey, Scene } from '../journey.ts';
import { the } from '../user.ts';
import { depth, openMontage, showSection, typeInto, untilText } from './montage.ts';

/** Chooses an entry of the menu of exports and waits for the whole file. */
async function fileOf({ user, engine: { downloads } }: Scene, entry: RegExp, end: string): Promise<string> {
  await user.click(the('button', { name: 'Export', within: the('main') }));
  await user.click(the('menuitem', { name: entry }));
  const files = await user.until(
    `a file ${end} among the downloads`,
    async () => {
      // An alert comes first. WebKit's driver accepts it with the next command to the page.
      await user.tab.ask('state');
      return readdirSync(downloads);
    },
    (names) => names.some((name) => name.endsWith(end)) && names.every((name) => !name.endsWith('.part')),
  );
  return join(
    downloads,
    files.find((name) => name.endsWith(end))!,
  );
}

export const exporting: Journey = {
  name: 'export',
  async run(scene) {
    const { user, picture } = scene;
    await openMontage(scene);
    await showSection(user, 2);
    await typeInto(user, depth('Middle North Sea Group', 'TVD SS'), '487.3');
    await untilText(user, depth('Middle North Sea Group', 'TVD SS'), '487.3');
    const programme = await fileOf(scene, /^Export PDF/, 'programme.pdf');
    await picture('made');
    const pages = await pagesOfPdf(readFileSync(programme));
    const text = pages.map((page) => page.text).join('\n');
    if (!text.includes('487.3') || !/unsaved|not saved/i.test(text))
      throw new Error('The programme lacks the edit or that it is not saved.');
    const sheets = await readWorkbook(await fileOf(scene, /^Export Excel/, '.xlsx'));
    if (
      !sheets
        .flatMap(({ data }) => data)
        .flat()
        .includes(487.3)
    )
      throw new Error('The workbook lacks the edit.');
  },
};
