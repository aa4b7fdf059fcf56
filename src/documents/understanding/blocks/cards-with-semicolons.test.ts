import { expect, it } from 'vitest';
import { rawWord } from '../../readers/office-for-tests';
import { readOne } from '../documents-for-tests';

const CARD = [
  ['CARD 4 \u2013 8\u00bd" Reservoir section'],
  ['Section TD', '3,790 m MD; 2,796.2 m TVD; 2,769.7 m TVDSS'],
  ['Liner', '7"; 32 lb/ft; L80; VAM TOP; ID 6.094"; drift 5.969"'],
  ['Shoe', '3,786 m MD'],
  [
    'Liner cement',
    'Class G with 35% silica; 15.9 ppg; 40% excess; TOC 2,780 m; additives: silica flour, retarder',
  ],
  ['Pressure tests', 'annular 3,500 psi; rams 5,000 psi; liner on bump 4,500 psi'],
  ['Logging', 'Run 1 (LWD): GR-Res; Run 2 (wireline): MDT-GR'],
];

const cell = (text: string, span: number) =>
  `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;

it('reads a numbered card with several values in each row', async () => {
  const rows = CARD.map(
    (cells) => `<w:tr>${cells.map((text) => cell(text, 3 - cells.length)).join('')}</w:tr>`,
  );
  const facts = await readOne(rawWord(`<w:tbl>${rows.join('')}</w:tbl>`), 'Other', 'card.docx');
  expect(facts.casings).toMatchObject([{ kind: 'liner', outerDiameterIn: 7, grade: 'L80', driftIn: 5.969 }]);
  expect(facts.slurries).toMatchObject([
    { role: 'liner', type: 'Class G with 35% silica', excess: '40%', topOfCement: '2780 m' },
  ]);
  expect(facts.loggingRuns.map(({ runNumber, evaluation }) => [runNumber, evaluation])).toEqual([
    [1, 'GR-Res'],
    [2, 'MDT-GR'],
  ]);
});
