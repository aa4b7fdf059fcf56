import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const reservoirsOf = async (...lines: string[]) =>
  (await readOne(`Well Teal-3\n\n${lines.join('\n')}\n`, 'Other', 'rock.csv')).reservoirs.map(
    ({ name, gradientKpaPerM, tvdSsLowerM, tvdSsUpperM }) => [
      name,
      gradientKpaPerM && Number(gradientKpaPerM.toFixed(2)),
      tvdSsLowerM,
      tvdSsUpperM,
    ],
  );

it.each([
  ['Reservoar', 'Dybdeintervall (m TVD MSL)', 'Poretrykk (bar)', 'Gradient (g/cm3 EMW)', '1.10'],
  [
    'Tr\u00e4ger',
    'H\u00f6henlage [m u. NN]',
    'Lagerst\u00e4ttendruck (bar)',
    'Gradient (kg/m\u00b3 EMW)',
    '1100',
  ],
  ['Reservorio', 'Intervalo (m TVDSS)', 'Presi\u00f3n (bar)', 'Gradiente (lb/gal eq.)', '9.18'],
  ['R\u00e9servoir', 'Intervalle (m TVDSS)', 'Pression (bar)', 'Gradient (SG)', '1.10'],
])('reads both ends of an interval in one column: %s, %s', async (name, depth, pressure, gradient, value) => {
  expect(
    await reservoirsOf(
      `${name};${depth};${pressure};${gradient}`,
      `Alder Sand;1640 - 1720;181 - 190;${value}`,
    ),
  ).toEqual([['Alder Sand', expect.closeTo(10.79, 1), 1640, 1720]]);
});
