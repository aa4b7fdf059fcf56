import { describe, expect, it } from 'vitest';
import { sampleDocuments } from '@/mocks/samples/samples';
import { recogniseDocument } from './recognise-document';

const recognise = (text: string, name = 'document.csv') =>
  recogniseDocument(name, new TextEncoder().encode(text));

const HEADER = 'Well name: Aurora-3\nField: Aurora\n\n';
const SURVEY = 'MD (m),Inc (deg),Azi (deg)\n145.9,0,0\n1200,12.5,80\n3519,40,81\n';
const TOPS = 'Formation,TVD SS (m)\nChalk,88\nZechstein,2680\nRotliegend,2965\n';
const CASING =
  'Hole (in),Casing OD (in),Mass (lb/ft),Grade,Shoe AHD (m)\n36,30,309,X52,250\n8.5,7,29,L80,4005\n';
const CEMENT = 'Casing (in),Slurry,Slurry type,Gradient (kPa/m),TOC (m)\n20,Lead,Class G,14.7,75\n';
const MUD = 'Hole (in),Mud type,Mud weight (SG),pH\n26,Spud mud,1.03,8.5\n';
const SECTIONS = 'Hole (in),Description,Section TD AHD (m)\n26,Surface hole,480\n8 1/2,Reservoir hole,4010\n';

describe('the content of a document', () => {
  it('is summarised for the sample documents, and classified like their names', async () => {
    const recognised = sampleDocuments().map(async ({ name, text }) => {
      const { classification, holds, not_understood } = await recognise(text, name);
      expect(not_understood).toEqual([]);
      return [classification, ...holds];
    });
    expect(await Promise.all(recognised)).toEqual([
      [
        'Well Proposal',
        '8 formation tops, 42 to 3,140 m TVD SS',
        '4 hole sections, 26 to 8 1/2 in',
        '1 reservoir',
        '4 logging runs',
        '4 pressure tests',
        '6 plan steps',
        'well header: Aurora-3, field Aurora, rig floor at 33.5 m',
      ],
      [
        'Well Trajectory',
        'survey, 134 stations, MD 0 to 4,010 m',
        'well header: Aurora-3, field Aurora, rig floor at 33.5 m',
      ],
      ['Well Catalogue', '4 casing strings, 20 to 7 in', 'well header: Aurora-3'],
      ['Cement Program', '8 cement slurries', 'well header: Aurora-3'],
      ['Mud Program', '4 mud sections', 'well header: Aurora-3'],
    ]);
  });

  it('names every well of a document about several, and chooses none', async () => {
    const { holds, not_understood } = await recognise(
      'Well,Formation,TVD SS (m)\n15/9-F-12,Chalk,1000\n15/9-F-14,Chalk,1100\n15/9-F-14,Chalk,1100\n',
    );
    expect(holds).toEqual(['3 formation tops, 1,000 to 1,100 m TVD SS', '2 wells: 15/9-F-12 and 15/9-F-14']);
    expect(not_understood).toEqual([]);
  });

  it('names the well that only a table or title names', async () => {
    const { holds } = await recognise('Well,Formation,TVD SS (m)\n15/9-F-12,Chalk,1000\n');
    expect(holds).toEqual(['1 formation top, 1,000 m TVD SS', 'well 15/9-F-12']);
  });
});

describe('the type that the content suggests', () => {
  it.each([
    ['a survey', SURVEY, 'Well Trajectory', 'it holds a survey of 3 stations'],
    ['a survey below a header', HEADER + SURVEY, 'Well Trajectory', 'it holds a survey of 3 stations'],
    ['casing with its hole sizes', HEADER + CASING, 'Well Catalogue', 'it holds casing strings'],
    ['cement', CEMENT, 'Cement Program', 'it holds cement slurries'],
    ['mud', MUD, 'Mud Program', 'it holds mud sections'],
    ['a header and tops', `${HEADER}${TOPS}`, 'Well Proposal', 'it holds a well header and formation tops'],
    [
      'tops, sections and a survey',
      `${TOPS}\n${SECTIONS}\n${SURVEY}`,
      'Well Proposal',
      'it holds a survey of 3 stations, formation tops and hole sections',
    ],
    ['tops alone, a prognosis', TOPS, 'Well Proposal', 'it holds formation tops'],
    [
      'cement and mud, of which neither is the other',
      `${CEMENT}\n${MUD}`,
      'Other',
      'it holds cement slurries and mud sections',
    ],
    [
      'muds with the ends of their sections',
      `${SECTIONS}\n${MUD}`,
      'Mud Program',
      'it holds hole sections and mud sections',
    ],
    ['a letter', 'Dear colleagues,\nplease find the plan attached.\n', null, null],
    ['headings with nothing usable below them', 'MD,Inc,Azi\n-,-,-\nn/a,n/a,n/a\n', null, null],
  ])('%s', async (_, text, classification, because) => {
    expect(await recognise(text)).toMatchObject({ classification, because });
  });
});

describe('what a document says about the inputs', () => {
  const surveyTo = (inclination: number) => `MD,Inc,Azi\n0,0,0\n500,${inclination},90\n900,1,90\n`;
  it.each([
    ['states', 'Rotary table elevation: 110.24 ft\n', 33.601, null],
    [
      'implies',
      'Formation,TVD (m),TVD SS (m)\nChalk,1033.5,1000\nMarl,1133.5,1100\n',
      33.5,
      'the difference between its TVD and TVD SS',
    ],
    ['contradicts', 'Formation,TVD (m),TVD SS (m)\nChalk,1033.5,1000\nMarl,1130,1100\n', null, null],
    ['omits', TOPS, null, null],
  ])('%s the drill floor', async (_, text, height, because) => {
    const { inputs } = await recognise(text);
    expect(inputs?.rig_floor_because).toBe(because);
    if (height === null) expect(inputs?.rig_floor_height).toBeNull();
    else expect(inputs?.rig_floor_height).toBeCloseTo(height, 2);
  });

  it.each([
    [surveyTo(62.34), false, 'its survey reaches 62.3°'],
    [surveyTo(2.1), true, 'its survey stays within 2.1° of vertical'],
    [
      'Well name: Aurora-3\nWell type: vertical exploration well\n',
      true,
      'it says “vertical exploration well”',
    ],
    ['Well name: Aurora-3\nWell type: horizontal producer\n', false, 'it says “horizontal producer”'],
    ['Well name: Aurora-3\nWell type: vertical to 800 m, then deviated\n', null, null],
    ['Well name: Aurora-3\nTrajectoire : verticale\n', true, 'it says “Trajectoire: verticale”'],
    ['Well name: Aurora-3\nWell profile: S-shaped\n', false, 'it says “S-shaped”'],
    [
      'Brønnen planlegges vertikal, slik at MD er lik TVD.\n',
      true,
      'it says “Brønnen planlegges vertikal, slik at MD er lik TVD.”',
    ],
    [
      'Der Bohrplatz ist gebaut. Die Bohrung wird als vertikale Erkundungsbohrung\nabgeteuft.\n',
      true,
      /Die Bohrung/,
    ],
    ['The well is drilled vertical to 900 m and builds to 60 degrees.\n', null, null],
    ['All depths of the well are vertical depths. The offset K-2 is a vertical well.\n', null, null],
    [TOPS, null, null],
  ])('gives the type of the well: %j', async (text, is_vertical, well_type_because) => {
    const because =
      well_type_because instanceof RegExp ? expect.stringMatching(well_type_because) : well_type_because;
    expect((await recognise(text)).inputs).toMatchObject({ is_vertical, well_type_because: because });
  });
});

describe('what was not understood', () => {
  it('gives the place of an unknown table, and advice', async () => {
    const { holds, not_understood } = await recognise(
      `MD,TVD,Formation Pressure\n100,100,5\n200,200,6\n\n${SURVEY}`,
    );
    expect(holds).toEqual(['survey, 3 stations, MD 145.9 to 3,519 m']);
    expect(not_understood).toEqual([
      {
        place: { document: 'document.csv', page: null, sheet: null, cell: null, line: 1, quote: null },
        reason: expect.stringContaining('columns MD, TVD, Formation Pressure') as string,
      },
    ]);
  });

  it('lists the first rows that are not stations, and counts the rest', async () => {
    const broken = Array.from({ length: 9 }, (_, at) => `${4000 + at},x,y\n`).join('');
    const { holds, not_understood } = await recognise(SURVEY + broken);
    expect(holds).toEqual(['survey, 3 stations, MD 145.9 to 3,519 m']);
    expect(not_understood.map(({ place }) => place.line)).toEqual([5, 6, 7, 8, 9]);
    expect(not_understood.at(-1)?.reason).toMatch(/4 more rows are left out/);
  });

  it('reports a file in which nothing is known', async () => {
    const { not_understood } = await recognise('Dear colleagues,\nplease find the plan attached.\n');
    expect(not_understood[0]?.reason).toContain('No table with known headings');
  });

  it('gives the reason why a file cannot be read', async () => {
    const { refused, holds, classification } = await recognise('  \n \n');
    expect(refused).toContain('blank lines');
    expect([holds, classification]).toEqual([[], null]);
  });
});
