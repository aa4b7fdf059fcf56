import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const offOf = async (note: string) => {
  const { tops } = await readOne(
    `Geological prognosis\n\nFormation;TVD (m)\nAlder Fm;640\nBirch Fm;1120\nCedar Fm;1885\n\n${note}\n`,
  );
  return tops.map(({ varianceM }) => varianceM);
};

it.each([
  ['All tops are prognosed with an uncertainty of +/- 15 m.', 15],
  ['Depths in m below RT. Die Oberkanten haben eine Genauigkeit von \u00b1 12,5 m.', 12.5],
  ['Note: (1) KB is the datum. (2) tops \u00b1 100 ft.', 30.48],
  ['\u00b1 20 m op alle formatietoppen', 20],
])('reads the uncertainty of all tops in a note: %s', async (note, off) => {
  expect(await offOf(note)).toEqual([off, off, off]);
});

it.each([
  'Tops below Birch are uncertain by +/- 15 m.',
  'The casing is set within +/- 15 m of the tops.',
  'The tops of the Birch Fm are good to +/- 15 m.',
  'Tops +/- 15 m; at the second pick the tops are +/- 30 m.',
  'Volumes of the tops are within \u00b1 15 %.',
])('takes nothing else for the uncertainty of all tops: %s', async (note) => {
  expect(await offOf(note)).toEqual([null, null, null]);
});
