import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('reads the sizes below the word for a well as those of the holes, next to the names of the sections', async () => {
  const { casings } = await readOne(
    [
      'Tramo;Pozo;Profundidad de tramo (m);Cañería;Zapato (m)',
      'Guía;17 1/2";350;13 3/8";348',
      'Aislación;8 1/2";2210;7";2208',
    ].join('\n'),
    'Other',
    'esquema.csv',
  );
  expect(casings.map(({ holeDiameterIn, outerDiameterIn }) => [holeDiameterIn, outerDiameterIn])).toEqual([
    [17.5, 13.375],
    [8.5, 7],
  ]);
});

it('reads the sizes below one of two headings for the hole, and the names below the other', async () => {
  for (const [heads, inch] of [
    ['Section;Hole size;To (m);Casing;Shoe (m)', '"'],
    ['Abschnitt;Bohr-\u00d8 ["];bis (m);Verrohrung;Schuh (m)', ''],
    ['Phase;Bit size (in);To (m);Casing;Shoe (m)', ''],
  ]) {
    const rows = [
      `Surface;17 1/2${inch};350;13 3/8";348`,
      `Production 1 (liner);8 1/2${inch};2210;7";2208`,
      `Drain;6${inch};2600;4 1/2";2590`,
    ];
    const { casings } = await readOne([heads, ...rows].join('\n'), 'Other', 'design.csv');
    expect(casings.map(({ holeDiameterIn }) => holeDiameterIn)).toEqual([17.5, 8.5, 6]);
  }
});

it('reads tests of strings whose sizes are below a heading that names only the preventers', async () => {
  const { pressureTests } = await readOne(
    [
      'Pressure control, pressures in kg/cm²',
      '',
      'BOP installed and tested on casing;Annular preventer;Ram preventers',
      '"9 5/8"" intermediate, after 12 1/4"" hole";140;210',
      '"7"" production, after 8 1/2"" hole";210;350',
    ].join('\n'),
    'Other',
    'tests.csv',
  );
  expect(pressureTests.map(({ annularKpa }) => Math.round(annularKpa ?? 0))).toEqual([13729, 20594]);
});

it('takes the test of a string from the table of its weight and grade', async () => {
  const { pressureTests } = await readOne(
    [
      'Hole size;Csg size;To MD (m);Weight (lb/ft);Grade;Conn.;Test (psi)',
      '17 1/2";13 3/8";402;54.5;J-55;STC;1,500',
      '8 3/4";7";2110;29;P-110;BTC;4,200',
    ].join('\n'),
    'Other',
    'casing.csv',
  );
  expect(pressureTests.map((test) => [test.holeDiameterIn, Math.round(test.casingOnBumpKpa ?? 0)])).toEqual([
    [17.5, 10342],
    [8.75, 28958],
  ]);
});

it('reads no connection from the number of joints', async () => {
  const { casings } = await readOne(
    ['Item;Weight, lb/ft;Joints', '13 3/8" L-80 BTC;68;74', '9 5/8" L-80 NSCC;47;108'].join('\n'),
    'Well Catalogue',
    'tubulars.csv',
  );
  expect(casings.map(({ thread }) => thread)).toEqual(['BTC', 'NSCC']);
});

it.each(['Lap', 'Linerlaptest', 'Overlapp', 'TOL', 'Tope de liner', 'Linerhenger'])(
  'reads the test of the lap of a liner below %s, next to those of the preventers',
  async (heading) => {
    const { pressureTests } = await readOne(
      `Hole;Annular (bar);Rams (bar);${heading} (bar)\n12 1/4";250;345;\n8 1/2";250;345;280\n`,
      'Other',
      'tests.csv',
    );
    expect(pressureTests.map(({ linerLapKpa }) => linerLapKpa)).toEqual([null, 28000]);
  },
);

it('does not read pipe weights as mud weights', async () => {
  const { muds } = await readOne(
    ['Section;Weight;Grade', '"17 1/2"" section";61 lb/ft;K55', '"12 1/4"" section";43.5 lb/ft;N80'].join(
      '\n',
    ),
    'Mud Program',
    'pipe.csv',
  );
  expect(muds).toEqual([]);
});

it('keeps yield points with a range and its unit in the cells', async () => {
  const { muds } = await readOne(
    [
      'Section;Mud weight;YP',
      '"14 3/4"" section";1.10 SG;12 - 20 lb/100ft2',
      '"9 1/2"" section";1.20 SG;14 - 22 lb/100ft2',
    ].join('\n'),
    'Mud Program',
    'mud.csv',
  );
  expect(muds.map(({ yieldPointPa }) => Math.round(yieldPointPa.lower ?? 0))).toEqual([6, 7]);
});
