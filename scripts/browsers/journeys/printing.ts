import { pagesOfPdf } from '../../../e2e/pages-of-pdf.ts';
import type { Journey } from '../journey.ts';
import { the } from '../user.ts';
import { depth, openMontage, showSection, typeInto, untilText } from './montage.ts';

const words = ['Noorderdiep', 'Upper North Sea Group', 'Slochteren', 'Kick off at'];
const edited = '487.3';
const headings = ['RESERVOIR DATA', 'PLAN SUMMARY'];

/** Firefox writes digits, spaces and headings into a PDF as glyphs alone, without their text. */
const lettersOf = (text: string) => text.replaceAll(/[^A-Za-z]/g, '');

/** @throws Error with the words that paper lacks. */
function expectOnPaper(text: string, isWhole: boolean): void {
  const letters = lettersOf(text);
  const missing = [
    ...words.filter((word) => !letters.includes(lettersOf(word))),
    ...(isWhole ? [...headings, edited].filter((word) => !text.includes(word)) : []),
  ];
  if (missing.length > 0) throw new Error(`The paper lacks ${missing.join(', ')}.`);
}

export const printing: Journey = {
  name: 'print',
  async run(scene) {
    const { engine, user, picture } = scene;
    const { tab } = user;
    await openMontage(scene);
    await user.click(the('button', { name: 'Show the pictures' }));
    await user.see(the('application', { name: 'The well to scale, TVD' }));
    await showSection(user, 2);
    await typeInto(user, depth('Middle North Sea Group', 'TVD SS'), edited);
    await untilText(user, depth('Middle North Sea Group', 'TVD SS'), edited);
    if (!tab.print) {
      expectOnPaper(await tab.ask('textOnPaper'), true);
      await picture('screen');
      scene.instead('the driver does not print: the page that is prepared for paper has every row');
      return;
    }
    const paper = await tab.print();
    scene.keepPdf('paper', paper);
    const pages = await pagesOfPdf(paper);
    for (const { width, height } of pages)
      // A4 across, in points.
      if (Math.abs(width - 842) > 1 || Math.abs(height - 595) > 1)
        throw new Error(`A page of ${width} by ${height} points.`);
    expectOnPaper(pages.map(({ text }) => text).join(' '), engine.name !== 'Firefox');
    await picture('screen');
  },
};
