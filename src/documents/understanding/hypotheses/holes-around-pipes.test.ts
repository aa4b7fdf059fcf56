import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const table = (headings: string) =>
  [
    headings,
    'I,24",0,95,Tricone,18 5/8",92',
    'II,16",95,610,Tricone,13 3/8",606',
    'III,12 1/4",610,1720,PDC,9 5/8",1716',
    'IV,8 1/2",1720,2240,PDC,,',
  ].join('\n');

describe('two columns of sizes', () => {
  it('are holes and the pipes set in them, whatever their headings say, and are marked', async () => {
    const { sections, casings } = await readOne(
      table('Phase,Diameter,From (m),To (m),Outil,Casing,Shoe (m)'),
      'Other',
      'phases.csv',
    );
    expect(sections.map(({ diameterIn, tdAhdM }) => [diameterIn, tdAhdM])).toEqual([
      [24, 95],
      [16, 610],
      [12.25, 1720],
      [8.5, 2240],
    ]);
    expect(casings.map(({ outerDiameterText }) => outerDiameterText)).toEqual(['18 5/8', '13 3/8', '9 5/8']);
    expect(casings[0]?.origins?.['outerDiameterIn']?.certainty).toBe('assumed');
  });

  it('give no logging runs of the bits next to them', async () => {
    const { loggingRuns } = await readOne(
      table('Phase,Hole size,From (m),To (m),Outil,Casing size,Shoe (m)'),
      'Other',
      'phases.csv',
    );
    expect(loggingRuns).toEqual([]);
  });

  it('give no logging runs of the sizes of bits', async () => {
    const { loggingRuns } = await readOne(
      [
        'Diamètre,Outil,Tubage,Sabot (m)',
        '16",16,13 3/8",606',
        '12 1/4",12 1/4,9 5/8",1716',
        '8 1/2",8 1/2,7",2240',
      ].join('\n'),
      'Other',
      'phases.csv',
    );
    expect(loggingRuns).toEqual([]);
  });

  it('give the strings where nothing else of the pipe is said', async () => {
    const { casings } = await readOne(
      ['Hole size (in),Casing (in),TD (m MD)', '16,13 3/8,606', '12 1/4,9 5/8,1716', '8 1/2,7,2240'].join(
        '\n',
      ),
      'Other',
      'design.csv',
    );
    expect(casings.map(({ outerDiameterText }) => outerDiameterText)).toEqual(['13 3/8', '9 5/8', '7']);
  });

  it('are so next to a driven conductor, which has no hole', async () => {
    const { casings, muds, sections } = await readOne(
      [
        'String;Hole;Shoe MD (m);Weight;Grade;Connection',
        '"24"" Conductor";driven;48;186 lb/ft;X-52;ST-2',
        '"10 3/4"" Surface";"14 3/4""";640;45.5 lb/ft;J55;BTC',
        '"7"" Production";"9 1/2""";1870;26 lb/ft;L80;BTC',
        // A line of text below the table is no row of it.
        'The conductor is driven to refusal.',
      ].join('\n'),
      'Other',
      'design.csv',
    );
    expect(
      casings.map(({ outerDiameterIn, holeDiameterIn, thread }) => [outerDiameterIn, holeDiameterIn, thread]),
    ).toEqual([
      [24, null, 'ST-2'],
      [10.75, 14.75, 'BTC'],
      [7, 9.5, 'BTC'],
    ]);
    expect([muds, sections]).toEqual([[], []]);
  });
});
