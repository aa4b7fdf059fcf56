import { describe, expect, it } from 'vitest';
import { readOne } from './documents-for-tests';

describe('layouts that no vocabulary knows', () => {
  it('takes the azimuths that the coordinates follow', async () => {
    // The coordinates lie at 30 degrees from grid north; true north is five degrees off.
    const { survey } = await readOne(
      'MD (m),Inc (deg),Azim True (deg),Azim Grid (deg),TVD (m),North (m),East (m)\n' +
        '0,0,0,0,0,0,0\n100,0,0,0,100,0,0\n130,3,35,30,129.99,0.68,0.39\n160,6,35,30,159.89,2.72,1.57\n' +
        '190,9,35,30,189.63,6.11,3.53\n220,12,35,30,219.13,10.84,6.26\n250,15,35,30,248.29,16.90,9.76\n',
    );
    expect(survey?.stations.at(-1)?.azimuthDeg).toBe(30);
  });

  it('never takes a constant for a vertical depth', async () => {
    const { survey } = await readOne(
      'MD (m),Inc (deg),Azim True,Azim Grid,TVD (m)\n' +
        '0,0,0,0,0\n100,0,0,0,100\n130,3,92,90,129.99\n160,6,92,90,159.89\n190,9,92,90,189.63\n220,12,92,90,219.13\n',
    );
    expect(survey?.stations.at(-1)?.inclinationDeg).toBe(12);
  });

  it('reads depths of tops by their units, below headings that are not known', async () => {
    const { tops } = await readOne(
      'Formatie;Bovenkant langs boorgat;Bovenkant verticaal\n;m AH RT;m TVNAP\nA;412,5;401,2\nB;871;859,7\nC;1.204,5;1.193,2\n',
    );
    expect(tops.map(({ ahdBdfM, tvdSsM }) => [ahdBdfM, tvdSsM])).toEqual([
      [412.5, 401.2],
      [871, 859.7],
      [1204.5, 1193.2],
    ]);
  });

  it('finds the pipe by its sizes where its heading is over names', async () => {
    const { casings } = await readOne(
      'Rohrtour;Au\u00dfen;Wandst\u00e4rke;Stahlg\u00fcte;bis\n;mm;mm;;m MD\nAnkerrohr;339,7;9,65;K55;712\nProduktion;244,5;11,05;L80;1985\n',
    );
    expect(casings.map((one) => [one.outerDiameterIn?.toFixed(3), one.innerDiameterIn?.toFixed(2)])).toEqual([
      ['13.374', '12.61'],
      ['9.626', '8.76'],
    ]);
  });

  it('reads two figures below a heading with two names', async () => {
    const { pressureTests } = await readOne(
      'Hole section;Casing test (psi);BOP test (annular / ram)\n12 1/4 in;3000;3500 / 5000 psi\n8 1/2 in;3500;3500 / 7500 psi\n',
    );
    expect(pressureTests.map((one) => [one.annularKpa?.toFixed(0), one.ramKpa?.toFixed(0)])).toEqual([
      ['24132', '34474'],
      ['24132', '51711'],
    ]);
  });

  it('reads no step of a log of hours', async () => {
    const rows = 'Activity,Hours,Cum days\nRepair pump,31,1.3\nWait,18,2\nFish,44,3.9\nCirculate,6,4.1\n';
    expect((await readOne(`Lost time report\n\n${rows}`, 'Other', 'times.csv')).plan).toEqual([]);
    expect((await readOne(`Time plan\n\n${rows}`, 'Other', 'times.csv')).plan).toHaveLength(4);
  });

  it('never reads a row of units as a mud', async () => {
    const { muds } = await readOne(
      'Hole,Mud type,Density,Density,pH\n,,min,max,\nin,,sg,sg,\n12 1/4,KCl,1.15,1.22,9\n8 1/2,NaCl,1.20,1.26,9\n',
    );
    expect(muds.map(({ holeDiameterIn }) => holeDiameterIn)).toEqual([12.25, 8.5]);
  });

  it('ends a sentence at a length, and takes each test by the name behind its pressure', async () => {
    const { pressureTests } = await readOne(
      '17 1/2" hole section\n\nThe 13 3/8" 61 lb/ft K-55 BTC casing will be set at 900 m. The BOP will be tested to 5,000 psi (rams) and 2,500 psi (annular).\n',
      'Other',
      'programme.txt',
    );
    expect(
      pressureTests.map((one) => [one.casingOnBumpKpa, one.annularKpa?.toFixed(0), one.ramKpa?.toFixed(0)]),
    ).toEqual([[null, '17237', '34474']]);
  });

  it('gives the slurries below a row of a string that string', async () => {
    const { slurries } = await readOne(
      'Slurry,Blend,Density (sg),TOC (m MD)\n"13 3/8"" casing, 17 1/2"" hole",,,\nLead,G,1.50,95\nTail,G,1.92,1020\n"9 5/8"" casing, 12 1/4"" hole",,,\nTail,G,1.90,2300\n',
    );
    expect(slurries.map((one) => [one.casingOuterDiameterIn, one.role])).toEqual([
      [13.375, 'lead'],
      [13.375, 'tail'],
      [9.625, 'tail'],
    ]);
  });
});
