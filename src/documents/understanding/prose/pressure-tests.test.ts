import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';
import { plainText } from './quantities';
import { testsIn } from './pressure-tests';

const testsOf = (text: string) => testsIn(plainText(text)).map(({ heading, value }) => [heading, value]);

describe('pressure tests in sentences', () => {
  it('take the high pressure of a low and a high one', () => {
    const expected = [
      ['BOP rams', '5000 psi'],
      ['Annular', '3500 psi'],
    ];
    for (const text of [
      'Test rams to 300 psi low / 5,000 psi high, annular to 300 psi low / 3,500 psi high.',
      'Test BOPs (rams 300/5,000 psi, annular 300/3,500 psi).',
      'The BOP is tested to 5,000 psi (rams) and 3,500 psi (annular).',
      'Test rams to 5,000 psi and annular to 3,500 psi (low test 300 psi for 5 min).',
    ])
      expect(testsOf(text)).toEqual(expected);
  });

  it('take the unit of the others, and the high pressure before the low one', () => {
    for (const text of [
      'Test BOP rams 10,000/300 psi, annular 5,000/300',
      'BOP rams tested to 300/10,000, annular 300/5,000 psi.',
      'BOP rams tested to 10,000 psi, annular to 5,000.',
    ])
      expect(testsOf(text)).toEqual([
        ['BOP rams', '10000 psi'],
        ['Annular', '5000 psi'],
      ]);
  });

  it('of strings are behind their pressures', () => {
    const text =
      'Casing test: on bumping the plug, hold 1,000 psi on the 13 3/8", 2,500 psi on the 9 5/8" and 3,500 psi on the 5 1/2" casing.';
    expect(testsIn(plainText(text)).map(({ value, casing }) => [casing?.sizeIn, value])).toEqual([
      [13.375, '1000 psi'],
      [9.625, '2500 psi'],
      [5.5, '3500 psi'],
    ]);
  });

  it('have no pressure where the value is blank', () => {
    for (const text of ['Pressure test: rams , casing 135 bar', 'Pressure test: rams: , casing 135 bar'])
      expect(testsOf(text)).toEqual([['Casing pressure test', '135 bar']]);
  });

  it('have their pressure before what is tested', () => {
    expect(testsOf('BOP tested to 2,400 psi on the annular and 4,800 psi on the rams.')).toEqual([
      ['Annular', '2400 psi'],
      ['BOP rams', '4800 psi'],
    ]);
  });

  it('need no word for a test behind preventers with a pressure each, and are marked without a low one', () => {
    const given = ['assumed', undefined] as const;
    for (const [at, text] of [
      'BOP 13-5/8" 5K: annular 1,400 psi, rams 2,800 psi.',
      'BOP: preventor anular 1.400 psi, esclusas 2.800 psi (baja 250 psi).',
    ].entries()) {
      expect(testsOf(text)).toEqual([
        ['Annular', '1400 psi'],
        ['BOP rams', '2800 psi'],
      ]);
      expect(testsIn(plainText(text)).map(({ assumed }) => assumed && 'assumed')).toEqual([
        given[at],
        given[at],
      ]);
    }
    expect(testsOf('BOP stack 13 5/8": rams 5,000 psi')).toEqual([]);
  });

  it('of the lap of a liner are read in other languages', () => {
    for (const text of [
      'Essai de la tête de liner (recouvrement) à 95 bar.',
      'Prueba de boca de liner a 95 bar.',
      'Druckprobe Linerkopf 95 bar.',
    ])
      expect(testsOf(text)).toEqual([['Liner lap', '95 bar']]);
  });

  it('of the lap of a liner that is named by its size are no tests of the string', () => {
    for (const text of ['Test of liner lap 5": 95 bar', 'Druckprobe Linerüberlappung 5": 95 bar'])
      expect(testsIn(plainText(text))).toEqual([
        { heading: 'Liner lap', value: '95 bar', casing: { size: '5', sizeIn: 5 } },
      ]);
    expect(testsOf('Test the liner lap and 5" to 95 bar.')).toEqual([
      ['Liner lap', '95 bar'],
      ['Casing pressure test', '95 bar'],
    ]);
  });

  it('pair a list of preventers with a list of pressures, and leave out ratings and overpressures', () => {
    const expected = [
      ['Annular', '70 bar'],
      ['BOP rams', '140 bar'],
    ];
    expect(testsOf('Annular and rams are tested to 70 bar and 140 bar respectively.')).toEqual(expected);
    expect(testsOf('Test annular/rams 70/140 bar.')).toEqual(expected);
    expect(testsOf('Test annular / rams 70 bar / 140 bar, choke manifold')).toEqual(expected);
    expect(testsOf('Test the 13 5/8" 10,000 psi BOP. Test liner lap to 2,000 psi over hydrostatic.')).toEqual(
      [],
    );
  });

  it('are of the hole of their chapter, or of the string that they name', async () => {
    const { pressureTests } = await readOne(
      'Programme\n\nSurface section - 17 1/2" hole\nRun 13 3/8" 68# K-55 BTC casing to 2,400\'.\n\n' +
        'Intermediate section - 12 1/4" hole\nTest rams to 5,000 psi, annular to 3,500 psi. Test the 13 3/8" casing to 1,500 psi before drilling out.\n' +
        'Run 9 5/8" 47# L-80 BTC casing to 8,150\'. Test casing to 3,000 psi on bump.\n\n' +
        'Production section - 8 1/2" hole\nTest the BOPs to the same pressures as for the 12 1/4" section.\n',
      'Well Proposal',
    );
    expect(
      pressureTests.map((test) => [
        test.section?.casingIn ?? test.holeDiameterIn,
        test.annularKpa,
        test.ramKpa,
        test.casingOnBumpKpa,
      ]),
    ).toEqual([
      [12.25, expect.closeTo(24_131.65, 1), expect.closeTo(34_473.8, 1), expect.closeTo(20_684.3, 1)],
      [17.5, null, null, expect.closeTo(10_342.1, 1)],
      [8.5, expect.closeTo(24_131.65, 1), expect.closeTo(34_473.8, 1), null],
    ]);
  });
});

it.each(['Werte in bar.', 'Testdr\u00fccke in bar, je 10 min gehalten.'])(
  'takes a German heading for the string, and the unit that all values are declared in: %s',
  async (unit) => {
    const facts = await readOne(
      `${unit}\nBohrloch;Ringpreventer;Rohrtour beim Stopfenanschlag\n16";150;200\n8 1/2";245;400\n`,
    );
    expect(facts.pressureTests.map((test) => [test.annularKpa, test.casingOnBumpKpa])).toEqual([
      [15_000, 20_000],
      [24_500, 40_000],
    ]);
  },
);

it('reads the tests of strings in the items of a list and in cells', async () => {
  const inList = await readOne(
    'Strings are tested when the plug bumps:\n- 13 3/8" casing: 150 bar\n- 7" liner: 350 bar; liner lap 300 bar\n- 9 5/8" casing: 200 bar rating\n',
  );
  expect(
    inList.pressureTests.map(({ section, casingOnBumpKpa, linerLapKpa }) => [
      section?.casingIn,
      casingOnBumpKpa,
      linerLapKpa,
    ]),
  ).toEqual([
    [13.375, 15_000, null],
    [7, 35_000, 30_000],
  ]);
  const inCells = await readOne(
    'Hole section;Annular (psi);Casing test on bump (psi)\n12 1/4";3500;"9 5/8"" : 6,000"\n8 1/2";3500;"7"" : 7,000"\n',
    'Other',
    'tests.csv',
  );
  expect(
    inCells.pressureTests.flatMap(({ section, casingOnBumpKpa }) =>
      casingOnBumpKpa === null ? [] : [[section?.casingIn, Math.round(casingOnBumpKpa)]],
    ),
  ).toEqual([
    [9.625, 41_369],
    [7, 48_263],
  ]);
});

it('adds the lap of a liner in a sentence to a table of other tests', async () => {
  const facts = await readOne(
    'Hole section;Annular (psi)\n12 1/4";3000\n8 1/2";3500\n\nThe 7" liner lap shall be pressure tested to 4,500 psi.\n',
  );
  expect(facts.pressureTests.map(({ linerLapKpa }) => linerLapKpa && Math.round(linerLapKpa))).toEqual([
    null,
    null,
    31_026,
  ]);
});

it('needs no verb under the title of the tests, and knows a name in brackets by its place', async () => {
  const facts = await readOne(
    '3. 8 1/2" hole section\n3.1 Pressure tests\nBag preventer (annular) 150 bar and pipe rams (ram) 345 bar before the section.\n',
  );
  expect(facts.pressureTests).toMatchObject([{ holeDiameterIn: 8.5, annularKpa: 15_000, ramKpa: 34_500 }]);
});

it('reads tests of each of the holes that their line names together', async () => {
  const { pressureTests } = await readOne(
    'Pressure control\n14-3/4" and 8-1/2" hole: 13-5/8" 5M BOP stack. Annular tested to 1,800 psi, rams tested to 4,200 psi.\n',
    'Well Proposal',
  );
  expect(pressureTests.map((test) => [test.holeDiameterIn, test.annularKpa, test.ramKpa])).toEqual(
    [14.75, 8.5].map((hole) => [hole, expect.closeTo(12_411, 0), expect.closeTo(28_958, 0)]),
  );
});

it('reads the test of a liner when its plug is bumped', async () => {
  const { pressureTests } = await readOne(
    '5 7/8" hole\nPressure tests\nLiner test when bumping plug: 160 bar\nLiner lap: 140 bar\n',
    'Well Proposal',
  );
  expect(pressureTests).toMatchObject([
    { holeDiameterIn: 5.875, casingOnBumpKpa: 16_000, linerLapKpa: 14_000 },
  ]);
});

it('takes the pressure at which the plug is bumped for the test of the string of its chapter', async () => {
  expect(testsOf('Bump the plug with 1,800 psi and hold.')).toEqual([['Casing pressure test', '1800 psi']]);
  expect(testsOf('Liner: 110 bar na het stoten van de plug.')).toEqual([['Casing pressure test', '110 bar']]);
  for (const text of ['Bump the plug with 500 psi over final pressure.', 'Bump the plug; pump at 900 psi.'])
    expect(testsOf(text)).toEqual([]);
  const { pressureTests } = await readOne(
    'Section 1 \u2013 13 3/8" Casing in 17 1/2" hole\nBump the plug with 100 bar and hold.\n' +
      'Section 2 \u2013 7" Liner in 8 1/2" hole\nBump the plug with 200 bar. Pressure test the liner lap to 150 bar.\n',
  );
  expect(pressureTests.map((test) => [test.casingOnBumpKpa, test.linerLapKpa])).toEqual([
    [10_000, null],
    [20_000, 15_000],
  ]);
});

it('go on behind a semicolon, and are of the hole that begins their item', async () => {
  const { pressureTests } = await readOne(
    [
      '4 Bohrlochabschlüsse und Druckproben',
      'Abschnitt 16": Ringpreventer 130 bar, Backenpreventer 200 bar. 13 3/8"-Rohrtour beim Aufsetzen des Stopfens mit 140 bar.',
      'Abschnitt 12 1/4": Ringpreventer 190 bar; Backenpreventer 340 bar. Liner-Überlappung (Liner Lap) 110 bar.',
    ].join('\n'),
  );
  const laps = pressureTests.map(({ holeDiameterIn, annularKpa, ramKpa, linerLapKpa }) => [
    holeDiameterIn,
    annularKpa,
    ramKpa,
    linerLapKpa,
  ]);
  expect(laps).toContainEqual([12.25, 19000, 34000, 11000]);
  expect(laps).toContainEqual([16, 13000, 20000, null]);
});

it('reads the preventers behind a semicolon, each with a low and a high pressure', async () => {
  const { pressureTests } = await readOne(
    '12 1/4" hole / 9 5/8" casing\nPressure tests: Casing test 300 bar on plug bump. BOP: annular 20 bar low / 240 bar high; rams 20 bar low / 690 bar high.\n',
  );
  expect(pressureTests).toMatchObject([
    { holeDiameterIn: 12.25, annularKpa: 24000, ramKpa: 69000, casingOnBumpKpa: 30000 },
  ]);
  // Of a single pressure without a low one, this may be the rating.
  expect(testsIn('BOP: annular 350 bar')).toEqual([]);
});

it('gives a preventer that is not tested no pressure of the next test', async () => {
  const { pressureTests } = await readOne(
    'Pressure tests\n\n16" hole: annular 90 bar, rams n/a, casing 130 bar\n10 5/8" hole: annular 210 bar, rams -, casing 240 bar\n',
  );
  expect(pressureTests.map(({ annularKpa, ramKpa }) => [annularKpa, ramKpa])).toEqual(
    expect.arrayContaining([
      [9000, null],
      [21000, null],
    ]),
  );
  expect(pressureTests.every(({ ramKpa }) => ramKpa === null)).toBe(true);
});

it('reads the point in 1.015 psi as one of thousands', async () => {
  const { pressureTests } = await readOne(
    'Druckproben\n\n16" Sektion: Annular 1.015 psi, Backen 2.030 psi\n',
  );
  expect(pressureTests[0]?.annularKpa).toBeCloseTo(6998, 0);
  expect(pressureTests[0]?.ramKpa).toBeCloseTo(13_996, 0);
});

it('reads the preventers of a Norwegian sentence', async () => {
  const { pressureTests } = await readOne(
    'Program\n\nI 16" seksjonen trykktestes ringventilen til 140 bar og r\u00f8rventilene til 345 bar.\n',
  );
  expect(pressureTests).toMatchObject([{ holeDiameterIn: 16, annularKpa: 14_000, ramKpa: 34_500 }]);
});

it.each([
  'Install BOP 20 3/4" 3000 psi and test the annular to 120 bar.',
  'Essais : BOP 20" 3/4 3000 psi, annulaire 120 bar.',
  'Test of the BOP stack 20 3/4" 3,000 psi: annular 120 bar.',
])('takes the size and the rating of a preventer for no test of a string: %s', async (text) => {
  const { pressureTests } = await readOne(`Well Teal-3\n\n26" section\n${text}\n`);
  expect(
    pressureTests.map(({ section, annularKpa, casingOnBumpKpa }) => [
      section?.casingIn ?? null,
      annularKpa,
      casingOnBumpKpa,
    ]),
  ).toEqual([[null, 12_000, null]]);
});

describe('pressure tests in a list', () => {
  const read = async (...lines: string[]) =>
    (await readOne(`Well Teal-3\n\n${lines.join('\n')}\n`, 'Other', 'tests.txt')).pressureTests.map(
      ({ holeDiameterIn, section, annularKpa, ramKpa, casingOnBumpKpa, linerLapKpa }) => [
        holeDiameterIn ?? section?.casingIn,
        ...[annularKpa, ramKpa, casingOnBumpKpa, linerLapKpa].map((kpa) => kpa && Math.round(kpa)),
      ],
    );

  it('are of the string that labels an item', async () => {
    expect(
      await read(
        '4 BOP and testing',
        '',
        '10 3/4" casing: annular 120 bar; pipe rams 200 bar; casing on bump 130 bar.',
        '5" liner: annular 200 bar; pipe rams 300 bar; liner lap 250 bar.',
      ),
    ).toEqual([
      [10.75, 12000, 20000, 13000, null],
      [5, 20000, 30000, null, 25000],
    ]);
  });

  it('take the unit of the line above it', async () => {
    expect(
      await read(
        '4.1 Collaudi',
        '',
        'Le prove sono eseguite con fluido, pressioni in bar:',
        '- Fase 16": anulare 90, ganasce 170; colonna 11"3/4 al contatto tappi 160.',
        '- Fase 9"7/8: anulare 150, ganasce 240; liner 7"5/8 al contatto tappi 220; top liner 190.',
      ),
    ).toEqual([
      [16, 9000, 17000, null, null],
      [11.75, null, null, 16000, null],
      [9.875, 15000, 24000, null, null],
      [7.625, null, null, 22000, 19000],
    ]);
  });

  it('are of the phase of drilling that labels an item below their title', async () => {
    expect(
      await read(
        '6 Absperrausr\u00fcstung und Druckpr\u00fcfungen',
        '',
        '- Bohrphase 14 3/4": Ringpreventer 90 bar, Backenpreventer 180 bar, Intervall 14 Tage.',
      ),
    ).toEqual([[14.75, 9000, 18000, null, null]]);
    expect(
      await read(
        '5. \u00c9quipements et essais',
        '',
        'Phase 16" : annulaire 60 bar, m\u00e2choires 110 bar.',
      ),
    ).toEqual([[16, 6000, 11000, null, null]]);
  });
});
