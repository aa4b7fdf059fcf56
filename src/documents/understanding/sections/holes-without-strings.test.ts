import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const programmeOf = async (...rows: string[]) => {
  const { casings, sections } = await readOne(`Well Teal-3\n\n${rows.join('\n')}\n`, 'Other', 'strings.csv');
  return {
    strings: casings.map(({ holeDiameterIn, outerDiameterIn }) => [holeDiameterIn, outerDiameterIn]),
    holes: sections.map(({ diameterIn, tdAhdM, description }) => [diameterIn, tdAhdM, description]),
  };
};

it('has a section for a hole without a string, and for those of the strings', async () => {
  expect(
    await programmeOf(
      'String;Hole size (in);Casing OD (in);Weight (lb/ft);Shoe MD (m)',
      'Surface casing;17 1/2;13 3/8;68;640',
      'Production casing;12 1/4;9 5/8;47;2110',
      'Open hole;8 1/2;-;-;2675',
    ),
  ).toEqual({
    strings: [
      [17.5, 13.375],
      [12.25, 9.625],
    ],
    holes: [
      [17.5, 640, 'Surface casing'],
      [12.25, 2110, 'Production casing'],
      [8.5, 2675, 'Open hole'],
    ],
  });
});

it('has no sections if each hole has its string', async () => {
  const rows = [
    'String;Hole size (in);Casing OD (in);Weight (lb/ft);Shoe MD (m)',
    'Surface casing;17 1/2;13 3/8;68;640',
    'Production casing;12 1/4;9 5/8;47;2110',
  ];
  expect((await programmeOf(...rows)).holes).toEqual([]);
});

it('names its columns in the headings of a table on its side', async () => {
  expect(
    await programmeOf(
      ';Verankeringsserie;Tussenserie;Productieserie',
      'Boorgatdiameter;26";17 1/2";12 1/4"',
      'Diameter verbuizing;20";13 3/8";9 5/8"',
      'Schoendiepte (m AH-RT);210;940;1985',
    ),
  ).toMatchObject({
    strings: [
      [26, 20],
      [17.5, 13.375],
      [12.25, 9.625],
    ],
  });
});
