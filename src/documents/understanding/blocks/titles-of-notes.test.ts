import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';
import { pairsOf } from './block-pairs';

const notesOf = async (...lines: string[]) =>
  (await readOne(`${lines.join('\n')}\n`, 'Mud Program', 'mud.txt')).muds.map(({ holeDiameterIn, notes }) => [
    holeDiameterIn,
    notes,
  ]);

it('reads the notes below a title that each section has', async () => {
  expect(
    await notesOf(
      '17 1/2" INTERVAL',
      'Mud weight\tppg\t8.8 - 9.2',
      'Yield point\tlb/100ft2\t30 - 40',
      'Comments',
      'Drill with sea water and pump a sweep on every stand.',
      '12 1/4" INTERVAL',
      'Mud weight\tppg\t10.1 - 10.6',
      'Yield point\tlb/100ft2\t18 - 26',
      'Comments',
      'Keep the glycol at 3 %.',
    ),
  ).toEqual([
    [17.5, 'Drill with sea water and pump a sweep on every stand.'],
    [12.25, 'Keep the glycol at 3 %.'],
  ]);
  expect(
    await notesOf(
      'Bohrstrecke 16"',
      'Dichte\tkg/l\t1,10',
      'pH\t-\t9,5',
      'Bemerkungen',
      'Die Feststoffe werden laufend abgetrennt.',
      'Bohrstrecke 8 1/2"',
      'Dichte\tkg/l\t1,25',
      'pH\t-\t9,5',
      'Bemerkungen',
      'Vor dem Kernen wird die Spülung gesiebt.',
    ),
  ).toEqual([
    [16, 'Die Feststoffe werden laufend abgetrennt.'],
    [8.5, 'Vor dem Kernen wird die Spülung gesiebt.'],
  ]);
});

it('does not take remarks at the end of a document as notes of its last section', async () => {
  expect(
    await notesOf(
      '17 1/2" INTERVAL',
      'Mud weight\tppg\t8.8 - 9.2',
      '12 1/4" INTERVAL',
      'Mud weight\tppg\t10.1 - 10.6',
      'Remarks',
      'All products are charged by consumption.',
    ),
  ).toEqual([
    [17.5, null],
    [12.25, null],
  ]);
});

it('reads a reading of the viscometer with its unit in words', () => {
  const values = ['Fann dial', 'Fann units', '\u00b0Fann', 'Fann-Einheiten'].map((unit) => {
    const cells = ['6 rpm', unit, '9 - 12'];
    return pairsOf({ row: 1, text: cells.join('  '), cells })[0]?.value;
  });
  expect(values).toEqual(['9 - 12', '9 - 12', '9 - 12', '9 - 12']);
});
