import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const reservoirsOf = async (...lines: string[]) =>
  (await readOne(`${lines.join('\n')}\n`, 'Other', 'note.txt')).reservoirs.map((one) => [
    one.name,
    one.pressureLowerKpa,
    one.pressureUpperKpa,
    one.tvdSsLowerM,
    one.tvdSsUpperM,
  ]);

describe('reservoirs in sentences and lists', () => {
  it('are not named by where to look', async () => {
    expect(await reservoirsOf('See BNK-08: 285 to 295 bar, 2988 - 3093 m TVDSS, gradient 1.05 sg')).toEqual(
      [],
    );
  });

  it.each([
    [
      'The pore pressure in the Utsira Sand is expected to be 285 - 295 bar between 2,988 and 3,093 m TVD MSL.',
      'Utsira Sand',
      3093,
    ],
    ['Utsira Sand: 285 to 295 bar, 2988 - 3093 m TVDSS, gradient 1.05 sg', 'Utsira Sand', 3093],
    ['Agrio limestone unit: 2988 to 3093 m TVDSS, pressure 285 to 295 bar', 'Agrio limestone unit', 3093],
    [
      'Reservoir: the Utsira Sand is expected between 2988 and 3093 m TVDSS, hydrostatic, 285 to 295 bar.',
      'Utsira Sand',
      3093,
    ],
    [
      'Expected reservoir pressures: Utsira Sand (2,988 \u2013 3,093 m TVDSS) 285 \u2013 295 bar, gradient 0.98 sg.',
      'Utsira Sand',
      3093,
    ],
    ['Utsira Fm reservoir pressure is 285 - 295 bar at 2988 m TVDSS.', 'Utsira Fm', null],
    [
      'De druk is hydrostatisch en bedraagt 285 - 295 bar in de Delft Zandsteen tussen 2988 en 3093 m TVD NAP.',
      'Delft Zandsteen',
      3093,
    ],
    [
      'La pression attendue au toit du Lias (Toarcien) est comprise entre 285 et 295 bar (2988 m sous DNG).',
      'Lias (Toarcien)',
      null,
    ],
    ['Im Top Malm (2988 m u. NN) wird ein Druck von 285 bis 295 bar erwartet.', 'Malm', null],
    [
      'De verwachte reservoirdruk in de Delft Zandsteen bedraagt 285 tot 295 bar op 2988 m TVD NAP.',
      'Delft Zandsteen',
      null,
    ],
    [
      'Brentformasjonen: forventet poretrykk 285 - 295 bar mellom 2988 og 3093 m TVD MSL.',
      'Brentformasjonen',
      3093,
    ],
    [
      'Dogger : pression attendue de 285 à 295 bar entre 2 988 et 3 093 m sous le niveau de la mer.',
      'Dogger',
      3093,
    ],
    [
      'Reservoir pressure in the Utsira Formation \u2013 Upper Sand (2988 to 3093 m TVDSS) is between 285 and 295 bar.',
      'Utsira Formation \u2013 Upper Sand',
      3093,
    ],
    [
      'En el nivel Agrio \u2013 El Alto se espera una presión de poro de 285 a 295 bar (2.988,0 y 3.093,0 m.b.n.m.).',
      'Agrio \u2013 El Alto',
      3093,
    ],
    ['Agrio: 285 a 295 bar entre 2.988,0 y 3.093,0 m.b.n.m.', 'Agrio', 3093],
    ['Fm. Barra: 285 a 295 bar, cota -2.988 a -3.093 m', 'Fm. Barra', 3093],
    [
      'Utsira Fm: pore pressure between 285 bar at 2,988 m TVD MSL and 295 bar at 3,093 m TVD MSL.',
      'Utsira Fm',
      3093,
    ],
    [
      'Doelreservoir is het Delft Zandsteen Laagpakket, verwachte druk 285 bar aan de top (2.988 m NAP) en 295 bar op 3.093 m NAP.',
      'Delft Zandsteen Laagpakket',
      3093,
    ],
    ['Utsira Sand pressure at 2,988 m TVDSS: minimum 285 bar, maximum 295 bar.', 'Utsira Sand', null],
  ])('reads %j', async (text, name, base) => {
    expect(await reservoirsOf(text)).toEqual([[name, 28500, 29500, 2988, base]]);
  });

  it.each([
    ['Reservoartrykk: Utsira Fm 285\u2013295 bar ved 2 988\u20133 093 m TVD MSL.', 'Utsira Fm', 3093],
    [
      'Main reservoir: Utsira Sand, 2,988 to 3,093 m TVDSS. The expected formation pressure is 285 to 295 bar.',
      'Utsira Sand',
      3093,
    ],
    [
      'Het Utsira Zand vormt het reservoir, op 2.988 tot 3.093 m TVD NAP. De verwachte reservoirdruk is 285 tot 295 bar.',
      'Utsira Zand',
      3093,
    ],
    [
      'Utsiraformasjonen ventes mellom 2988 og 3093 m TVD MSL. Trykket er 285 bar p\u00e5 toppen og 295 bar ved bunnen; gradienten er 0,0954 bar/m.',
      'Utsiraformasjonen',
      3093,
    ],
    [
      'The Utsira Sand is expected between 2,988 and 3,093 m TVDSS. The pressure is 285 bar at the top and 295 bar at its base.',
      'Utsira Sand',
      3093,
    ],
    [
      'The Utsira Sand was penetrated from 2,988 m TVDSS to 3,093 m TVDSS. RFT pressures range from 285 bar (top) to 295 bar (base).',
      'Utsira Sand',
      3093,
    ],
    ['3rd Utsira Sand expected BHP 285 - 295 bar (2988 m TVDSS)', '3rd Utsira Sand', null],
  ])('takes the name before the pressure of %j', async (text, name, base) => {
    expect(await reservoirsOf('Geology', text)).toEqual([[name, 28500, 29500, 2988, base]]);
  });

  it('assumes that the pressure of today is the original one, unless the reservoir is depleted', async () => {
    const { reservoirs } = await readOne('Fm. Agrio es el reservorio: presi\u00f3n original 285 bar.\n');
    expect(reservoirs).toMatchObject([{ name: 'Fm. Agrio', pressureLowerKpa: 28_500 }]);
    expect(reservoirs[0]?.origins?.['pressureLowerKpa']?.certainty).toBe('assumed');
    expect(await reservoirsOf('Utsira Sand: original pressure 285 bar, now depleted.')).toEqual([]);
    expect(
      await reservoirsOf('Utsira Sand: pressure 205 bar (depleted; original formation pressure 285 bar).'),
    ).toEqual([['Utsira Sand', 20500, 20500, null, null]]);
  });

  it('reads the gradient of the sentence behind, unless it is one of a fluid', async () => {
    const gradientOf = async (said: string) =>
      (await readOne(`Utsira Sand: expected pressure 285 bar at 2988 m TVDSS. ${said}\n`)).reservoirs[0]
        ?.gradientKpaPerM;
    expect(await gradientOf('The pressure gradient is 9.6 kPa/m.')).toBe(9.6);
    expect(await gradientOf('Gradient 2.4 kPa/m (gas).')).toBeNull();
    expect(await gradientOf('Mud of 11.2 kPa/m is planned.')).toBeNull();
  });

  it('reads the reservoirs of sentences that end with a unit of feet', async () => {
    expect(
      await reservoirsOf(
        'Reservoir pressures: Utsira Sand (2988 - 3093 m TVDSS) 285 - 295 bar, 0.43 psi/ft. Agrio Sand (3210 - 3280 m TVDSS) 310 - 318 bar, 0.44 psi/ft.',
      ),
    ).toEqual([
      ['Utsira Sand', 28500, 29500, 2988, 3093],
      ['Agrio Sand', 31000, 31800, 3210, 3280],
    ]);
  });

  it('is the formation whose second name it bears', async () => {
    const { reservoirs } = await readOne(
      'Formation,TVDSS (m)\nAgrio (Zone A),1900\nBarra (Zone B),2050\n\nZone B reservoir pressure 285 bar.\n',
      'Other',
      'tops.csv',
    );
    expect(reservoirs.map(({ name }) => name)).toEqual(['Barra (Zone B)']);
  });

  it('keeps the adjective of a rock, and reads depths below the French datum', async () => {
    expect(
      await reservoirsOf(
        'Calcaire gris (Toarcien) : pression de 285 \u00e0 295 bar entre 2 988 et 3 093 m sous le niveau NGF.',
      ),
    ).toEqual([['Calcaire gris (Toarcien)', 28500, 29500, 2988, 3093]]);
  });

  it.each([
    ['Agrio (Zone A)', 'Agrio (Zone A)'],
    ['Agrio (Barra Inf.)', 'Agrio (Barra Inf.)'],
    ['Agrio (Main target)', 'Agrio'],
  ])('has the second name in brackets, but nothing else that they say: %s', async (written, name) => {
    const [reservoir] = await reservoirsOf(`${written}: reservoir pressure 285 to 295 bar.`);
    expect(reservoir?.[0]).toBe(name);
  });

  it('may give the least and the most of its pressure in words behind the figures', async () => {
    const { reservoirs } = await readOne('Reservoir pressure Brae Fm.: 148 bar minimum, 176 bar maximum.\n');
    expect(reservoirs).toMatchObject([
      { name: 'Brae Fm.', pressureLowerKpa: 14_800, pressureUpperKpa: 17_600 },
    ]);
  });

  it('takes a numbered sand for the name, and no title of another table above', async () => {
    const said = (name: string) => `Maximum anticipated BHP at TVD ${name}4,680 psi (0.45 psi/ft).`;
    const [named] = await reservoirsOf('ESTIMATED FORMATION TOPS', said('in the 2nd Utsira Sand: '));
    expect(named?.[0]).toBe('2nd Utsira Sand');
    expect(await reservoirsOf('ESTIMATED FORMATION TOPS', said('is '))).toEqual([]);
  });

  it('reads items without a depth below their title, and one pressure as both bounds', async () => {
    const list = ['6.0 Reservoir pressure', '- Agrio: 285 bar (depleted)', '- Brent: 295 bar'];
    expect(await reservoirsOf(...list)).toEqual([
      ['Agrio', 28500, 28500, null, null],
      ['Brent', 29500, 29500, null, null],
    ]);
  });

  it.each([
    'Surface casing: 285 bar on plug bump',
    'Annular preventer: 285 bar',
    'The initial reservoir pressure in the Utsira Sand was 285 bar at 2988 m TVDSS.',
    'Maximum surface pressure with gas from the Utsira Sand is 285 bar.',
    'Pressure in the Utsira Sand is 285 bar near the fault and 305 bar north of it.',
  ])('takes nothing from %j', async (text) => {
    expect(await reservoirsOf('Pressures', text)).toEqual([]);
  });
});

it('reads pressures of columns whose headings are little more than units', async () => {
  const bounds = 'Unit,Top ft TVDSS,Low psi,High psi\nAgrio,9048,4160,4480\nBrent,9168,4030,4580\n';
  expect((await readOne(bounds, 'Other', 'bounds.csv')).reservoirs).toMatchObject([
    { name: 'Agrio', pressureLowerKpa: expect.closeTo(28682, 0), pressureUpperKpa: expect.closeTo(30889, 0) },
    { name: 'Brent' },
  ]);
  const units = 'Reservoir,psi,TVDSS ft,ppg EMW\nAgrio,3060,7034,7.9\nBrent,3560,7640,8.2\n';
  const [first] = (await readOne(units, 'Other', 'units.csv')).reservoirs;
  expect(first).toMatchObject({ name: 'Agrio', pressureLowerKpa: expect.closeTo(21098, 0) });
  expect(first?.gradientKpaPerM).toBeCloseTo(9.28, 1);
});

it('takes the depths of a pressure for no name, and finds the name before its second one in brackets', async () => {
  const found = await reservoirsOf(
    'Im Dogger (Alder-Oolith) wird ein Lagerstättendruck von 285 bis 295 bar im Intervall 2.988 bis 3.093 m u. NN erwartet.',
    'Expected is a pressure of 285 to 295 bar in Interval 2,988 to 3,093 m TVDSS.',
  );
  expect(found.map(([name]) => name)).toEqual(['Dogger (Alder-Oolith)']);
});

it('reads a gradient alone, if it is called one of the pore pressure', async () => {
  const { reservoirs } = await readOne(
    'Depths are positive below the sea. Utsira A pore pressure gradient is estimated at 0.61 psi/ft.\n',
    'Other',
    'note.txt',
  );
  expect(reservoirs.map(({ name, pressureLowerKpa }) => [name, pressureLowerKpa])).toEqual([
    ['Utsira A', null],
  ]);
  expect(reservoirs[0]?.gradientKpaPerM).toBeCloseTo(13.8, 1);
});

it('reads two pressures with a depth behind each as the ends of a reservoir', async () => {
  expect(
    await reservoirsOf(
      'Reservoir pressure: Utsira D, 28,500 kPa at the top (-2988 m subsea) to 29,500 kPa at its base (-3093 m subsea).',
    ),
  ).toEqual([['Utsira D', 28500, 29500, 2988, 3093]]);
  expect(
    await reservoirsOf(
      'The Utsira Formation is expected at 285 bar at the top of the sand (2,988 m TVDSS) to 295 bar at its base (3,093 m TVDSS).',
    ),
  ).toEqual([['Utsira Formation', 28500, 29500, 2988, 3093]]);
});

it('reads the pressures at the top and at the base as the ends', async () => {
  for (const headings of [
    'Reservoir,Top (m TVDSS),Base (m TVDSS),Pressure at top (bar),Pressure at base (bar)',
    'R\u00e9servoir,Toit (m TVDSS),Base (m TVDSS),Pression toit (bar),Pression base (bar)',
    'Reservoir,Top (m TVDSS),Basis (m TVDSS),Reservoirdruk aan top (bar),Reservoirdruk aan basis (bar)',
  ])
    expect(
      (await readOne(`${headings}\nUtsira,2988,3093,285,295\nBrae,3310,3402,318,327\n`, 'Other', 'r.csv'))
        .reservoirs,
    ).toMatchObject([
      {
        name: 'Utsira',
        pressureLowerKpa: 28_500,
        pressureUpperKpa: 29_500,
        tvdSsLowerM: 2988,
        tvdSsUpperM: 3093,
      },
      { name: 'Brae' },
    ]);
});

it('takes a pressure that is the most as the upper bound alone', async () => {
  expect(
    await reservoirsOf('Maximum anticipated bottom hole pressure in the Rowan Sand is 300 bar.'),
  ).toEqual([['Rowan Sand', null, 30_000, null, null]]);
});

it('reads the pressures of a depleted reservoir, and its depths at the crest and at the base', async () => {
  expect(
    await reservoirsOf(
      'Reservoir pressure in the Rowan Sand is expected between 285 and 295 bar (from 2988 m TVDSS at the crest to 3093 m TVDSS at the base), depleted from an initial 310 bar by production.',
    ),
  ).toEqual([['Rowan Sand', 28_500, 29_500, 2988, 3093]]);
  expect(await reservoirsOf('Voor de Linde Zandsteen wordt een druk verwacht van 285 tot 295 bar.')).toEqual([
    ['Linde Zandsteen', 28_500, 29_500, null, null],
  ]);
});

it('reads the gradient of each reservoir that a sentence names', async () => {
  const { reservoirs } = await readOne(
    'El gradiente de presi\u00f3n de poro esperado en la Fm. Roble es de 9,9 kPa/m y en la Fm. Olmo de 13,2 kPa/m.\n',
    'Other',
    'note.txt',
  );
  expect(reservoirs.map(({ name, gradientKpaPerM }) => [name, gradientKpaPerM])).toEqual([
    ['Fm. Roble', 9.9],
    ['Fm. Olmo', 13.2],
  ]);
});

it.each([
  ['Rowan', 'Rowan Sandstone Member', 'assumed'],
  // It says its kind itself.
  ['Rowan Sandstone', 'Rowan Sandstone', 'read'],
])('gives a reservoir called %s the name %s', async (written, name, certainty) => {
  const { reservoirs } = await readOne(
    `Formation;TVDSS (m)\nRowan Sandstone Member;2988\nAlder Formation;3093\n\nReservoir pressure in the ${written} is expected to be 285 - 295 bar.\n`,
    'Other',
    'note.txt',
  );
  expect(reservoirs).toMatchObject([{ name, origins: { name: { certainty } } }]);
});

it('are in a list below a sentence that introduces it, with the unit at each end of a range', async () => {
  expect(
    await reservoirsOf(
      '2.2 Pore pressure',
      'Pressures in the reservoirs were derived from the RFT data of Alder-1 and are expected to be as follows:',
      '- Birch I-20: 2,000 kPa to 2,100 kPa',
      '- Birch J-10: 3,000 to 3,100 kPa',
    ),
  ).toEqual([
    ['Birch I-20', 2000, 2100, null, null],
    ['Birch J-10', 3000, 3100, null, null],
  ]);
  expect(
    await reservoirsOf(
      'Die Drücke der Speicher werden aus den Nachbarbohrungen abgeleitet und wie folgt erwartet:',
      '- Dogger Beta: 150 bar bis 160 bar',
    ),
  ).toEqual([['Dogger Beta', 15000, 16000, null, null]]);
});

it('do not take a range that ends below its start', async () => {
  expect(await reservoirsOf('Utsira Sand: reservoir pressure 310 bar to 285 bar.')).toEqual([]);
});

it('are below the label of their pressure, with the top and the base in the sentence behind', async () => {
  expect(
    await reservoirsOf(
      'Lagerstättendruck Detfurth Formation: zwischen 285 und 295 bar. Oberkante Speicher 2988 m NN, Basis 3093 m NN.',
    ),
  ).toEqual([['Detfurth Formation', 28_500, 29_500, 2988, 3093]]);
});

it('are in the sentence about their rock, whose two depths are one range', async () => {
  expect(
    await reservoirsOf(
      'Le réservoir du Trias (Grès gris) est attendu entre - 2988,0 m NGF et - 3093,0 m NGF. Pression de gisement comprise entre 285 et 295 bar (gradient 9,7 kPa/m).',
    ),
  ).toEqual([['Trias (Grès gris)', 28_500, 29_500, 2988, 3093]]);
});

it('are between two depths with signs and one unit', async () => {
  expect(await reservoirsOf('Detfurth Formation: 285 bis 295 bar zwischen -2988 und -3093 m NN.')).toEqual([
    ['Detfurth Formation', 28_500, 29_500, 2988, 3093],
  ]);
});

it('are tested for their pressure by tools on a wire, and not by those of the casing', async () => {
  expect(
    await reservoirsOf('MDT pretests in the Utsira Sand (2988 to 3093 mSS) gave 285 bar to 295 bar.'),
  ).toEqual([['Utsira Sand', 28_500, 29_500, 2988, 3093]]);
  expect(await reservoirsOf('The liner test in the Utsira Sand gave 285 bar to 295 bar.')).toEqual([]);
});

it('are not those of a well that is called by its word and its name', async () => {
  expect(await reservoirsOf('Pozo Arenal-6 (2011): presión original 262 bar.')).toEqual([]);
  expect(await reservoirsOf('Bohrung Tanne 4: Lagerstättendruck 190 bar.')).toEqual([]);
});

it('are not those of a year, unless they are expected in it', async () => {
  expect(await reservoirsOf('The MDT in Linden-4 gave 285 bar in 2009.')).toEqual([]);
  expect(
    await reservoirsOf(
      'The pore pressure in the Utsira Sand is expected in 2027 to be 285 - 295 bar between 2,988 and 3,093 m TVD MSL.',
    ),
  ).toEqual([['Utsira Sand', 28_500, 29_500, 2988, 3093]]);
});

describe('the ends of the pressure of a reservoir', () => {
  it.each([
    'Lagerst\u00e4ttendruck (Volpriehausen): zurzeit 285 bar bei minimaler F\u00fcllung bis max. genehmigt 295 bar (Teufe 2988 bis 3093 m u. NN).',
    'De Volpriehausen zandsteen in het zuiden is deels uitgeput: drukgradi\u00ebnt 9,7 kPa/m (low case 285 bar, high case 295 bar) van 2988 tot 3093 m TV NAP (Volpriehausen Member).',
    'Volpriehausen Member    low 285 bar / high 295 bar    (9.7 kPa/m), 2988 - 3093 m TVDSS',
    'Volpriehausen Fm pore pressure from 2988 to 3093 m TVDSS: P90 285 bar, P50 290 bar, P10 295 bar.',
    'Volpriehausen Fm reservoir pressure (P90/P50/P10): 285/291/295 bar, 2988 - 3093 m TVDSS',
    'Pressure in the Volpriehausen Fm ranges from 285 bar (low case) to 295 bar (high case) between 2988 and 3093 m below MSL.',
    'Pression de gisement au Volpriehausen : 285 bars (mini) \u00e0 295 bars (maxi), de 2988 \u00e0 3093 m sous NGF.',
    'Poretrykk Volpriehausen: min 285 bar / maks 295 bar, 2988 til 3093 m TVD MSL',
    'Volpriehausen reservoir pressure: 290 bar (range 285 - 295 bar), 2988 - 3093 m TVDSS',
    'Top Volpriehausen 2988 m TVDSS, 285 bar; base Volpriehausen 3093 m TVDSS, 295 bar.',
    'Minimum pressure in the Volpriehausen 285 bar; maximum 295 bar between 2988 and 3093 m TVDSS.',
  ])('are called so in %j', async (text) => {
    const [[name, ...values] = []] = await reservoirsOf(text);
    expect(String(name)).toMatch(/^Volpriehausen/);
    expect(values).toEqual([28_500, 29_500, 2988, 3093]);
  });

  it('are computed from a pressure that is given as plus or minus, and marked', async () => {
    const { reservoirs } = await readOne('The expected pressure in the Utsira Sand is 290 \u00b1 5 bar.\n');
    expect(reservoirs).toMatchObject([
      {
        pressureLowerKpa: 28_500,
        pressureUpperKpa: 29_500,
        origins: { pressureLowerKpa: { certainty: 'assumed' } },
      },
    ]);
  });

  it('are marked if they are the ends of a forecast', async () => {
    const certaintyOf = async (text: string) =>
      (await readOne(`Utsira Sand: reservoir pressure ${text}\n`)).reservoirs[0]?.origins?.[
        'pressureLowerKpa'
      ]?.certainty;
    expect(await certaintyOf('P90 285 bar, P10 295 bar.')).toBe('assumed');
    expect(await certaintyOf('(P90/P50/P10): 285/291/295 bar')).toBe('assumed');
    expect(await certaintyOf('min 285 bar, max 295 bar.')).toBe('converted');
  });

  it('are not read from figures without words for low and high', async () => {
    expect(await reservoirsOf('Reservoir pressure', 'Utsira Sand: 285/295 bar')).toEqual([]);
    expect(await reservoirsOf('Minimum pressure in the Utsira Sand is 285 bar.')).toEqual([
      ['Utsira Sand', 28_500, null, null, null],
    ]);
  });
});

describe('the name of a reservoir', () => {
  it.each([
    ['Reservoir pressure: 285 - 295 bar (Utsira Sandstone, 2988 - 3093 m TVDSS).', 'Utsira Sandstone'],
    [
      'Pore pressure at top reservoir: Utsira Fm 285\u2013295 bar between 2988 and 3093 m TVD MSL (1.25 sg).',
      'Utsira Fm',
    ],
    ['Target reservoir Utsira B (2988 \u2013 3093 m TVDSS): pore pressure 285 \u2013 295 bar', 'Utsira B'],
    [
      'Yacimiento Agrio: presi\u00f3n m\u00ednima 285 bar, presi\u00f3n m\u00e1xima 295 bar, tope 2.988 m TVDSS, base 3.093 m TVDSS',
      'Agrio',
    ],
    [
      'Presi\u00f3n poral Agrio (Avil\u00e9): 1530 g/l EMW. Presi\u00f3n esperada m\u00ednima 285 bar, m\u00e1xima 295 bar entre 2988 y 3093 m.b.n.m.',
      'Agrio (Avil\u00e9)',
    ],
    [
      'The Utsira Sand is normally pressured (0.45 psi/ft); expected BHP 285 - 295 bar from 2988 to 3093 m TVDSS.',
      'Utsira Sand',
    ],
  ])('is found in %j', async (text, name) => {
    expect(await reservoirsOf(text)).toEqual([[name, 28_500, 29_500, 2988, 3093]]);
  });

  it('is before or behind each of several pressures', async () => {
    const both = [
      ['Agrio', 28_500, 29_500, 2988, 3093],
      ['Brent', 31_000, 32_000, 3210, 3300],
    ];
    for (const text of [
      'Expected pore pressure: 285 to 295 bar in the Agrio (2988 to 3093 m TVDSS), 310 to 320 bar in the Brent (3210 to 3300 m TVDSS).',
      'Reservoir pressures: Agrio 285 - 295 bar (2988 - 3093 m TVDSS) and Brent 310 - 320 bar (3210 - 3300 m TVDSS).',
    ])
      expect(await reservoirsOf(text)).toEqual(both);
  });
});

it('have no top at a contact of fluids, nor where a pressure is referred to', async () => {
  for (const level of ['OWC at 3,050 m TVDSS', 'at a datum depth of 3,040 m TVDSS', 'GWC: 3050 m TVDSS'])
    expect(await reservoirsOf(`Utsira Sand: reservoir pressure 285 - 295 bar, ${level}.`)).toEqual([
      ['Utsira Sand', 28_500, 29_500, null, null],
    ]);
});

it('have no gradient of a fluid, of a salt water or of a range', async () => {
  for (const said of [
    'fluid gradient 0.32 psi/ft',
    'salinit\u00e9 18 g/l',
    'salinity 180 g/l',
    'EMW 8.7 \u2013 9.0 ppg',
  ]) {
    const { reservoirs } = await readOne(`Utsira Sand: reservoir pressure 285 - 295 bar, ${said}.\n`);
    expect(reservoirs).toMatchObject([{ gradientKpaPerM: null }]);
  }
});

it('have a gradient in a column that is headed by its unit alone', async () => {
  const { reservoirs } = await readOne(
    'Expected BHP\nZone;Low psi;High psi;Subsea from (ft);Subsea to (ft);psi/ft\nUtsira;6180;6320;-8660;-8790;0.59\n',
    'Other',
    'zones.csv',
  );
  expect(reservoirs).toMatchObject([{ name: 'Utsira', gradientKpaPerM: expect.closeTo(13.35, 2) }]);
});

it('are introduced with their depths before a semicolon', async () => {
  expect(
    await reservoirsOf(
      'Calcaire oolithique : entre 2988,0 et 3093,0 mV/MSL ; pression de gisement 285 \u00e0 295 bar ; gradient 0,1015 bar/m.',
    ),
  ).toEqual([['Calcaire oolithique', 28_500, 29_500, 2988, 3093]]);
});

it.each(['Brent Gruppen', 'Brentgruppen', 'Brent-gruppen', 'Brent Gp'])(
  'have the name that the tops give the unit: %s',
  async (name) => {
    const facts = await readOne(
      `Formasjon;Topp TVDSS (m)\nNordland Gp.;402\nBrent Group;2988\nStatfjord Group;3093\n\n${name}: forventet poretrykk 285 - 295 bar mellom 2988 og 3093 m TVD MSL.\n`,
      'Other',
      'prognose.csv',
    );
    expect(facts.reservoirs).toMatchObject([{ name: 'Brent Group', pressureLowerKpa: 28_500 }]);
  },
);

it('reads a range of depths with a unit behind each end', async () => {
  const { reservoirs } = await readOne(
    "Well plan\n\nThe Lower Alder reservoir pressure is expected to be 5,310 to 5,420 psi, between 7,905' and 7,960' below sea level.\n",
  );
  expect(reservoirs.map((one) => [one.tvdSsLowerM, one.tvdSsUpperM])).toEqual([[2409.444, 2426.208]]);
});
