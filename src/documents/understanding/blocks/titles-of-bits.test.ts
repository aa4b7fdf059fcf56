import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';
import { sectionTitle } from './block-titles';

describe('titles with the bit of a section', () => {
  it.each([
    ['Secci\u00f3n Superficie \u2013 tr\u00e9pano 14 3/4"', '14 3/4'],
    ['3.1 Secci\u00f3n Intermedia (mecha 9 7/8")', '9 7/8'],
    ['Surface section, 16" bit', '16'],
    ['Abschnitt Salzstrecke (unverrohrt), 9,5"-Bohrung:', '9.5'],
    ['Section Tangente, trou 8 3/4"', '8 3/4'],
    ['Sectie Zechstein - 12 1/4" gat', '12 1/4'],
  ])('finds the hole in %s', (title, size) => {
    expect(sectionTitle(title)?.size).toBe(size);
  });

  it.each(['8 1/2" PDC bit', 'Bit 12 1/4", three nozzles', 'Section drill out, 12 1/4" hole'])(
    'finds no title in %s',
    (text) => {
      expect(sectionTitle(text)).toBeNull();
    },
  );

  it('reads the end, the tests and the runs below them', async () => {
    const facts = await readOne(
      [
        'Secci\u00f3n Gu\u00eda \u2013 tr\u00e9pano 14 3/4"',
        '- Profundidad final de la secci\u00f3n: 480 mbmr (TVD 480,0 m).',
        '- Entubar con casing 10 3/4" 40,5 lb/pie J-55 STC, zapato a 478 mbmr.',
        '- BOP: anular 1.200 psi, esclusas 1.400 psi.',
        'Secci\u00f3n Intermedia \u2013 tr\u00e9pano 9 7/8"',
        '- Profundidad final de la secci\u00f3n: 1.940 mbmr (TVD 1.868,6 m).',
        '- Entubar con casing 7 5/8" 26,4 lb/pie N-80 TXP BTC, zapato a 1.938 mbmr.',
        '- Perfilaje, carrera 1: GR \u2013 S\u00f3nico',
        '- Perfilaje, carrera 2: Calibre',
      ].join('\n'),
      'Well Proposal',
    );
    expect(facts.sections.map((one) => [one.diameterIn, one.tdAhdM])).toEqual([
      [14.75, 480],
      [9.875, 1940],
    ]);
    expect(facts.casings.map(({ thread }) => thread)).toEqual(['STC', 'TXP BTC']);
    expect(facts.casings.map(({ massKgPerM }) => Math.round((massKgPerM ?? 0) * 10))).toEqual([603, 393]);
    expect(facts.loggingRuns.map((run) => [run.holeDiameterIn, run.runNumber])).toEqual([
      [9.875, 1],
      [9.875, 2],
    ]);
  });
});
