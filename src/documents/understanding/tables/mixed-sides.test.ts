import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('reads a column for each section with properties of several kinds below each other', async () => {
  const facts = await readOne(
    'Well data sheet;;;\n;Surface;Intermediate;Production\nHole size (in);17.5;12.25;8.5\nCasing size (in);13.375;9.625;7\n' +
      'Weight (lb/ft);68;47;29\nGrade;K-55;L-80;P-110\nSetting depth MD (m);600;1900;3000\nMud type;Gel;LSND;OBM\n' +
      'Mud weight (SG);1.10;1.20;1.40\nTop of cement MD (m);0;400;1700\nTail slurry density (SG);1.90;1.90;1.95\nBOP annular test (psi);;3500;3500\n',
  );
  expect(
    facts.casings.map((one) => [one.holeDiameterIn, one.outerDiameterIn, one.grade, one.shoeAhdM]),
  ).toEqual([
    [17.5, 13.375, 'K-55', 600],
    [12.25, 9.625, 'L-80', 1900],
    [8.5, 7, 'P-110', 3000],
  ]);
  expect(facts.muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
    [17.5, 'Gel'],
    [12.25, 'LSND'],
    [8.5, 'OBM'],
  ]);
  expect(facts.slurries).toHaveLength(3);
  expect(facts.pressureTests.map(({ holeDiameterIn }) => holeDiameterIn)).toEqual([12.25, 8.5]);
});

it('reads a table on its side next to another table, with its labels in any column and a driven conductor', async () => {
  const facts = await readOne(
    ';;Conductor;Surface;Main;Final;;Top;TVDSS (m);TVD BRT (m);MD BRT (m)\n' +
      ';Hole size (in);Driven;17.5;12.25;8.5;;Harbour Shale;475;500;500\n' +
      ';Section TD (m MD BRT);-;910;2110;3020;;Quay Sand;1175;1200;1240\n' +
      ';Casing OD (in);30;13.375;9.625;7;;Mole Chalk;1975;2000;2200\n' +
      ';Weight (ppf);309;68;47;29;;Pier Marl;2375;2400;2700\n' +
      ';Grade;X52;K55;L80;P110;;;;;\n' +
      ';Shoe (m MD);120;900;2100;3015;;;;;\n' +
      ';Mud type;-;Gel;KCl polymer;OBM;;;;;\n' +
      ';MW (ppg);-;9;10;11;;;;;\n',
  );
  expect(facts.tops.map(({ name, tvdSsM, ahdBdfM }) => [name, tvdSsM, ahdBdfM])).toEqual([
    ['Harbour Shale', 475, 500],
    ['Quay Sand', 1175, 1240],
    ['Mole Chalk', 1975, 2200],
    ['Pier Marl', 2375, 2700],
  ]);
  expect(facts.sections.map(({ diameterIn, tdAhdM }) => [diameterIn, tdAhdM])).toEqual([
    [17.5, 910],
    [12.25, 2110],
    [8.5, 3020],
  ]);
  expect(
    facts.casings.map(({ holeDiameterIn, grade, shoeAhdM }) => [holeDiameterIn, grade, shoeAhdM]),
  ).toEqual([
    [null, 'X52', 120],
    [17.5, 'K55', 900],
    [12.25, 'L80', 2100],
    [8.5, 'P110', 3015],
  ]);
  expect(facts.muds.map(({ type }) => type)).toEqual(['Gel', 'KCl polymer', 'OBM']);
});

it('may have a row for each slurry, and a list of tops next to them', async () => {
  const facts = await readOne(
    ';;;;;Formation;TVD BRT (ft);TVDSS (ft)\n' +
      'Hole size (in);Driven;16;8.5;;Alder Shale;2100;1990\n' +
      'Section TD (ft MD);-;2500;9000;;Birch Sand;6400;6290\n' +
      'Casing OD (in);20;13.375;7;;Cedar Lime;8200;8090\n' +
      'Weight (ppf);94;68;29;;;;\nGrade;X56;L80;P110;;;;\n' +
      'From - to (ft MD);0 - 300;0 - 2490;0 - 8990;;;;\n' +
      'Cement lead (ppg);-;12.5;13;;;;\nLead TOC (ft MD);-;0;3000;;;;\n' +
      'Cement tail (ppg);-;15.8;15.9;;;;\nTail TOC (ft MD);-;2000;8000;;;;\nExcess % lead/tail;-;100/50;20;;;;\n',
    'Other',
    'summary.csv',
  );
  expect(facts.casings.map((one) => [one.holeDiameterIn, one.grade, Math.round(one.shoeAhdM ?? 0)])).toEqual([
    [16, 'L80', 759],
    [8.5, 'P110', 2740],
  ]);
  expect(facts.slurries.map((one) => [one.holeDiameterIn, one.role, one.excess, one.topOfCement])).toEqual([
    [16, 'lead', '100%', '0 m'],
    [8.5, 'lead', '20%', '914.4 m'],
    [16, 'tail', '50%', '609.6 m'],
    [8.5, 'tail', '20%', '2438.4 m'],
  ]);
  expect(facts.tops.map(({ name }) => name)).toEqual(['Alder Shale', 'Birch Sand', 'Cedar Lime']);
});
