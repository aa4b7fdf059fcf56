import { expect, it } from 'vitest';
import { readOne, remarksOf } from '../documents-for-tests';

it('takes the name of a string for its type, and reads its size below', async () => {
  const { casings } = await readOne(
    [
      'Bohrung Aachtal-5',
      '',
      '3.1 Bohrabschnitt 17 1/2" bis 402 m',
      'Rohrtour: Ankerrohrtour',
      'Durchmesser AD: 13 3/8" (340 mm)',
      'Metergewicht: 54,5 lb/ft',
      'Stahlgüte: K55',
      'ID: 320,4 mm',
      'Absetzteufe: 400 m',
      '',
    ].join('\n'),
    'Well Proposal',
    'programm.txt',
  );
  expect(casings.map(({ outerDiameterIn, category, grade }) => [outerDiameterIn, category, grade])).toEqual([
    [13.375, 'Ankerrohrtour', 'K55'],
  ]);
});

it('reads no elevation from a depth below two datums', async () => {
  const { header } = await readOne(
    'Well 31/9-B-4 A\n\nDepth reference: RKB, 41.5 m above MSL\n\nSection TD  2 950 m MD RKB  TVD  2641.5 m RKB / 2600.0 m MSL\n',
    'Well Proposal',
    'programme.txt',
  );
  expect(header.drillFloorM).toBe(41.5);
});

it('leaves out the tops of a well for comparison, and keeps those below a sentence that ends with another well', async () => {
  const facts = await readOne(
    [
      'Bohrung Aachtal-5',
      '',
      'Das Ziel liegt im Hauptdolomit südlich der Sonde',
      'Aachtal-3. Nebenziel ist das Aachtaler Konglomerat.',
      'Stratigraphie;Top MD [m];Top TVD [m]',
      'Quartär;8;8',
      'Sarmatium;1024;1024',
      'Hauptdolomit;2571;2571',
      '',
      '',
      '4 Vergleichsbohrung Aachtal-3 (1987)',
      'Stratigraphie;Top MD [m];Top TVD [m]',
      'Sarmatium;998;998',
      'Hauptdolomit;2504;2504',
      '',
    ].join('\n'),
    'Well Proposal',
    'prognose.csv',
  );
  expect(facts.tops.map(({ name, ahdBdfM }) => [name, ahdBdfM])).toEqual([
    ['Quartär', 8],
    ['Sarmatium', 1024],
    ['Hauptdolomit', 2571],
  ]);
  expect(remarksOf(facts)).not.toContain('Nebenziel');
});
