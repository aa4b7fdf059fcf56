import { describe, expect, it } from 'vitest';
import { titleOfLine } from '../outline/title-of-line';
import { endInTitle, nameOfSection, sectionTitle, stringTitle } from './block-titles';

it('is the title of a numbered card without a sign behind the number, and of a section with any string in brackets', () => {
  for (const [title, sizeIn] of [
    ['CARD 2   12\u00bc" Intermediate hole', 12.25],
    ['Sheet 4 6 1/8" hole', 6.125],
    ['Phase II 12.25" hole', 12.25],
    ['12 1/4" section (Intermediate 2 (liner))', 12.25],
    ['Secci\u00f3n 17 \u00bd"    25 \u2013 320 pies', 17.5],
    ['Section 12 1/4" (320 - 1350 feet)', 12.25],
    [`6'' hole, 2490 - 2900 m: Drill-In Fluid`, 6],
    ['8 1/2\u2033-Abschnitt (Lochliner im Malm) \u2013 Zweck: Charakterisierung', 8.5],
  ] as const)
    expect([title, sectionTitle(title)?.sizeIn]).toEqual([title, sizeIn]);
  for (const text of ['Card 12', 'Well B2 \u2013 16" hole', '16" hole / mud', '12 1/4" hole (ROP 20 m/h)'])
    expect(sectionTitle(text)).toBeNull();
});

describe('the title of a section with its name behind a dash or in brackets', () => {
  it('has a size and a name, in two languages or with a number', () => {
    for (const [title, sizeIn, name] of [
      ['2.1 30" hole \u2013 Leder / Conductor', 30, 'Leder / Conductor'],
      ['2.3 16" hole \u2013 Mellomseksjon 2 / Intermediate 2', 16, 'Mellomseksjon 2 / Intermediate 2'],
      ['4.2 Sectie 12 1/4" \u2013 Boven het reservoir', 12.25, 'Boven het reservoir'],
      ['24" hole - Surface', 24, 'Surface'],
      ['3.5  6" section (Reservoir drain, open hole)', 6, 'Reservoir drain, open hole'],
      ['14-3/4" hole - 2nd Intermediate', 14.75, '2nd Intermediate'],
      ['8 1/2"-Strecke (Reservoir)', 8.5, 'Reservoir'],
      ['36" Conductor section to 670 ft', 36, 'Conductor'],
      [`Interval 2: 12-1/4" hole, 1,530' - 7,010' (Intermediate 1)`, 12.25, 'Intermediate 1'],
      [
        'Reservoir Section: 8 1/2" hole from 2,650 m to TD at 3,420 m MD / 3,105 m TVD',
        8.5,
        'Reservoir Section',
      ],
      ['Part D: 8 1/2" section / Reservoarseksjon', 8.5, 'Reservoarseksjon'],
      ['Skjema 3.2 \u2013 17 1/2" seksjon / Intermediate 1 hole', 17.5, 'Intermediate 1 hole'],
      ['3.2 14 3/4"-Abschnitt: 1. Technische Rohrtour (Liner)', 14.75, '1. Technische Rohrtour (Liner)'],
    ] as const) {
      expect(sectionTitle(title)?.sizeIn).toBe(sizeIn);
      expect(nameOfSection(title)).toBe(name);
    }
  });

  it('may also have its end, in two ways or before its name', () => {
    for (const [title, sizeIn, end, name] of [
      [
        "4. 12-1/4\" Intermediate 1 Hole Section: to 4,310' MD / 4,190' TVD",
        12.25,
        "4,310' md / 4,190' tvd",
        'Intermediate 1',
      ],
      ['D. 8-1/2" hole to 9,160 ft \u2013 Alder liner', 8.5, '9,160 ft', 'Alder liner'],
      [
        '6. 6 1/8" \u2013 Tramo de producci\u00f3n (curva y rama horizontal): hasta 4.710 m MD (2.512,4 m TVD)',
        6.125,
        '4.710 m md (2.512,4 m tvd',
        'Tramo de producci\u00f3n (curva y rama horizontal)',
      ],
      ['3.2 Abschnitt 16" (640 \u2013 1.910 m MD) \u2013 11 3/4" Rohrtour', 16, '1.910 m md', null],
      ['4.3 Phase 8 1/2" (1 910 - 2 740 m) - liner cr\u00e9pin\u00e9 7"', 8.5, '2 740 m', null],
      ['4.4 Abschnitt 8 1/2" (1.910 \u2013 2.740 m MD) \u2013 7" gelochter Liner', 8.5, '2.740 m md', null],
      ['3 26"-seksjonen (431 \u2013 1120 m MD)', 26, '1120 m md', null],
    ] as const) {
      expect(titleOfLine({ text: title, cells: [title], row: 1 })?.hole?.sizeIn).toBe(sizeIn);
      expect(endInTitle(title)).toBe(end);
      expect(nameOfSection(title)).toBe(name);
    }
  });

  it('may name its string, which is what the section is called', () => {
    for (const [title, sizeIn, name] of [
      ['3.4 16" hole \u2013 13 5/8" Intermediate casing', 16, '13 5/8" Intermediate casing'],
      ['Fase 12 1/4" (Revestidor intermedio 9 5/8")', 12.25, 'Revestidor intermedio 9 5/8"'],
      ['8 1/2" seksjon - 7" Produksjonsliner', 8.5, '7" Produksjonsliner'],
      ['16" hole / 13-3/8" casing', 16, null],
      ['4.5 Section 6" \u2013 Chalk liner', 6, 'Chalk liner'],
    ] as const) {
      expect(sectionTitle(title)?.sizeIn).toBe(sizeIn);
      expect(nameOfSection(title)).toBe(name);
    }
    expect(sectionTitle('16" hole - 13 5/8" casing set at TD')).toBeNull();
    expect(sectionTitle('8 1/2" hole to 2,640 m MD, 7" liner 1,810 m to 2,630 m MD')).toBeNull();
  });

  it('is no step of the work', () => {
    for (const step of [
      '24" section - run surface casing',
      '16" hole - drill to TD',
      '16" hole - log the reservoir',
      '16" hole: reservoir mud',
    ])
      expect(sectionTitle(step)).toBeNull();
  });
});

describe('the title of a cement job', () => {
  it('may have a colon before or behind its string, and no word for it', () => {
    for (const title of [
      'Cement programme: 10 3/4" surface casing',
      '10 3/4" casing: cement slurries',
      '10 3/4" cement job',
    ])
      expect(stringTitle(title)).toMatchObject({ casing: '10 3/4', kind: 'cement' });
  });

  it('is no pair of the card of a section, and no job of a size that only holes have', () => {
    expect(stringTitle('7" Endrohr (Bohrloch 8 1/2")')).toMatchObject({
      casing: '7',
      hole: { size: '8 1/2', sizeIn: 8.5 },
    });
    expect(stringTitle('8 1/2" Kern (Bohrloch 6")')).toBeNull();
    expect(stringTitle('Casing: 10 3/4" surface casing')).toBeNull();
    expect(stringTitle('14 3/4" cement job')).toBeNull();
  });
});

it('gives the size of a string in millimetres, or repeats it in brackets', () => {
  for (const [title, casing] of [
    ['219.1 mm Production casing \u2013 shoe 2,104 m', '8 5/8'],
    ['298,4 mm casing', '11 3/4'],
    ['10 3/4" (273.1 mm) surface casing', '10 3/4'],
  ] as const)
    expect([title, stringTitle(title)?.casing]).toEqual([title, casing]);
  expect(stringTitle('205 mm casing')).toBeNull();
  expect(sectionTitle('Sheet 5 - 5 7/8" Slim hole')?.sizeIn).toBe(5.875);
});

it('reads the size of a section whose name is before its interval', () => {
  expect(sectionTitle('3.3 Section 6 1/8" - horizontal lateral (2,410 - 3,150 m)')).toMatchObject({
    sizeIn: 6.125,
  });
  expect(sectionTitle('Section 6 1/8" - 7 kg/m3 (2,410 - 3,150 m)')).toBeNull();
});

it('has its interval in front of the size', () => {
  for (const [title, sizeIn, end] of [
    ["Interval 2: 990' - 4,115' 12-1/4\" hole", 12.25, "4,115'"],
    ['Phase 3 - 1,210 m - 2,480 m: 8 1/2" hole', 8.5, '2,480 m'],
  ] as const) {
    expect(sectionTitle(title)?.sizeIn).toBe(sizeIn);
    expect(endInTitle(title)).toBe(end);
  }
  expect(sectionTitle('Interval 2: 990 - 4,115 12 1/4" hole')).toBeNull();
});

it('is of a string in an open hole', () => {
  expect(stringTitle('16" Surface casing, 20" open hole')).toMatchObject({
    casing: '16',
    hole: { size: '20' },
    hasDepth: false,
  });
  expect(stringTitle('16" Surface casing, 20" open pit')).toBeNull();
});

it('is of a string that Dutch calls a series', () => {
  for (const [title, casing] of [
    ['20" verankeringsserie', '20'],
    ['7" productieserie', '7'],
  ] as const)
    expect(stringTitle(title)?.casing).toBe(casing);
});

describe('the title of a job', () => {
  it.each([
    ['Anchor casing (20" hole)', 20],
    ['Job 3: liner in 6 1/8" hole, shoe at 3,410 m', 6.125],
    ['Rohrtour (Bohrloch 14 3/4")', 14.75],
  ])('may give the hole of a string without its size: %s', (text, sizeIn) => {
    expect(titleOfLine({ row: 1, text, cells: [text] })?.hole?.sizeIn).toBe(sizeIn);
  });

  it.each(['Run casing in 14 3/4" hole', 'Logging in 14 3/4" hole', 'The casing is set in 14 3/4" hole'])(
    'is no step of the work: %s',
    (text) => {
      expect(titleOfLine({ row: 1, text, cells: [text] })?.hole ?? null).toBeNull();
    },
  );

  it('does not read the number of sheets as a size', () => {
    expect(stringTitle('Sheet 2 of 5 - hole / 16" casing')).toMatchObject({ casing: '16', hole: null });
  });
});

it('names a string where no bit has the size of a section', () => {
  const [text, other] = ['3.2 Sektion 10 3/4"', '3.2 Sektion 14 3/4"'];
  expect(titleOfLine({ row: 1, text, cells: [text] })).toMatchObject({
    hole: null,
    string: { size: '10 3/4' },
  });
  expect(titleOfLine({ row: 1, text: other, cells: [other] })).toMatchObject({
    hole: { sizeIn: 14.75 },
    string: null,
  });
});
