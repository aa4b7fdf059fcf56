import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('marks the depths of strings that are read as the ends of sections', async () => {
  const { sections } = await readOne(
    'Casing Points\nMeasured Depth (m);Vertical Depth (m);Name;Casing Diameter (in);Hole Diameter (in)\n' +
      '410;410;18 5/8" casing;18 5/8;24\n1350;1301;13 3/8" casing;13 3/8;16\n',
    'Well Trajectory',
    'points.csv',
  );
  expect(sections.map(({ tdAhdM, origins }) => [tdAhdM, origins?.['tdAhdM']?.certainty])).toEqual([
    [410, 'assumed'],
    [1350, 'assumed'],
  ]);
});

it('does not mark the ends that a list of sections states', async () => {
  const { sections } = await readOne(
    'Section TD MD (m);Name;Casing Diameter (in);Hole Diameter (in)\n' +
      '415;18 5/8" casing;18 5/8;24\n1355;13 3/8" casing;13 3/8;16\n',
    'Well Proposal',
    'sections.csv',
  );
  expect(sections.map(({ tdAhdM, origins }) => [tdAhdM, origins?.['tdAhdM']?.certainty])).not.toContainEqual([
    415,
    'assumed',
  ]);
});

it('takes the setting depth for the end of a section next to a vertical depth of an unknown name', async () => {
  const { sections } = await readOne(
    'Bohrlochabschnitte\n\nBohrdurchmesser;Sektion;Absetzteufe (m MD);Zuvok (m TVD)\n"16""";Zuk;640;640\n"12 1/4""";Viz;1880;1702\n',
    'Well Proposal',
    'programm.csv',
  );
  expect(sections.map(({ tdAhdM, tdTvdBdfM }) => [tdAhdM, tdTvdBdfM])).toEqual([
    [640, 640],
    [1880, 1702],
  ]);
});

it('takes no sentence among the remarks for the description of a section', async () => {
  const { sections } = await readOne(
    'Hole Sections\nHole size (in);To MD (m);Remarks\n16;600;Surface\n12 1/4;1350;Keep the mud cold at all times.\n',
    'Well Proposal',
    'sections.csv',
  );
  expect(sections.map(({ description }) => description)).toEqual(['Surface', null]);
});

it('takes no remarks on muds for the descriptions of their sections', async () => {
  const { sections } = await readOne(
    'Hole (in);From (m MD);To (m MD);Drilling fluid;Weight (SG);Comments\n26;0;310;Spud mud;1.06;Dump at the end\n14 3/4;310;1290;Glycol mud;1.24;Shakers 170 mesh\n',
    'Mud Program',
    'fluids.csv',
  );
  expect(sections.map(({ description, tdAhdM }) => [description, tdAhdM])).toEqual([
    [null, 310],
    [null, 1290],
  ]);
});

it('takes no remarks on strings for the descriptions of their sections', async () => {
  const { sections, casings } = await readOne(
    'Hole (in);Hole depth (m MD);Casing OD (in);Wt (lb/ft);Shoe (m MD);Remark\n16;840;13 3/8;72;835;Special drift\n8 1/2;2350;;;;P&A at the end\n',
    'Well Proposal',
    'casing.csv',
  );
  expect(sections.map(({ description, tdAhdM }) => [description, tdAhdM])).toEqual([
    [null, 840],
    [null, 2350],
  ]);
  expect(casings.map(({ notes }) => notes)).toEqual(['Special drift']);
});

it('takes whole millimetres for the size of the hole that they round', async () => {
  const { sections } = await readOne(
    'Hole (mm);Section TD (m MD)\n610;95\n445;820\n311;1640\n158;2230\n150.2;2400\n',
    'Well Proposal',
    'sections.csv',
  );
  expect(sections.map(({ diameterIn }) => diameterIn)).toEqual([
    24,
    17.5,
    12.25,
    expect.closeTo(158 / 25.4, 5),
    expect.closeTo(150.2 / 25.4, 5),
  ]);
});

it('marks depths of nothing in particular next to the names of strings as those of their shoes', async () => {
  const points =
    'MD (m);TVD (m);Brusk;Casing (in);Hole (in)\n512;512;Surface;13 3/8;17 1/2\n1840;1795;Protective;9 5/8;12 1/4\n';
  const { sections } = await readOne(points, 'Well Trajectory', 'points.csv');
  expect(sections.map(({ tdAhdM, origins }) => [tdAhdM, origins?.['tdAhdM']?.certainty])).toEqual([
    [512, 'assumed'],
    [1840, 'assumed'],
  ]);
});
