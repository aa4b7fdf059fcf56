import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';
import { isGeologicalAge } from './geological-ages';

const COLUMNS = {
  age: ['Paleocene', 'Late Cretaceous', 'Late Cretaceous', 'Middle Jurassic'],
  group: ['Rogaland', 'Shetland', 'Shetland', 'Brent'],
  formation: ['Lista', 'Ekofisk', 'Tor', 'Ness'],
  rock: ['Claystone', 'Limestone', 'Chalk', 'Sandstone'],
  code: ['CLST', 'LST', 'CHK', 'SST'],
  depth: ['2105.5', '2480', '2604', '3120'],
};

async function namesUnder(headings: readonly (readonly [string, keyof typeof COLUMNS])[]) {
  const rows = COLUMNS.depth.map((depth, row) =>
    [...headings.map(([, column]) => COLUMNS[column][row]), depth].join(';'),
  );
  const text = [[...headings.map(([heading]) => heading), 'MD RKB (m)'].join(';'), ...rows].join('\n');
  const { tops } = await readOne(`Geological prognosis\n\n${text}\n`, 'Other', 'prognosis.csv');
  return tops.map(({ name }) => name);
}

describe('the names of formations next to other columns of words', () => {
  it.each([
    [['Group', 'group'] as const, ['Formation', 'formation'] as const],
    [['Formation', 'formation'] as const, ['Supergroup', 'group'] as const],
    [['Group', 'group'] as const, ['Top', 'formation'] as const, ['Rock type', 'rock'] as const],
    [['Age', 'age'] as const, ['Name', 'formation'] as const, ['Group / Fm', 'group'] as const],
    [['Name', 'formation'] as const, ['System', 'age'] as const, ['Symbol', 'code'] as const],
    [
      ['Description', 'rock'] as const,
      ['Unknown', 'formation'] as const,
      ['Lithostrat. group', 'group'] as const,
    ],
  ])('are in the column of formations: %j %j %j', async (...headings) => {
    const given = headings.filter((heading) => heading !== undefined);
    await expect(namesUnder(given)).resolves.toEqual(COLUMNS.formation);
  });

  it('are ages where the table names nothing else', async () => {
    const { tops } = await readOne(
      'Etage;Toit (m MD);Toit (m TVDSS)\nAptien;610;540\nBarrémien;705;633\nBathonien;1490;1385\n',
      'Other',
      'coupe.csv',
    );
    expect(tops.map(({ name }) => name)).toEqual(['Aptien', 'Barrémien', 'Bathonien']);
  });
});

describe('geological ages', () => {
  it.each([
    'Eocene',
    'Late Cretaceous',
    'L. Jurassic',
    'Oberkreide',
    'Trias inférieur',
    'Paleoceen - Eoceen',
    'Cretácico Superior',
  ])('%s is an age', (cell) => {
    expect(isGeologicalAge(cell)).toBe(true);
  });

  it.each(['Kimmeridge Clay', 'Nordland', 'Base Cretaceous', 'Oxford Clay', 'Permian salt', 'Ness'])(
    '%s is the name of a unit',
    (cell) => {
      expect(isGeologicalAge(cell)).toBe(false);
    },
  );
});
