import { describe, expect, it } from 'vitest';

import { readOne } from '../documents-for-tests';

const tests = async (text: string, name?: string) => (await readOne(text, 'Other', name)).strengthTests ?? [];
const SG = 9.80665;

describe('a leak-off or integrity test', () => {
  it('is in a table of shoes', async () => {
    const found = await tests(
      'Leak-off tests\nCasing shoe;Depth (m MD);EMW (SG);Type;Status\n13 3/8";1320;1.58;LOT;actual\n9 5/8";2710;1.71;FIT;planned',
      'a.csv',
    );
    expect(found).toMatchObject([
      { type: 'LOT', status: 'measured', ahdBdfM: 1320, casingIn: 13.375, pressure: { as: 'gradient' } },
      { type: 'FIT', status: 'planned', ahdBdfM: 2710, casingIn: 9.625 },
    ]);
    expect(found[0]?.pressure).toHaveProperty('kpaPerM', expect.closeTo(1.58 * SG, 5));
  });

  it('follows from the pressure at surface and the mud', async () => {
    const [found] = await tests(
      'LOT results\nShoe TVD (ft),Surface pressure (psi),Mud weight (ppg)\n4000,1600,9.2\n7000,1900,10.4',
      'a.csv',
    );
    expect(found).toMatchObject({ type: 'LOT', status: 'measured', pressure: { as: 'at surface' } });
  });

  it('is not guessed from a pressure that may be at surface or at the shoe', async () => {
    expect(await tests('LOT\nShoe TVD (m),LOT pressure (bar)\n1200,190\n2400,420', 'a.csv')).toEqual([]);
  });

  it('is in a single line', async () => {
    const [named, deep] = await tests(
      'Well: Alder-3\nLOT at 13 3/8" shoe: 1.62 SG EMW\n\nAn FIT to 1.75 sg EMW is planned at 2,650 m MD.',
    );
    expect(named).toMatchObject({ type: 'LOT', casingIn: 13.375, ahdBdfM: null });
    expect(deep).toMatchObject({ type: 'FIT', status: 'planned', ahdBdfM: 2650, casingIn: null });
  });

  it('is in a line for each of several strings', async () => {
    const found = await tests('Well: Alder-3\nFIT: 13 3/8" shoe 1.58 SG EMW; 9 5/8" shoe 1.72 SG EMW.');
    expect(found).toMatchObject([
      { type: 'FIT', casingIn: 13.375 },
      { type: 'FIT', casingIn: 9.625 },
    ]);
    expect(found[1]?.pressure).toHaveProperty('kpaPerM', expect.closeTo(1.72 * SG, 5));
  });

  it('is one test where a second line repeats it without its depth', async () => {
    const found = await tests(
      'Well: Alder-3\nFIT at 9 5/8" shoe: 1.72 SG EMW\n\nThe FIT at the 9 5/8" shoe at 2,650 m MD is to 1.72 SG EMW.',
    );
    expect(found).toMatchObject([{ casingIn: 9.625, ahdBdfM: 2650 }]);
  });

  it('is read of cells that name the kind of test, at the string of their row', async () => {
    const found = await tests(
      'Tests\nAfter setting,Annular (bar),Rams (bar),LOT / FIT (sg EMW)\n13 3/8" casing,100,140,LOT 1.58\n9 5/8" casing,150,210,FIT 1.72',
      'a.csv',
    );
    expect(found).toMatchObject([
      { type: 'LOT', casingIn: 13.375 },
      { type: 'FIT', casingIn: 9.625 },
    ]);
  });

  it('has no strength where a line gives several, or only the mud', async () => {
    expect(await tests('Well: Alder-3\nLOT at 13 3/8" shoe: 1.62 SG EMW, at 9 5/8" shoe 1.80 SG')).toEqual(
      [],
    );
    expect(await tests('Well: Alder-3\nFIT at 13 3/8" shoe with mud weight 1.20 SG')).toEqual([]);
  });

  it('marks a depth that a line does not say is along the hole', async () => {
    const [found] = await tests('Well: Alder-3\nFIT 1.55 sg at 1,400 m');
    expect(found?.origins?.['ahdBdfM']).toMatchObject({ certainty: 'assumed' });
  });
});
