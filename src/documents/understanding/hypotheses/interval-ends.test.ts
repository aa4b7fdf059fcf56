import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const csv = (...rows: string[]) => readOne(rows.join('\n'), 'Other', 'document.csv');

describe('a column of intervals', () => {
  it('gives the ends of the sections of a mud programme, with a mark', async () => {
    const { sections } = await csv(
      'Hole (in);Interval (m);Mud type;Density (SG)',
      '26;0 - 210;Spud mud;1.05',
      '17 1/2;210 - 800;Gel polymer;1.10',
      '17 1/2;800 - 1320;KCl polymer;1.20',
    );
    expect(sections.map(({ diameterIn, tdAhdM }) => [diameterIn, tdAhdM])).toEqual([
      [26, 210],
      [17.5, 1320],
    ]);
    expect(sections[0]?.origins?.['tdAhdM']?.certainty).toBe('assumed');
  });

  it('gives none where a table of the sections does', async () => {
    const { sections } = await csv(
      'Hole (in);Interval (m);Mud type;Density (SG)',
      '26;0 - 210;Spud mud;1.05',
      '17 1/2;210 - 1320;Gel polymer;1.10',
      '',
      'Hole size (in);Section TD (m MD)',
      '26;212',
      '17.5;1325',
    );
    expect(sections.map(({ tdAhdM }) => tdAhdM)).toEqual([212, 1325]);
  });

  it('gives the top and the shoe of strings that begin at the wellhead', async () => {
    const { casings, sections } = await csv(
      'String;Hole;Casing;Weight (lb/ft);Grade;Interval (m)',
      'Surface;12-1/4";9-5/8";36;J-55;0 - 560',
      'Production;8-3/4";5-1/2";17;N-80;0 - 2870',
    );
    expect(casings.map(({ topAhdM, shoeAhdM }) => [topAhdM, shoeAhdM])).toEqual([
      [0, 560],
      [0, 2870],
    ]);
    expect(sections).toEqual([]);
  });
});

describe('muds without the sizes of their holes', () => {
  it.each([
    ['Depth (ft);Type;Weight (ppg);pH', ['1200;Spud mud;8.6;9', '9800;KCl;10.2;9.5']],
    ['Depth;Mud type;MW (ppg);pH', ["0 - 1200';Spud mud;8.6;9", "1200 - 9800';KCl;10.2;9.5"]],
    ['To (ft);System;MW (ppg);pH', ['1200;Spud mud;8.6;9', '9800;KCl;10.2;9.5']],
  ])('are of the sections that end at their depths, below %s', async (headings, rows) => {
    const { muds } = await readOne([headings, ...rows].join('\n'), 'Mud Program', 'mud.csv');
    expect(muds.map(({ section, type }) => [Math.round((section?.endAhdM ?? 0) / 0.3048), type])).toEqual([
      [1200, 'Spud mud'],
      [9800, 'KCl'],
    ]);
  });
});
