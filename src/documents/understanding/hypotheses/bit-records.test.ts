import { describe, expect, it } from 'vitest';

import { readOne } from '../documents-for-tests';

const read = (...lines: string[][]) =>
  readOne(lines.map((line) => (line.length === 1 ? line[0] : line.join('\t'))).join('\n'));

describe('Bit records', () => {
  it('are no muds and no logging runs in any language', async () => {
    const german = await read(
      ['Meißelverzeichnis'],
      ['Nr.', 'Ø', 'Typ', 'von', 'bis', 'h'],
      ['1', '23"', 'QX1', '40', '610', '27'],
      ['2', '16"', 'GX-07', '610', '1905', '75'],
    );
    const spanish = await read(
      ['Récord de brocas'],
      ['No.', 'Diámetro', 'Tipo', 'Entra (ft)', 'Sale (ft)', 'Calificación'],
      ['1', '17 1/2"', 'RTX-C3', '0', '1490', '1-1-WT'],
      ['2', '12 1/4"', 'DX64', '1490', '8120', '2-3-CT'],
    );
    const french = await read(
      ['Phases'],
      ['N°', 'Diamètre', 'Outil', 'Entrée (m)', 'Sortie (m)', 'm/h'],
      ['1', '26"', 'tricône', '5', '48', '4,0'],
      ['2', '17 1/2"', 'PDC', '48', '450', '18,1'],
    );
    for (const facts of [german, spanish, french]) {
      expect(facts.muds).toEqual([]);
      expect(facts.loggingRuns).toEqual([]);
    }
  });

  it('leave a mud table with a bare heading of its type', async () => {
    const { muds } = await read(
      ['Mud programme'],
      ['Hole', 'Type', 'Density (SG)'],
      ['17 1/2"', 'KCl polymer', '1.10 - 1.16'],
      ['12 1/4"', 'WBM', '1.18 - 1.24'],
    );
    expect(muds.map(({ type }) => type)).toEqual(['KCl polymer', 'WBM']);
  });
});

describe('The sizes of bits', () => {
  it('are no logging tools under a word for both', async () => {
    const { loggingRuns } = await read(
      ['Phases'],
      ['Phase', 'Outil', 'Cote (m)'],
      ['surface', '17"1/2', '450'],
      ['production', '8"1/2', '2310'],
    );
    expect(loggingRuns).toEqual([]);
  });
});

describe('A table of kick tolerances', () => {
  it('gives no mud weights', async () => {
    const { muds } = await read(
      ['Tolerancia al influjo'],
      ['Hueco', 'Peso lodo (ppg)', 'FIT (ppg)', 'Volumen (bbl)'],
      ['12 1/4"', '10.6', '12.7', '90'],
      ['8 1/2"', '12.0', '14.1', '66'],
    );
    expect(muds).toEqual([]);
  });
});
