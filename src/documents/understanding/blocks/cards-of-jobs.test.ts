import { describe, expect, it } from 'vitest';
import { pdf, put } from '../../readers/pdf/pdf-for-tests';
import { readOne } from '../documents-for-tests';

const CARD = (number: number, string: string, hole: string, [size, od, depth, shoe]: string[]) => `
Section ${number} \u2013 ${string} Casing in ${hole} hole
Well data
Hole size, in | ${size} | Casing OD, in | ${od}
Hole depth MD, ft | ${depth} | Casing grade | L-80
Shoe depth MD, ft | ${shoe} | Drift, in | 12.0
Slurry design
Lead slurry \u2013 FillSet 12.2
Cement blend | Class G + extender
Density | 12.2 lb/gal
Open hole excess | 60 %
Tail slurry \u2013 SetFast 15.6
Cement blend | Class G
Density | 15.6 lb/gal
Open hole excess | 30 %
Pumping schedule
Bump the plug.
`;

it('reads the hole, the string and the slurries of each card of a cementing programme', async () => {
  const facts = await readOne(
    `Cementing Job Programme\n${CARD(1, '18 5/8"', '24"', ['24.000', '18.625', '1,210', '1,200'])}${CARD(2, '13 3/8"', '16"', ['16.000', '13.375', '4,020', '4,010'])}`,
  );
  expect(facts.sections.map(({ diameterIn, tdAhdM }) => [diameterIn, tdAhdM])).toEqual([
    [24, expect.closeTo(368.8, 1)],
    [16, expect.closeTo(1225.3, 1)],
  ]);
  expect(facts.casings.map(({ outerDiameterIn, grade }) => [outerDiameterIn, grade])).toEqual([
    [18.625, 'L-80'],
    [13.375, 'L-80'],
  ]);
  expect(
    facts.slurries.map(({ casingOuterDiameterIn, role, excess }) => [casingOuterDiameterIn, role, excess]),
  ).toEqual([
    [18.625, 'lead', '60%'],
    [18.625, 'tail', '30%'],
    [13.375, 'lead', '60%'],
    [13.375, 'tail', '30%'],
  ]);
});

it('takes the slurries of the cards, not of the list of the fluids that are pumped', async () => {
  const job = (string: string, type: string) => [
    [string],
    ['Job information'],
    ['BHST', '55 degC'],
    ['Fluid sequence'],
    ['Fluid', 'Density (ppg)', 'Volume (bbl)'],
    ['Spacer', '8.7', '50'],
    ['Tail Slurry', '15.9', '120'],
    ['Displacement', '8.9', '210'],
    ['Tail Slurry'],
    [`Slurry design  : ${type}`],
    ['Density  : 15.9 lbm/gal'],
    ['Excess over gauge  : 40 %'],
    ['Additives: 0.03 gal/sk antifoam'],
  ];
  const jobs = [...job('13-3/8" Surface Casing', 'Class G neat'), ...job('9-5/8" Casing', 'Class G + gel')];
  const bytes = await pdf((doc) =>
    jobs.forEach((cells, at) =>
      cells.forEach((text, column) => put(doc, text, 50 + column * 150, 50 + at * 14)),
    ),
  );
  const { slurries } = await readOne(bytes, 'Cement Program', 'cement.pdf');
  expect(
    slurries.map(({ casingOuterDiameterIn, type, excess }) => [casingOuterDiameterIn, type, excess]),
  ).toEqual([
    [13.375, 'Class G neat', '40%'],
    [9.625, 'Class G + gel', '40%'],
  ]);
});

it('reads the additives of a slurry to the end of the line that they go on in', async () => {
  const { slurries } = await readOne(
    [
      'Well: Quarry-5',
      '1 20" surface casing @ 505 m',
      'Lead: Class A extended; gradient 14.9 kPa/m; excess 80% over gauge hole; TOC surface; additives: sodium silicate 2%',
      'bwoc, defoamer.',
      'Tail: Class A; gradient 18.3 kPa/m; excess 60% over gauge hole; TOC 390 m; additives:',
      'accelerator, friction reducer.',
      '',
    ].join('\n'),
  );
  expect(slurries.map(({ additives }) => additives)).toEqual([
    'sodium silicate 2% bwoc, defoamer',
    'accelerator, friction reducer',
  ]);
});

describe('the additives of a slurry below the title of its string', () => {
  const slurriesOf = async (lines: readonly string[]) =>
    (await readOne(`${lines.join('\n')}\n`, 'Cement Program', 'cement.txt')).slurries.map(
      ({ role, type, additives }) => [role, type, additives],
    );
  const TITLE = 'Casing 10 3/4" at 1422 m (13 1/2" hole)';

  it('go on in the next line, behind a name whose amount is there', async () => {
    expect(
      await slurriesOf([
        TITLE,
        'Tail slurry: Class H neat. Density 15.9 ppg, open hole excess 25%, top of cement 1150 m. Additives: KCl',
        '3%, R-21 retarder, F-5 fluid loss.',
      ]),
    ).toEqual([['tail', 'Class H neat', 'KCl 3%, R-21 retarder, F-5 fluid loss']]);
  });

  it('may begin in the next line, with the salt of the type in them too', async () => {
    expect(
      await slurriesOf([
        TITLE,
        'Lead slurry: Class H 60/40 pozzolan, NaCl 10%. Density 13.2 ppg, open hole excess 60%, top of cement 300 m.',
        'Additives: NaCl 10%, F-5 fluid loss.',
      ]),
    ).toEqual([['lead', 'Class H 60/40 pozzolan, NaCl 10%', 'NaCl 10%, F-5 fluid loss']]);
  });

  it('may be those of the single slurry of a liner', async () => {
    expect(
      await slurriesOf([
        'Liner 5" at 3610 m (6" hole)',
        'Single slurry: Class H + silica. Density 16.4 ppg, open hole excess 15%, top of cement 3200 m.',
        'Additives: R-21 retarder.',
      ]),
    ).toEqual([['liner', 'Class H + silica', 'R-21 retarder']]);
  });
});

it('is of the liner slurry in the card of a hole whose liner is cemented', async () => {
  const { slurries } = await readOne(
    [
      'Sheet 2 5 7/8" Slim hole',
      'Interval;2,310 - 2,655 m MD',
      'Cement;Cement the liner with Class G + 30% silica at 1.93 sg. Pump 25% excess over gauge hole. Top of cement at 2,210 m.',
      'Mud;Potassium formate, 1.31 sg',
    ].join('\n'),
    'Other',
    'cards.csv',
  );
  expect(slurries.map(({ holeDiameterIn, role, excess }) => [holeDiameterIn, role, excess])).toEqual([
    [5.875, 'liner', '25%'],
  ]);
});
