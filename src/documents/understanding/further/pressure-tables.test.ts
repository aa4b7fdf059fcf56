import { describe, expect, it } from 'vitest';

import { readOne } from '../documents-for-tests';

const points = async (text: string, name?: string) =>
  (await readOne(text, 'Other', name)).pressurePoints ?? [];

/** kPa/m of 1 SG. */
const SG = 9.80665;

describe('a table of the pressures of the rock', () => {
  it('gives gradients over the depth below the drill floor', async () => {
    const [first, second] = await points(
      'TVD RKB (m);Pore pressure (SG);Fracture gradient (SG);OBG (SG)\n600;1.03;1.42;1.78\n1900;1.14;1.66;2.01',
      'a.csv',
    );
    expect(first).toMatchObject({ tvdBdfM: 600, tvdSsM: null, ahdBdfM: null });
    expect(second?.pore).toMatchObject({ as: 'gradient', from: 'drill floor', isAssumed: false });
    expect(second?.pore).toHaveProperty('kpaPerM', expect.closeTo(1.14 * SG, 5));
    expect(second?.overburden).toHaveProperty('kpaPerM', expect.closeTo(2.01 * SG, 5));
    expect(second?.origins?.['fracture']).toMatchObject({ row: 3, column: 2, quote: '1.66' });
  });

  it('leaves open from where gradients count if its depths are below the sea, unless a heading says it', async () => {
    const [open] = await points('TVDSS (m),PP (ppg),FG (ppg)\n900,8.7,12.4\n1800,9.1,13.6', 'a.csv');
    expect(open?.pore).toMatchObject({ from: 'drill floor', isAssumed: true });
    const [said] = await points(
      'TVDSS (m),Pore pressure MSL (ppg),Frac gradient MSL (ppg)\n900,8.7,12.4\n1800,9.1,13.6',
      'a.csv',
    );
    expect(said?.pore).toMatchObject({ from: 'sea level', isAssumed: false });
  });

  it('marks a depth without a reference', async () => {
    const [first] = await points(
      'Depth (m),Porendruck (bar),Frackdruck (bar)\n1000,104,165\n2000,215,340',
      'a.csv',
    );
    expect(first?.pore).toEqual({ as: 'pressure', kpa: 10_400, reference: null });
    expect(first?.origins?.['tvdBdfM']).toMatchObject({ certainty: 'assumed' });
  });

  it('takes the likely value of a range, and the ends as notes', async () => {
    const [first] = await points(
      'TVD (m),Pore min (SG),Pore likely (SG),Pore max (SG),Formation\n1500,1.04,1.08,1.15,Chalk\n2100,1.06,1.11,1.19,Marl',
      'a.csv',
    );
    expect(first?.pore).toHaveProperty('kpaPerM', expect.closeTo(1.08 * SG, 5));
    expect(first?.notes).toBe('Chalk; Pore min (SG): 1.04; Pore max (SG): 1.15');
  });

  it('uses nothing where only the ends of a range are given', async () => {
    expect(
      await points('TVD (m),Pore min (SG),Pore max (SG)\n1500,1.04,1.15\n2100,1.06,1.19', 'a.csv'),
    ).toEqual([]);
  });

  it('turns heights, and knows gauge and absolute units', async () => {
    const [first] = await points('TVDSS (m),Pore pressure (bara)\n-1500,161\n-2100,229', 'a.csv');
    expect(first).toMatchObject({ tvdSsM: 1500, pore: { kpa: 16_100, reference: 'absolute' } });
    expect(first?.origins?.['tvdSsM']?.note).toContain('negative down, turned');
  });

  it('finds by the densities next to them that pressures are gauge', async () => {
    const row = (tvdM: number, sg: number) =>
      `${tvdM},${((sg * SG * tvdM) / 100).toFixed(2)},${sg.toFixed(3)}`;
    const [first] = await points(
      `TVD (m),Formation pressure (bar),Equiv. density (g/cc)\n${row(1200, 1.05)}\n${row(1350, 1.061)}\n${row(1500, 1.07)}`,
      'a.csv',
    );
    expect(first?.pore).toMatchObject({ reference: 'gauge' });
  });

  it('is not one of intervals, of offset wells, or of horizontal stress', async () => {
    const rows = '500,900,1.03,1.40\n900,1400,1.05,1.52';
    expect(await points(`From (m),To (m),Pore pressure (SG),Frac gradient (SG)\n${rows}`, 'a.csv')).toEqual(
      [],
    );
    expect(
      await points(
        'Offset wells\nTVD (m),Pore pressure (SG),Frac gradient (SG)\n900,1.03,1.40\n1400,1.05,1.52',
        'a.csv',
      ),
    ).toEqual([]);
    expect(await points('TVD (m),Min. horizontal stress (SG)\n900,1.40\n1400,1.52', 'a.csv')).toEqual([]);
  });

  it('leaves out a gradient that no rock has', async () => {
    const [first, ...more] = await points(
      'TVD (m),Pore pressure (SG),Frac gradient (SG)\n900,1.03,14.0\n1400,1.05,1.52',
      'a.csv',
    );
    expect(first).toMatchObject({ fracture: null });
    expect(more).toHaveLength(1);
  });

  it('reports every value that it does not use', async () => {
    const facts = await readOne(
      'TVD (m),Pore pressure (SG),Temp (degC)\n900,1.03,41\n1400,1.05,56',
      'Other',
      'a.csv',
    );
    expect(facts.unused?.map(({ what }) => what)).toEqual(['column "Temp (degC)"']);
    expect(facts.notUnderstood).toEqual([]);
  });
});
