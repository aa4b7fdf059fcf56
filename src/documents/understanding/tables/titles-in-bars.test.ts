import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';
import { titleInBar } from './titles-in-bars';

describe('the bar over the sheet of a section', () => {
  it.each([
    [['Sheet 2', '16" hole', 'Well Osier-4'], '16" hole'],
    [['Blatt 3 von 6', '8 1/2" Bohrung'], '8 1/2" Bohrung'],
    [['24" hole / 18 5/8"', 'Page 1/4', 'Rev. C'], '24" hole / 18 5/8"'],
    [['SECTION CARD 2 OF 3 - 14 3/4" HOLE (INTERMEDIATE)'], '14 3/4" HOLE (INTERMEDIATE)'],
    [['Feuille 1 de 4 : trou 16"'], 'trou 16"'],
  ])('gives its title: %s', (cells, title) => {
    expect(titleInBar(cells)).toBe(title);
  });

  it.each([
    [['16" hole', 'KCl polymer']],
    [['16" hole', '1,450 m', 'Well Osier-4']],
    [['Sheet 2', 'Well Osier-4']],
    [['Section 2 - 16" hole']],
    [['Remarks - 16" hole']],
  ])('is no row with other parts: %s', (cells) => {
    expect(titleInBar(cells)).toBeNull();
  });
});

const SHEETS = [
  ['1', '24" hole / 18 5/8"', '180', '610', '18 5/8""', '87.5', 'K-55'],
  ['2', '14 3/4" hole / 10 3/4" liner', '610', '1745', '10 3/4"" liner', '51', 'N-80'],
].map(([number = '', title = '', from = '', to = '', size = '', weight = '', grade = '']) =>
  [
    `Sheet ${number};"${title.replaceAll('"', '""')}";Well Osier-4`,
    'From m MD;Section TD m MD;Length m',
    `${from};${to};${Number(to) - Number(from)}`,
    'Aims and dangers',
    'Keep the hole straight.',
    number === '1' ? 'Tops in this section:' : 'Tops in this section: Chalk 1240',
    'Casing',
    'String;Weight lb/ft;Grade',
    `"${size}";${weight};${grade}`,
    'Drilling fluid',
    'Type;Density sg',
    'Polymer;1.12',
    '',
  ].join('\n'),
);

it('gives the tables of a sheet the hole in its bar', async () => {
  const { sections, casings, muds } = await readOne(
    `Drilling programme Osier-4\n\n${SHEETS.join('\n')}`,
    'Other',
    'sheets.csv',
  );
  expect(sections.map(({ diameterIn, tdAhdM }) => [diameterIn, tdAhdM])).toEqual([
    [24, 610],
    [14.75, 1745],
  ]);
  expect(
    casings.map(({ holeDiameterIn, outerDiameterIn, grade }) => [holeDiameterIn, outerDiameterIn, grade]),
  ).toEqual([
    [24, 18.625, 'K-55'],
    [14.75, 10.75, 'N-80'],
  ]);
  expect(muds.map(({ holeDiameterIn }) => holeDiameterIn)).toEqual([24, 14.75]);
});

it('uses no string of the wells below their title', async () => {
  const { casings } = await readOne(
    'Well name: Osier-4\n\nOffset wells used\n\nOsier-1 (2019: 9 5/8" casing set at 1880 m, losses in the chalk), Osier-3 (2021).\n',
  );
  expect(casings).toEqual([]);
});
