import { describe, expect, it } from 'vitest';
import { documentUnits, systems } from '../shown-units/units-of-person';
import { outerSizes } from '../nominal-sizes';
import { catalogue } from './catalogue';
import { readField } from './read-field';

const fields = {
  depth: catalogue.formation.true_vertical_depth_subsea,
  weight: catalogue.mud.mud_weight_exact,
  pressure: catalogue.pressureTest.ram_pressure,
  id: catalogue.casing.casing_inner_diameter,
  mass: catalogue.casing.casing_mass,
  volume: catalogue.casing.casing_volume_per_meter,
  yield: catalogue.mud.yield_point_exact,
  loss: catalogue.mud.api_fluid_loss_exact,
  ph: catalogue.mud.ph_exact,
  angle: catalogue.station.inclination,
  days: catalogue.planStep.duration_likely,
  rate: catalogue.planStep.day_rate,
  reservoir: catalogue.reservoir.gradient,
} as const;

type Name = keyof typeof fields;
const read = (name: Name, text: string) => readField(fields[name], text, documentUnits);

describe('a text with a unit', () => {
  it.each<[Name, string, number]>([
    ['depth', '9000 ft', 2743.2],
    ['depth', '9,000ft', 2743.2],
    ['depth', '9000 FEET', 2743.2],
    ['depth', '9000 (ft)', 2743.2],
    ['depth', '9000 [ft]', 2743.2],
    ['depth', "9000'", 2743.2],
    ['depth', '9000′', 2743.2],
    ['depth', "9'000'", 2743.2],
    ['depth', "9'000 ft.", 2743.2],
    ['depth', '9 000 ft', 2743.2],
    ['depth', '9\u00a0000\u202fft', 2743.2],
    ['depth', '9e3 ft', 2743.2],
    ['depth', '-9000 ft', -2743.2],
    ['depth', '−9000 ft', -2743.2],
    ['depth', '3937 usft', 1200],
    ['depth', '3937 US survey ft', 1200],
    ['depth', '2743.2 m', 2743.2],
    ['depth', '2743,2 Meter', 2743.2],
    ['depth', '2.7432 km', 2743.2],
    ['depth', '1 in', 0.0254],
    ['depth', 'ft 9000', 2743.2],
    ['weight', '12.3 ppg', 12.3 * 1.17509583344724],
    ['weight', '12.3PPG', 12.3 * 1.17509583344724],
    ['weight', '12,3 lb/gal', 12.3 * 1.17509583344724],
    ['weight', '12.3 lbs / gal', 12.3 * 1.17509583344724],
    ['weight', '1.48 SG', 14.513842],
    ['weight', '1.48 s.g.', 14.513842],
    ['weight', 'SG 1.48', 14.513842],
    ['weight', '1.48 g/cc', 14.513842],
    ['weight', '1.48 g/cm³', 14.513842],
    ['weight', '1480 kg/m³', 14.513842],
    ['weight', '1480 kg/m^3', 14.513842],
    ['weight', '1480 KG/M3', 14.513842],
    ['weight', '0.64 psi/ft', 0.64 * 22.6205947938595],
    ['weight', '92 pcf', 92 * 0.157087463846246],
    ['weight', '1.4514 bar/10m', 14.514],
    ['weight', '14.5 kPa/m', 14.5],
    ['pressure', '3200 psi', 3200 * 6.89475729316836],
    ['pressure', '3200 psig', 3200 * 6.89475729316836],
    ['pressure', '3,200 p.s.i.', 3200 * 6.89475729316836],
    ['pressure', '220 bar', 22000],
    ['pressure', '220 barg', 22000],
    ['pressure', '220 bar(g)', 22000],
    ['pressure', '22 MPa', 22000],
    ['pressure', '22000 kPa', 22000],
    ['pressure', '100 kgf/cm²', 9806.65],
    ['pressure', '100 kg/cm2', 9806.65],
    ['id', '12.415"', 12.415],
    ['id', '12 1/4″', 12.25],
    ['id', '12¼', 12.25],
    ['id', '8½ in', 8.5],
    ['id', '311.15 mm', 12.25],
    ['id', '31.115 cm', 12.25],
    ['mass', '47 lb/ft', 47 * 1.48816394356955],
    ['mass', '47 ppf', 47 * 1.48816394356955],
    ['mass', '47#', 47 * 1.48816394356955],
    ['mass', '70 kg/m', 70],
    ['volume', '78.1 L/m', 0.0781],
    ['volume', '0.15 bbl/ft', (0.15 * 0.158987294928) / 0.3048],
    ['yield', '20 lbf/100ft2', 20 * 0.478802589803358],
    ['yield', '20 lb/100 ft²', 20 * 0.478802589803358],
    ['loss', '5 cc', 5],
    ['loss', '5 ml/30 min', 5],
    ['angle', '35°', 35],
    ['angle', '35 degrees', 35],
    ['days', '12 hours', 0.5],
    ['days', '2 d', 2],
    ['rate', '250,000 USD/day', 250_000],
    ['rate', '$250,000', 250_000],
    ['reservoir', '1.1 SG', 10.787315],
  ])('%s: %s is understood', (name, text, value) => {
    const result = read(name, text);
    expect('value' in result && typeof result.value === 'number').toBe(true);
    const number = 'value' in result ? Number(result.value) : Number.NaN;
    expect(Math.abs(number - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-14);
  });

  it.each<[Name, string]>([
    ['depth', '9000 ppg'],
    ['depth', '9000 psi'],
    ['depth', '1500 fathoms'],
    ['depth', '9000 f'],
    ['depth', '9 ft 6 in'],
    ['depth', `9' 6"`],
    ['depth', '9000 ft TVD'],
    ['depth', '10 1/2 ft'],
    ['depth', '12 34 ft'],
    ['depth', '10-12 ft'],
    ['depth', '9000 m/s'],
    ['depth', '9000 °'],
    ['depth', '9000 ft ft'],
    ['depth', '0x10 ft'],
    ['depth', '9000 фут'],
    ['depth', '9000 %'],
    ['depth', '1e400 ft'],
    ['depth', '1e308 km'],
    ['weight', '12.3 lb'],
    ['weight', '12.3 lb/ft'],
    ['weight', '1.48 kg'],
    ['weight', '10-12 ppg'],
    ['weight', '12.3 ppg @ 50°C'],
    ['weight', '1.48 m'],
    ['pressure', '220 bara'],
    ['pressure', '220 bar(a)'],
    ['pressure', '220 bar abs'],
    ['pressure', '3200 psia'],
    ['pressure', '3200 psi/ft'],
    ['pressure', '22 N/mm2'],
    ['pressure', '22 ksi'],
    ['id', '12 ft'],
    ['id', '0.3 m'],
    ['mass', '47 lb'],
    ['mass', '47 kN/m'],
    ['volume', '5 bbl'],
    ['volume', '5 m3'],
    ['yield', '20 psi'],
    ['loss', '5 l/min'],
    ['ph', '9.5 ppg'],
    ['ph', '9 m'],
    ['angle', '35 %'],
    ['angle', `35°20'`],
    ['days', '3 months'],
    ['rate', '€ 250,000'],
    ['rate', '250,000 EUR'],
    ['reservoir', '3200 psi'],
  ])('%s: %s is refused with a sentence', (name, text) => {
    const result = read(name, text);
    expect('refused' in result && result.refused).toMatch(/^.{8,200}\.$/);
  });

  it.each<[Name, string, number | null]>([
    ['depth', 'abc', 0],
    ['depth', 'about 12', 0],
    ['depth', '-', 0],
    ['depth', '5-6', 0],
    ['depth', '1.2.3', 0],
    ['depth', '', null],
    ['depth', '  ', null],
    ['reservoir', 'high', null],
    ['reservoir', '', null],
  ])('%s: %j has the value of the specification', (name, text, value) => {
    expect(read(name, text)).toEqual({ value });
  });
});

it('says what is wrong and which units it takes', () => {
  expect(read('depth', '9000 ppg')).toEqual({
    refused: '“ppg” is a unit of mud weight and gradient, not of length. Use m, ft or US survey ft.',
  });
  expect(read('depth', '1500 fathoms')).toEqual({
    refused: '“fathoms” is not a unit of length. Use m, ft or US survey ft.',
  });
  expect(read('ph', '9 m')).toEqual({ refused: 'pH has no unit. Enter the number alone.' });
  expect(read('pressure', '220 bara')).toMatchObject({
    refused: expect.stringContaining('absolute pressure'),
  });
});

describe('in field units', () => {
  const inField = (name: Name, text: string) => readField(fields[name], text, systems.field);

  it('a number without a unit is in the unit of the screen', () => {
    expect(inField('depth', '9000')).toEqual({ value: 2743.2 });
    expect(inField('depth', '2743.2 m')).toEqual({ value: 2743.2 });
    expect(inField('depth', 'abc')).toEqual({ value: 0 });
    expect(inField('ph', '9.5')).toEqual({ value: 9.5 });
  });
});

describe('a nominal size', () => {
  const size = catalogue.casing.casing_outer_diameter;

  it('stays as it is typed in inches, and is converted from millimetres', () => {
    expect(readField(size, '13 3/8', documentUnits)).toEqual({ value: '13 3/8' });
    expect(readField(size, '13 3/8"', systems.metric)).toEqual({ value: '13.375' });
    expect(readField(size, 'to be chosen', systems.metric)).toEqual({ value: 'to be chosen' });
    expect(readField(size, '339.725 mm', documentUnits)).toEqual({ value: '13.375' });
    expect(readField(size, '339.725', systems.metric)).toEqual({ value: '13.375' });
  });

  it.each(outerSizes)('%d in is meant by its millimetres, rounded to 0.1', (sizeIn) => {
    const text = (sizeIn * 25.4).toFixed(1);
    expect(readField(size, `${text} mm`, documentUnits)).toEqual({ value: String(sizeIn) });
    expect(readField(size, text, systems.metric)).toEqual({ value: String(sizeIn) });
  });

  it('is no other one than 0.2 mm away', () => {
    expect(readField(size, '339.7mm', documentUnits)).toEqual({ value: '13.375' });
    expect(readField(size, '178 mm', documentUnits)).toEqual({ value: '7' });
    expect(readField(size, '17.78 cm', documentUnits)).toEqual({ value: '7' });
    expect(readField(size, '178.1', systems.metric)).toEqual({ value: '7.01181102362205' });
    // Inches are as they are typed.
    expect(readField(size, '13.374', documentUnits)).toEqual({ value: '13.374' });
  });

  it.each(['244 kPa', '9 5/8 ppg', '9⅝ ft', '47 lb/ft', '0.3 m', '9-5/8 kg/m³'])(
    'has no unit of another quantity: %s',
    (text) => {
      for (const units of [documentUnits, systems.metric])
        expect(readField(size, text, units)).toEqual({
          refused: expect.stringMatching(/^“.+” is a unit of .+, not of diameter\. Use in or mm\.$/),
        });
    },
  );

  it.each([
    '9 5/8 casing',
    '13 3/8 with a special drift of 12 1/4',
    '7 or 7 5/8',
    '9 5/8 x 10 3/4',
    '20 P-110',
  ])('may be a remark: %s', (text) => {
    for (const units of [documentUnits, systems.metric])
      expect(readField(size, text, units)).toEqual({ value: text });
  });
});
