import { expect, it } from 'vitest';
import { readOne } from './documents-for-tests';

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
