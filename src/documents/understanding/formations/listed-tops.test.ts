import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const TOPS = [
  ['Utsira Fm', 890, 1012, 865],
  ['Skade Fm', 1012, 1140, 983.5],
  ['Balder Fm', 1140, 1322, 1108],
] as const;

const FORMS: Record<string, (name: string, md: number, next: number, ss: number) => string> = {
  'after a colon': (name, md, _, ss) => `${name}: ${md} m MD / ${ss} m TVDSS`,
  'in a phrase': (name, md, _, ss) => `Top ${name} at ${md} m MD (${ss} m TVDSS)`,
  'behind dots': (name, md) => `${name} ............ ${md} m MD`,
  'before the name': (name, md) => `${md} m MD  ${name}`,
  'as an interval with its rock': (name, md, next) =>
    `${md} - ${next} m MD: ${name}, claystone with limestone`,
  'with an age': (name, md) => `* ${name} (Miocene) ${md} m MD, sandstone`,
  'numbered, with two references': (name, md, _, ss) => `2. ${name} ${md} mMD ${ss} mTVDSS`,
};

const documentWith = (lines: readonly string[]) =>
  readOne(`Prognosed formation tops\n\n${lines.join('\n')}\n`, 'Other', 'geology.txt');

describe('formation tops in a list', () => {
  it.each(Object.keys(FORMS))('reads depths %s', async (form) => {
    const { tops } = await documentWith(
      TOPS.map(([name, md, next, ss]) => FORMS[form]?.(name, md, next, ss) ?? ''),
    );
    const read = tops.filter(({ kind }) => kind === 'top').map(({ name, ahdBdfM }) => [name, ahdBdfM]);
    expect(read).toEqual(TOPS.map(([name, md]) => [name, md]));
  });

  it.each([
    [
      'strings',
      ['Surface casing: 640 m MD', 'Intermediate casing: 1420 m MD', 'Production liner: 2900 m MD'],
    ],
    ['points of the path', ['Kick off: 640 m MD', 'End of build: 1420 m MD', 'Landing: 2900 m MD']],
    ['lengths', ['Utsira: 122 m', 'Skade: 128 m', 'Balder: 182 m']],
  ])('takes no %s for formations', async (_, lines) => {
    expect((await documentWith(lines)).tops).toEqual([]);
  });
});

it('reads the formations that rows of sections list in one cell, and an uncertainty in brackets', async () => {
  const rows = [
    'Formation (m TVDSS / m MD);Hole;Section TD (m MD)',
    'Grey clay 80 / 105 Red marl 610 / 640.5;16";700',
    'J-20 Sand 1210 / 1302.5;8 1/2";1500',
  ];
  const inCells = await readOne(rows.join('\n'), 'Other', 'design.csv');
  expect(inCells.tops.map(({ name, tvdSsM, ahdBdfM }) => [name, tvdSsM, ahdBdfM])).toEqual([
    ['Grey clay', 80, 105],
    ['Red marl', 610, 640.5],
    ['J-20 Sand', 1210, 1302.5],
  ]);
  const listed = await readOne(
    'Tops\n- Grey Group: 90 m TVDSS\n- Red Formation: 1,460 m TVDSS (+/- 20 m)\n- Jade Sandstone: 2,690 m TVDSS (+/- 25 m)\n',
  );
  expect(listed.tops.map(({ varianceM }) => varianceM)).toEqual([null, 20, 25]);
});
