import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const topsOf = async (headings: string) =>
  (
    await readOne(
      `Heron-2 expected column\n${headings}\nsand;Layer A;0;212\nclay;Layer B;212;655\nlimestone;Layer C;655;1340\n`,
      'Other',
      'column.csv',
    )
  ).tops.map(({ name }) => name);

it('takes depth intervals of units for formations if a column describes their rock', async () => {
  expect(await topsOf('Lithology;Unit;Depth interval from (m TVD);Depth interval to (m TVD)')).toEqual([
    'Layer A',
    'Layer B',
    'Layer C',
  ]);
});

it('takes no other intervals of units for formations', async () => {
  expect(await topsOf('Comment;Unit;Depth interval from (m TVD);Depth interval to (m TVD)')).toEqual([]);
  expect(await topsOf('Lithology;Unit;Core from (m TVD);Core to (m TVD)')).toEqual([]);
});

it('takes cores with gaps between them for no formations', async () => {
  const { tops } = await readOne(
    'Heron-2\nFrom (m TVD);To (m TVD);Formation;Lithology;Coring\n400;409;Alder;sand;full\n655;664;Birch;clay;full\n1340;1349;Cedar;marl;full\n',
    'Other',
    'cores.csv',
  );
  expect(tops).toEqual([]);
});
