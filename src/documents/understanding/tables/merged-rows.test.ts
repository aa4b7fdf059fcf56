import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const SURFACE = ['0-400', '"13 3/8"" casing set at 395 m in 17 1/2"" hole"', 'Gel', '1.05-1.10', '8.5'];
const DEEPER = ['400-2100', '"9 5/8"" casing set at 2095 m in 12 1/4"" hole"', 'Polymer', '1.15-1.25', '9.0'];
const TOPS = [
  ['Upper clay', 40, 40, SURFACE],
  ['Red beds', 180, 180, SURFACE],
  ['Grey marl', 390, 390, SURFACE],
  ['Lower sand', 905, 912, DEEPER],
  ['Black shale', 1402, 1460, DEEPER],
  ['Basal lime', 1890, 2050, DEEPER],
] as const;

it('reads formations and, merged over several of them, the section with its mud', async () => {
  const facts = await readOne(
    [
      'No.,Layer,Depth (m),,Interval (m MD),Casing policy,Mud parameters,,,Logs',
      ',,TVD,MD,,,Type,Sp. gr.,pH,',
      ...TOPS.map(([name, tvd, md, section], at) => [at + 1, name, tvd, md, ...section, 'GR'].join(',')),
    ].join('\n'),
    'Other',
    'order.csv',
  );
  expect(facts.tops.map(({ name }) => name)).toEqual(TOPS.map(([name]) => name));
  expect(facts.muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
    [17.5, 'Gel'],
    [12.25, 'Polymer'],
  ]);
  expect(facts.casings.filter(({ shoeAhdM }) => TOPS.some(([, , md]) => md === shoeAhdM))).toEqual([]);
});

it('reads what is merged over the formations if only the hole, the mud and the string are', async () => {
  const { tops, muds } = await readOne(
    [
      'Geological and technical order Heron-9, all depths below rotary table, vertical well',
      'From (m),To (m),Formation,Lithology,Hole size,String,Mud,Cores',
      ...[
        ['0', '310', 'Alder', 'sand', '17 1/2""', '13 3/8"" at 600 m', 'Gel spud mud', 'none'],
        ['310', '420', 'Birch', 'clay', '17 1/2""', '13 3/8"" at 600 m', 'Gel spud mud', 'none'],
        ['420', '605', 'Cedar', 'marl', '17 1/2""', '13 3/8"" at 600 m', 'Gel spud mud', 'none'],
        ['605', '1120', 'Elder', 'salt', '12 1/4""', '9 5/8"" at 1600 m', 'Salt polymer', 'none'],
        ['1120', '1480', 'Fir', 'chalk', '12 1/4""', '9 5/8"" at 1600 m', 'Salt polymer', 'one'],
        ['1480', '1610', 'Hazel', 'shale', '12 1/4""', '9 5/8"" at 1600 m', 'Salt polymer', 'one'],
      ].map((row) => row.map((cell) => `"${cell}"`).join(',')),
    ].join('\n'),
    'Other',
    'order.csv',
  );
  expect(tops.filter(({ kind }) => kind === 'top').map(({ name, tvdBdfM }) => [name, tvdBdfM])).toEqual([
    ['Alder', 0],
    ['Birch', 310],
    ['Cedar', 420],
    ['Elder', 605],
    ['Fir', 1120],
    ['Hazel', 1480],
  ]);
  expect(muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
    [17.5, 'Gel spud mud'],
    [12.25, 'Salt polymer'],
  ]);
});

it('reads runs that repeat the hole, the interval and the purpose of their section', async () => {
  const { loggingRuns } = await readOne(
    [
      'Hole size,Run no.,Tools,Interval (m),Objective of logging',
      '"16""",1,MWD gamma,310 - 905,Check the marls',
      '"16""",2,Caliper,310 - 905,Check the marls',
      '"8 3/4""",1,MWD gamma,905 - 2640,Find the contacts',
      '"8 3/4""",2,Density - neutron,905 - 2640,Find the contacts',
      '"8 3/4""",3,Image log,905 - 2640,Find the contacts',
      '"8 3/4""",4,Check shots,905 - 2640,Find the contacts',
    ].join('\n'),
    'Other',
    'logs.csv',
  );
  expect(loggingRuns.map(({ holeDiameterIn, evaluation }) => [holeDiameterIn, evaluation])).toEqual([
    [16, 'MWD gamma'],
    [16, 'Caliper'],
    [8.75, 'MWD gamma'],
    [8.75, 'Density - neutron'],
    [8.75, 'Image log'],
    [8.75, 'Check shots'],
  ]);
});

it('reads the slurries of jobs whose string, shoe and times are merged over them', async () => {
  const { slurries } = await readOne(
    [
      'Casing,Shoe (m),Slurry,Cement & blend,Density (SG),Excess,Rise up to,Pump time,Bags',
      '"18 5/8""",402,Lead,G light,1.50,80%,600 m,04:00,300',
      '"18 5/8""",402,Tail,G plain,1.88,80%,752 m,04:00,350',
      '"10 3/4""",1290,Lead,G light,1.52,40%,608 m,05:30,420',
      '"10 3/4""",1290,Tail,G plain,1.89,40%,756 m,05:30,480',
      '"7 5/8""",2480,Lead,G light,1.58,20%,632 m,06:15,510',
      '"7 5/8""",2480,Tail,G plain,1.90,20%,760 m,06:15,590',
    ].join('\n'),
    'Other',
    'slurries.csv',
  );
  expect(slurries.map(({ role, type }) => [role, type])).toEqual(
    [1, 2, 3].flatMap(() => [
      ['lead', 'G light'],
      ['tail', 'G plain'],
    ]),
  );
  expect(slurries.every(({ topOfCement }) => topOfCement !== null)).toBe(true);
});

it('reads a grid with notes below it, more words behind the hole, and its logs as a list', async () => {
  const [surface, deeper] = [
    ['-', 'Nil', '17 1/2"" to 605 m', '13 3/8"" casing shoe at 600 m', 'Gel', '1.04-1.08'],
    [
      '1',
      '1) GR-SP-CAL\n2) BHC-GR',
      '12 1/4"" to 1900 m',
      '9 5/8"" casing shoe at 1895 m',
      'KCl',
      '1.12-1.2',
    ],
  ];
  const { tops, muds, loggingRuns } = await readOne(
    [
      'Depth (m) from KB,Formation,Interval (m) From,Interval (m) To,Lithology,Core / cuttings,Run,Logs,Hole size,Casing policy,Type,Sp. gr.',
      ...TOPS.map(([name, , md], at) => {
        const cells = [md, name, md, TOPS[at + 1]?.[2] ?? 2100, 'rock', 'Cuttings 10 m'];
        return [...cells, ...(at < 3 ? surface : deeper)!].map((cell) => `"${cell}"`).join(',');
      }),
      '"Notes: depths are below the kelly bushing."',
      '"1. Core 9 m on show."',
    ].join('\n'),
    'Other',
    'order.csv',
  );
  expect(tops.map(({ name, ahdBdfM }) => [name, ahdBdfM])).toEqual(TOPS.map(([name, , md]) => [name, md]));
  expect(muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
    [17.5, 'Gel'],
    [12.25, 'KCl'],
  ]);
  expect(loggingRuns.map(({ holeDiameterIn, evaluation }) => [holeDiameterIn, evaluation])).toEqual([
    [12.25, 'GR-SP-CAL'],
    [12.25, 'BHC-GR'],
  ]);
});
