import { expect, it } from 'vitest';
import { rawWorkbook, sheetData } from '../../readers/office-for-tests';
import { document, readOne } from '../documents-for-tests';
import { readDocuments } from '../read-documents';

const SHEET = ({ hole, td, bit, pipe, weight, tests }: Record<string, string>, at: number) => [
  [`Ficha de fase nº ${at}`, `Fase ${hole}`],
  ['Profundidad fin de fase', ...(td ?? '').split(' / ')],
  ['Herramienta', bit ?? ''],
  ['REVESTIMIENTO'],
  ['Diámetro / grado', pipe ?? '', 'Peso', weight ?? ''],
  ['Pruebas de presión', ...(tests ?? '').split(', ')],
];
const FORM = [
  ['Pozo', 'Arenal-7'],
  ...SHEET(
    {
      hole: '16"',
      td: '815 m MD / 812,5 m TVD',
      bit: 'Tricono IADC 117',
      pipe: '13"3/8 J-55',
      weight: '54,5 lb/ft',
      tests: 'BOP anular: no aplica, BOP arietes: no aplica, Revestimiento (tope de tapón): 85 bar',
    },
    1,
  ),
  ...SHEET(
    {
      hole: '12"1/4',
      td: '2.140 m MD / 2.031,5 m TVD',
      bit: 'PDC 5 aletas',
      pipe: '9"5/8 L-80',
      weight: '47 lb/ft',
      tests: 'BOP anular: 105 bar, BOP arietes: 210 bar, Revestimiento (tope de tapón): 170 bar',
    },
    2,
  ),
];

it('reads the form of each section, with two values in a cell and a test in each cell', async () => {
  const facts = await readOne(rawWorkbook({ Fases: sheetData(FORM) }), 'Other', 'fases.xlsx');
  expect(facts.sections.map((one) => [one.diameterIn, one.tdAhdM, one.tdTvdBdfM])).toEqual([
    [16, 815, 812.5],
    [12.25, 2140, 2031.5],
  ]);
  expect(facts.casings.map((one) => [one.outerDiameterIn, one.grade])).toEqual([
    [13.375, 'J-55'],
    [9.625, 'L-80'],
  ]);
  expect(
    facts.pressureTests.map((one) => [one.holeDiameterIn, one.annularKpa, one.ramKpa, one.casingOnBumpKpa]),
  ).toEqual([
    [16, null, null, 8500],
    [12.25, 10500, 21000, 17000],
  ]);
  expect(facts.loggingRuns).toEqual([]);
});

it('reads a card below a sentence, with the unit between the label and its value', async () => {
  const card = (title: string, depths: string, string: string, bores: string) =>
    `${title}\nThe section isolates the shale.\nSection data\nSection TD;m MD / m TVD;${depths}\nCasing;;${string}\nID / drift;in;${bores}\n\n`;
  const text = `Well;Quarry-3\n\n${card('2 22" section - 18 5/8" casing', '505 / 504.2', '18 5/8" 87.5 lb/ft X56 BTC', '17.755 / n/a')}${card('3 16" section - 13 3/8" casing', '1640 / 1588.9', '13 3/8" 68 lb/ft L80 BTC', '12.415 / 12.259')}`;
  const facts = await readDocuments([document('sections.csv', 'Other', text)]);
  expect(facts.sections.map((one) => [one.diameterIn, one.tdAhdM, one.tdTvdBdfM])).toEqual([
    [22, 505, 504.2],
    [16, 1640, 1588.9],
  ]);
  expect(facts.casings.map((one) => one.innerDiameterIn)).toEqual([17.755, 12.415]);
});

it('reads the slurries below a French title that names the string before its hole', async () => {
  const { slurries } = await readOne(
    'Tubage 20" – Phase 26"\nLaitier;Ciment;Densité;Tête de ciment\nLaitier unique (queue);Classe G;1,85;sol\n\nTubage 10"3/4 – Phase 14"3/4\nLaitier;Ciment;Densité;Tête de ciment\nLaitier de tête;Classe G;1,54;sol\nLaitier de queue;Classe G;1,91;930 m\n',
  );
  expect(slurries.map((one) => [one.casingOuterDiameterIn, one.role, one.topOfCement])).toEqual([
    [20, 'tail', 'sol'],
    [10.75, 'lead', 'sol'],
    [10.75, 'tail', '930 m'],
  ]);
});

it('reads the tops under a title that names the reference wells behind that of the table', async () => {
  const tops = 'Formation;m MD RKB;m TVD RKB\nAlder Fm;1205;1190\nBirch Fm;1840;1795\nCedar Fm;2230;2150\n';
  const planned = await readOne(`Table 3 Planned stratigraphy. Reference wells: Bank-2, Bank-5.\n${tops}`);
  expect(planned.tops.map(({ name }) => name)).toEqual(['Alder Fm', 'Birch Fm', 'Cedar Fm']);
  const other = await readOne(`Table 3 Tops of the reference wells Bank-2 and Bank-5\n${tops}`);
  expect(other.tops).toEqual([]);
});

it('reads the unit of all rows among other words over the labels', async () => {
  const turned = await readOne(
    'Test (high pressure, psi);20";13 3/8";9 5/8"\nAnnular preventer;n/a;2,500;3,000\nRams;n/a;4,000;5,000\nCasing, on plug bump;900;2,000;3,500\n',
  );
  expect(turned.pressureTests.map((one) => [one.section?.casingIn ?? null, one.ramKpa === null])).toEqual([
    [20, true],
    [13.375, false],
    [9.625, false],
  ]);
});

it('reads the numbered form of each section in two languages, with its tests in a table or in a list', async () => {
  const card = (title: string, hole: string, pipe: string, weight: string, grade: string) => [
    [title],
    ['Bohrdurchmesser', hole],
    ['Rohr OD', pipe],
    ['Gewicht (lb/ft)', weight],
    ['Stahlgüte / Grade', grade],
    [],
  ];
  const rows = [
    ['Betriebsplan Erlenhof Z5'],
    [],
    ...card('Formblatt C1 – Bohrabschnitt 24" / Surface hole', '24"', '18 5/8"', '94,5', 'K55'),
    ['Bohrspülung / Mud'],
    ['Gewicht (kg/l)', '1,10 - 1,15'],
    [],
    ['Druckproben / Pressure tests (bar)'],
    ['Ringpreventer: 60 bar'],
    ['Backenpreventer: 120 bar'],
    [],
    ...card('Formblatt C2 – Bohrabschnitt 16" / Intermediate hole', '16"', '13 3/8"', '72', 'N80'),
    ['Bohrspülung / Mud'],
    ['Gewicht (kg/l)', '1,20 - 1,24'],
    [],
    ['Druckproben / Pressure tests (bar)'],
    ['Ringpreventer', 'Backenpreventer', 'Rohrtour beim Aufsetzen des Stopfens'],
    ['150', '250', '180'],
  ];
  const facts = await readOne(rawWorkbook({ Plan: sheetData(rows) }), 'Other', 'plan.xlsx');
  expect(
    facts.casings.map((one) => [one.holeDiameterIn, one.outerDiameterIn, one.massKgPerM, one.grade]),
  ).toEqual([
    [24, 18.625, expect.closeTo(140.63, 1), 'K55'],
    [16, 13.375, expect.closeTo(107.15, 1), 'N80'],
  ]);
  expect(facts.muds.map((one) => [one.holeDiameterIn, one.weightKpaPerM.upper])).toEqual([
    [24, expect.closeTo(11.28, 1)],
    [16, expect.closeTo(12.16, 1)],
  ]);
  expect(
    facts.pressureTests.map((one) => [one.holeDiameterIn, one.annularKpa, one.ramKpa, one.casingOnBumpKpa]),
  ).toEqual([
    [16, 15000, 25000, 18000],
    [24, 6000, 12000, null],
  ]);
  expect(facts.holeNames?.map(({ description }) => description)).toEqual([
    'Surface hole',
    'Intermediate hole',
  ]);
});
