import { describe, expect, it } from 'vitest';
import type { Correction } from '../corrections/corrections';
import { document, readOne } from '../documents-for-tests';
import { readDocuments } from '../read-documents';

const CASING = `Casing programme

Casing OD,Hole size,Weight (lb/ft),Grade,Shoe depth (m)
"18 5/8""","24""",87.5,K55,395
"13 3/8""","16""",68,L80,1306
"9 5/8""","12 1/4""",47,P110,2191
`;

const ends = async (...texts: string[]) => {
  const facts = await readDocuments(
    texts.map((text, at) => document(at === 0 ? 'programme.csv' : `part-${at}.csv`, 'Well Proposal', text)),
  );
  return facts.sections.map(({ diameterIn, tdAhdM, tdTvdBdfM, origins }) => [
    diameterIn,
    tdAhdM,
    tdTvdBdfM,
    origins?.['tdAhdM']?.certainty,
  ]);
};

const MARKED = [
  [24, 401, null, 'assumed'],
  [16, 1310, null, 'assumed'],
  [12.25, 2194, null, 'assumed'],
];

describe('the ends of holes without a known word', () => {
  it('leave the name of a section that the user pointed at', async () => {
    const text = `${CASING}
Zuvak
"- 24"" Surface hole: quaxox 401 m"
"- 16"" Intermediate hole: quaxox 1,310 m"
"- 12 1/4"" Reservoir hole: quaxox 2,194 m"
`;
    const name: Correction = {
      kind: 'value',
      page: 1,
      row: 9,
      from: 2,
      to: 3,
      is: 'sections',
      field: 'description',
      of: '24 in hole',
    };
    const facts = await readDocuments([
      { ...document('programme.csv', 'Well Proposal', text), corrections: [name] },
    ]);
    expect(facts.sections.map(({ tdAhdM, description }) => [tdAhdM, description])).toEqual([
      [401, 'Surface hole'],
      [1310, null],
      [2194, null],
    ]);
  });

  it('are the depths of a table that are a little below the shoes', async () => {
    const table = `Zuvak

Hole size,Wuzok (m),Quvok (m)
"24""",80,401
"16""",401,1310
"12 1/4""",1310,2194

`;
    expect(await ends(table + CASING)).toEqual(MARKED);
    expect(await ends(table, CASING)).toEqual(MARKED);
  });

  it.each([
    [
      'the items of a list',
      [
        '- 24" Vuzok hole: quvazed 401 m MD',
        '- 16" Wokiz hole: quvazed 1310 m MD',
        '- 12 1/4" Zuwak hole: quvazed 2194 m MD',
      ],
    ],
    [
      'lines with a name first',
      ['Vuzok: 24" quvaz 401 m', 'Wokiz: 16" quvaz 1310 m', 'Zuwak: 12 1/4" quvaz 2194 m'],
    ],
    [
      'lines with the start',
      [
        '24" wuzak zuk 80 m viz 401 m',
        '16" wuzak zuk 401 m viz 1310 m',
        '12 1/4" wuzak zuk 1310 m viz 2194 m',
      ],
    ],
    [
      'pairs of each section',
      [
        '24" hole section',
        '',
        'Quvaz: 401 m',
        '',
        '16" hole section',
        '',
        'Quvaz: 1310 m',
        '',
        '12 1/4" hole section',
        '',
        'Quvaz: 2194 m',
      ],
    ],
    [
      'sentences',
      ['The 24" hole quvazes 401 m.', 'The 16" hole quvazes 1310 m.', 'The 12 1/4" hole quvazes 2194 m.'],
    ],
  ])('are in %s', async (_, lines) => {
    const text = `${lines.map((line) => `"${line.replaceAll('"', '""')}"`).join('\n')}\n\n`;
    expect(await ends(text + CASING)).toEqual(MARKED);
  });

  it.each([
    ['no known heading', 'Vuzak,Wakuz,Quvok (m)', '"24""",Zuk,401', '"16""",Viz,1310', '"12 1/4""",Wuz,2194'],
    [
      'intervals',
      'Vuzak,Wakuz,Quvok (m)',
      '"24""",Zuk,80 - 401',
      '"16""",Viz,401 - 1310',
      '"12 1/4""",Wuz,1310 - 2194',
    ],
    [
      'holes with their strings',
      'Vuzak,Quvok (m)',
      '"24"" x 18 5/8""",401',
      '"16"" x 13 3/8""",1310',
      '"12 1/4"" x 9 5/8""",2194',
    ],
    [
      'bit runs',
      'Run,Bit size,Vuzok (m),Quvok (m)',
      '1,"24""",80,401',
      '2,"16""",401,900',
      '3,"16""",900,1310',
      '4,"12 1/4""",1310,2194',
    ],
    ['holes side by side', 'Vuzak,"24""","16""","12 1/4"""', 'Wakuz,Zuk,Viz,Wuz', 'Quvok (m),401,1310,2194'],
  ])('are in a table with %s', async (_, ...rows) => {
    expect(await ends(`${rows.join('\n')}\n\n${CASING}`)).toEqual(MARKED);
  });

  it('are in cells with two figures, along the hole and down', async () => {
    const [first] = await ends(
      `Vuzak,Quvok (m)\n"24""",401 / 400\n"16""",1310 / 1288\n"12 1/4""",2194 / 2050\n\n${CASING}`,
    );
    expect(first).toEqual([24, 401, null, 'assumed']);
  });

  it('are in cards whose units are in the keys', async () => {
    const card = (size: string, end: number) => `Section ${size}"\n\nQuvok (m MD)             ${end}\n\n`;
    const { sections } = await readOne(
      card('24', 401) +
        card('16', 1310) +
        card('12 1/4', 2194) +
        'Casing OD   Hole size   Weight (lb/ft)   Grade   Shoe (m MD)\n18 5/8"     24"         87.5             K55     395\n13 3/8"     16"         68               L80     1306\n9 5/8"      12 1/4"     47               P110    2191\n',
    );
    expect(sections.map(({ tdAhdM }) => tdAhdM)).toEqual([401, 1310, 2194]);
  });

  it('replace ends that are only the shoes again', async () => {
    const both = await ends(
      '"24"" Zuk: quvaz 401 m"\n"16"" Viz: quvaz 1310 m"\n"12 1/4"" Wuz: quvaz 2194 m"\n\n' +
        'Hole,Casing,Wt. (lb/ft),Grade,Bottom MD (m),Wukoz TVD (m)\n"24""","18 5/8""",87.5,K55,395,395\n"16""","13 3/8""",68,L80,1306,1306\n"12 1/4""","9 5/8""",47,P110,2191,2191\n',
    );
    expect(both).toEqual(MARKED);
  });

  it('go below the last shoe in the open hole', async () => {
    const open = await ends(
      `Hole size,Quvok (m)\n"24""",401\n"16""",1310\n"12 1/4""",2194\n"8 1/2""",2730\n\n${CASING}`,
    );
    expect(open.at(-1)).toEqual([8.5, 2730, null, 'assumed']);
  });

  it('are given with the vertical depths', async () => {
    const [first] = await ends(
      '"- 24"" hole: zuk viz 401 m MD / 400 m TVD"\n"- 16"" hole: zuk viz 1310 m MD / 1288 m TVD"\n"- 12 1/4"" hole: zuk viz 2194 m MD / 2050 m TVD"\n\n' +
        'Casing OD,Hole size,Weight (lb/ft),Grade,Shoe (m MD),Shoe (m TVD)\n"18 5/8""","24""",87.5,K55,395,394\n"13 3/8""","16""",68,L80,1306,1285\n"9 5/8""","12 1/4""",47,P110,2191,2048\n',
    );
    expect(first).toEqual([24, 401, 400, 'assumed']);
  });

  it.each([
    ['far below the shoes', [460, 1420, 2310]],
    ['above the shoes', [300, 1200, 2100]],
    ['only below some', [401, 1310, 2100]],
  ])('are not depths %s', async (_, depths) => {
    const rows = depths.map((depth, at) => `"${['24', '16', '12 1/4'][at]}""",${depth}`);
    expect(await ends(`Hole size,Quvok (m)\n${rows.join('\n')}\n\n${CASING}`)).toEqual([]);
  });

  it('are not looked for if a known word names them', async () => {
    const { sections } = await readOne(
      `Hole size,Section TD (m),Quvok (m)\n"24""",420,401\n"16""",1330,1310\n"12 1/4""",2210,2194\n\n${CASING}`,
      'Well Proposal',
      'programme.csv',
    );
    expect(sections.map(({ tdAhdM }) => tdAhdM)).toEqual([420, 1330, 2210]);
  });

  it.each([
    ['hole', 'in 24" hole', 'in 16" hole', 'in 12 1/4" hole'],
    ['label', '(24" hole)', '(16" hole)', '(12 1/4" hole)'],
  ])(
    'are the deeper of two depths in lines without a known word, one with the string and its %s',
    async (_, ...of) => {
      const lines = [
        '24" hole: quvaz 401 m MD (400 m TVD)',
        '16" hole: quvaz 1310 m MD (1288 m TVD)',
        '12 1/4" hole: quvaz 2194 m MD (2050 m TVD)',
        '',
        `18 5/8" casing, 87.5 lb/ft, K55, BTC, zukiv 395 m MD ${of[0]}`,
        `13 3/8" casing, 68 lb/ft, L80, BTC, zukiv 1306 m MD ${of[1]}`,
        `9 5/8" casing, 47 lb/ft, P110, BTC, zukiv 2191 m MD ${of[2]}`,
      ];
      const { sections } = await readOne(lines.join('\n'), 'Well Proposal', 'programme.txt');
      expect(sections.map(({ tdAhdM, tdTvdBdfM }) => [tdAhdM, tdTvdBdfM])).toEqual([
        [401, 400],
        [1310, 1288],
        [2194, 2050],
      ]);
      expect(sections.every(({ origins }) => origins?.['tdAhdM']?.certainty === 'assumed')).toBe(true);
      const apart = lines.map((line) => line.replace(/zukiv (\d)/, 'zukiv 9$1'));
      expect((await readOne(apart.join('\n'), 'Well Proposal', 'programme.txt')).sections).toEqual([]);
    },
  );
});
