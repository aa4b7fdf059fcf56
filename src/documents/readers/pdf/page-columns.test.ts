import { expect, it } from 'vitest';
import { HEADINGS } from '../../understanding/words/heading-vocabulary';
import { readFile } from '../read-file';
import { drawRuled, pdf, put } from './pdf-for-tests';

const cells = (rows: readonly (readonly string[])[]) => rows.map((row) => row.map((text) => ({ text })));

const FLUIDS = await pdf((doc) => {
  put(doc, 'Fluid cards', 40, 50);
  put(doc, '24" hole', 40, 70);
  drawRuled(
    doc,
    80,
    [40, 140, 250],
    cells([
      ['Mud type', 'Spud mud'],
      ['Mud weight', '1.04 SG'],
    ]),
    'boxes',
  );
  put(doc, 'Pump sweeps as needed.', 40, 150);
  put(doc, '16" hole', 40, 170);
  drawRuled(
    doc,
    180,
    [40, 140, 250],
    cells([
      ['Mud type', 'KCl'],
      ['pH', '9.1'],
    ]),
    'boxes',
  );
  put(doc, '12 1/4" hole', 310, 50);
  drawRuled(
    doc,
    60,
    [310, 410, 520],
    cells([
      ['Mud type', 'Glycol'],
      ['Mud weight', '1.31 SG'],
      ['LGS', '6 %'],
    ]),
    'boxes',
  );
  put(
    doc,
    'The densities of the two columns hold to section end, unless the pore pressure says otherwise.',
    40,
    270,
  );
});

const read = async () => {
  const found = await readFile('fluids.pdf', FLUIDS, HEADINGS, { withPages: true });
  if ('refused' in found) throw new Error(found.refused);
  return found.content;
};

it('reads a page with ruled tables in two columns of text column by column', async () => {
  const { lines } = await read();
  expect(lines.map(({ text }) => text.replaceAll(/\s+/g, ' '))).toEqual([
    'Fluid cards',
    '24" hole',
    'Mud type Spud mud',
    'Mud weight 1.04 SG',
    'Pump sweeps as needed.',
    '16" hole',
    'Mud type KCl',
    'pH 9.1',
    '12 1/4" hole',
    'Mud type Glycol',
    'Mud weight 1.31 SG',
    'LGS 6 %',
    'The densities of the two columns hold to section end, unless the pore pressure says otherwise.',
  ]);
  expect(lines.map(({ row }) => row)).toEqual(lines.map((_, at) => at + 1));
});

it('numbers the rows of the shown page as its lines', async () => {
  const { lines, pages } = await read();
  const shown = pages?.[0]?.rows.map(({ row, pieces }) => [row, pieces.map(({ text }) => text).join(' ')]);
  expect(shown).toEqual(lines.map(({ row, text }) => [row, text.replaceAll(/\s+/g, ' ')]));
});
