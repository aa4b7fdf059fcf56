import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('does not read the end of a section in merged cells as the top of a formation', async () => {
  const rows = [
    'Formation;Depth of top (m) TVDSS;TVD KB (m);Hole size;Section;Section depth (m) TVD KB;TVDSS (m)',
    'Hordaland;410;438;17 1/2";Surface;910;882',
    'Rogaland;702;730;17 1/2";Surface;910;882',
    'Shetland;955;983;12 1/4";Intermediate;1612;1584',
    'Cromer Knoll;1240;1268;12 1/4";Intermediate;1612;1584',
    'Viking;1405;1433;12 1/4";Intermediate;1612;1584',
    'Hugin;1630;1658;8 1/2";Liner;2015;1987',
    'Sleipner;1744;1772;8 1/2";Liner;2015;1987',
  ];
  const { tops } = await readOne(`Geology and sections\n\n${rows.join('\n')}\n`);
  expect(tops.map((one) => [one.name, one.tvdSsM, one.tvdBdfM])).toEqual([
    ['Hordaland', 410, 438],
    ['Rogaland', 702, 730],
    ['Shetland', 955, 983],
    ['Cromer Knoll', 1240, 1268],
    ['Viking', 1405, 1433],
    ['Hugin', 1630, 1658],
    ['Sleipner', 1744, 1772],
  ]);
});

it('keeps the uncertainty of the tops, which repeats too', async () => {
  const { tops } = await readOne(
    'Formation;TVD (m);+/- (m)\nHordaland;438;5\nRogaland;730;5\nShetland;983;8\nCromer Knoll;1268;8\nViking;1433;8\nHugin;1658;10\n',
  );
  expect(tops.map((one) => one.varianceM)).toEqual([5, 5, 8, 8, 8, 10]);
});
