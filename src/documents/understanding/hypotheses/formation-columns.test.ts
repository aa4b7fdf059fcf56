import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';
import { isGeologicalAge } from './geological-ages';

const COLUMNS = {
  age: ['Paleocene', 'Late Cretaceous', 'Late Cretaceous', 'Middle Jurassic'],
  group: ['Rogaland', 'Shetland', 'Shetland', 'Brent'],
  groupOnce: ['', 'Shetland', '', 'Brent'],
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
    [['Marker', 'formation'] as const, ['Group / Fm', 'groupOnce'] as const],
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

describe('names in columns of wider and narrower units', () => {
  it('are those of the narrowest unit that a row names', async () => {
    const { tops } = await readOne(
      [
        'Period;Group / Formation;Subdivision;Marker;Top (m TVDSS)',
        'Cretaceous;White Gp;;;118',
        ';Green Gp;;;702',
        ';Brown Clay Fm;Upper;;1236',
        ';;;Hard Band I;1301',
        ';Grey Gp;;;1452',
        'Jurassic;Old Gp;Thin Lime;;1640',
      ].join('\n'),
      'Other',
      'table.csv',
    );
    expect(tops.map(({ name }) => name)).toEqual([
      'White Gp',
      'Green Gp',
      'Brown Clay Fm',
      'Hard Band I',
      'Grey Gp',
      'Thin Lime',
    ]);
  });

  it.each([
    ['White Gp;;118', ';Brown Clay Fm;118', ';Hard Band Fm;1301', 'Green Gp;;1452', ';Thin Lime;1452'],
    ['White Gp;Brown Clay Fm;118', 'White Gp;Hard Band Fm;1301', 'Green Gp;Thin Lime Fm;1452'],
  ])('are in all columns that one heading spans: %s', async (...rows) => {
    const { tops } = await readOne(
      ['Lithostratigraphic unit;;Top (m TVDSS)', ...rows].join('\n'),
      'Other',
      'table.csv',
    );
    expect(tops.map(({ name }) => name)).toEqual(
      rows.map((row) => row.split(';').findLast((cell, at) => at < 2 && cell !== '')),
    );
  });

  it('are not the remarks below a blank heading', async () => {
    const { tops } = await readOne(
      'Formation;;Top (m TVDSS)\nBrown Clay;Claystone;118\nHard Band;Limestone, hard;1301\nThin Lime;Limestone;1452\n',
      'Other',
      'table.csv',
    );
    expect(tops.map(({ name }) => name)).toEqual(['Brown Clay', 'Hard Band', 'Thin Lime']);
  });

  it('are those of the planned well where wells have columns side by side', async () => {
    const { tops } = await readOne(
      [
        'Stage;Formation;Bank 1 (1983) MD (m);Bank 1 (1983) m NGF;Bank 2D (planned) MD (m);Bank 2D (planned) m NGF;Shoal 101 (1991) MD (m);Uncertainty (m)',
        'Upper;Young Lime;588;-507;620;-532;631;10',
        'Middle;Young Marl;842;-761;874;-783;890;15',
        'Lower;Old Lime;1248;-1167;1290;-1187;1301;20',
      ].join('\n'),
      'Other',
      'table.csv',
    );
    expect(tops.map(({ ahdBdfM, tvdSsM }) => [ahdBdfM, tvdSsM])).toEqual([
      [620, 532],
      [874, 783],
      [1290, 1187],
    ]);
  });
});
