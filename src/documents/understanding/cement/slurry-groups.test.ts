import { expect, it } from 'vitest';
import { rawWorkbook, sheetData } from '../../readers/office-for-tests';
import { readOne } from '../documents-for-tests';

it('reads the slurries that rows of their own name above the properties of each string', async () => {
  const { slurries } = await readOne(
    [
      ';18 5/8";13 3/8";7"',
      'Voorslurry (lead);;;',
      'Samenstelling;Klasse G met klei;Klasse G licht;\u2013',
      'Dichtheid (kg/l);1,52;1,58;\u2013',
      'Additieven;klei;vertrager;\u2013',
      'Staartslurry (tail);;;',
      'Samenstelling;Klasse G;Klasse G;\u2013',
      'Dichtheid (kg/l);1,90;1,92;\u2013',
      'Additieven;CaCl2;dispergeermiddel;\u2013',
      'Linerslurry;;;',
      'Samenstelling;\u2013;\u2013;Klasse G met silica',
      'Dichtheid (kg/l);\u2013;\u2013;1,88',
      'Additieven;\u2013;\u2013;latex',
    ].join('\n'),
    'Cement Program',
    'cement.csv',
  );
  expect(
    slurries.map(({ casingOuterDiameterIn, role, type, additives }) => [
      casingOuterDiameterIn,
      role,
      type,
      additives,
    ]),
  ).toEqual([
    [18.625, 'lead', 'Klasse G met klei', 'klei'],
    [13.375, 'lead', 'Klasse G licht', 'vertrager'],
    [18.625, 'tail', 'Klasse G', 'CaCl2'],
    [13.375, 'tail', 'Klasse G', 'dispergeermiddel'],
    [7, 'liner', 'Klasse G met silica', 'latex'],
  ]);
});

it('reads a hole and its string in one cell under any heading', async () => {
  const { pressureTests } = await readOne(
    'Gat / buis;BOP annular (bar);BOP rams (bar)\n16" / 13\u215c";100;200\n12\u00bc" / 9\u215d";240;340\n',
    'Well Proposal',
    'tests.csv',
  );
  expect(pressureTests.map(({ holeDiameterIn, annularKpa }) => [holeDiameterIn, annularKpa])).toEqual([
    [16, 10000],
    [12.25, 24000],
  ]);
});

it('are of a table of strings, in which the cement of each slurry is above its other properties', async () => {
  const sheet = sheetData([
    ['Casing and cement'],
    ['Size', '10 3/4"', '7 5/8"', '4 1/2" (liner)'],
    ['Weight (lb/ft)', 40.5, 29.7, 13.5],
    ['Grade', 'J-55', 'L-80', 'P-110'],
    ['Shoe (m MD)', 640, 1985, 2870],
    ['Lead cement', '-', 'Class A + 2% gel', '-'],
    ['Density (sg)', null, 1.55, null],
    ['Excess', null, '60%', null],
    ['Tail cement', 'Class A + 1% CaCl2', 'Class G', 'Class H + 35% silica'],
    ['Density (sg)', 1.88, 1.9, 1.95],
    ['Excess', '80%', '25%', '20%'],
  ]);
  const { casings, slurries } = await readOne(rawWorkbook({ Strings: sheet }), 'Other', 'strings.xlsx');
  expect(casings.map(({ outerDiameterIn, grade }) => [outerDiameterIn, grade])).toEqual([
    [10.75, 'J-55'],
    [7.625, 'L-80'],
    [4.5, 'P-110'],
  ]);
  expect(
    slurries.map(({ casingOuterDiameterIn, role, type, excess }) => [
      casingOuterDiameterIn,
      role,
      type,
      excess,
    ]),
  ).toEqual([
    [7.625, 'lead', 'Class A + 2% gel', '60%'],
    [10.75, 'tail', 'Class A + 1% CaCl2', '80%'],
    [7.625, 'tail', 'Class G', '25%'],
    [4.5, 'liner', 'Class H + 35% silica', '20%'],
  ]);
});
