import { describe, expect, it } from 'vitest';
import { document, remarksOf } from '../documents-for-tests';
import { sameFormation } from '../words/formation-names';
import { readDocuments } from '../read-documents';

describe('two documents about one thing', () => {
  it('fill the casing of the proposal from the pipes of the catalogue, with the source', async () => {
    const facts = await readDocuments([
      document(
        'proposal.csv',
        'Well Proposal',
        'Hole (in),Casing OD (in),Mass (lb/ft),Shoe MD (m)\n17 1/2,13 3/8,,1355\n12 1/4,9 5/8,47,3745\n',
      ),
      document(
        'catalogue.csv',
        'Well Catalogue',
        'OD (in),Weight (lb/ft),Grade,ID (in),Drift (in)\n13 3/8,68,L80,12.415,12.259\n13 3/8,72,P110,12.347,12.191\n9 5/8,47,P110,8.681,8.525\n9 5/8,53.5,P110,8.535,8.379\n',
      ),
    ]);
    const [surface, production] = facts.casings;
    // Two catalogue rows match the first string: none is used.
    expect(surface).toMatchObject({
      holeDiameterIn: 17.5,
      shoeAhdM: 1355,
      innerDiameterIn: null,
      grade: null,
    });
    expect(production).toMatchObject({
      shoeAhdM: 3745,
      innerDiameterIn: 8.681,
      driftIn: 8.525,
      grade: 'P110',
    });
    expect(production?.source.file).toBe('proposal.csv');
    expect(production?.filled?.['innerDiameterIn']).toMatchObject({ file: 'catalogue.csv', row: 4 });
    expect(production?.alternatives).toBeUndefined();
    expect(remarksOf(facts)).toMatch(/more than one of its rows fits 1 row, so that none was taken/);
  });

  it('fill a liner that only one of them calls so, by its shoe', async () => {
    const facts = await readDocuments([
      document(
        'prognosis.csv',
        'Well Proposal',
        'Section,Hole (in),Casing OD (in),Shoe MD (m)\nIntermediate hole,12 1/4,9 5/8,2310\nReservoir hole,8 1/2,7,2990\n',
      ),
      document(
        'design.csv',
        'Well Catalogue',
        'Hole (in),String,OD (in),Weight (lb/ft),Grade,Top MD (m),Shoe MD (m)\n12 1/4,Production casing,9 5/8,47,L-80,0,2310\n8 1/2,Production liner,7,32,P-110,2210,2990\n',
      ),
    ]);
    expect(facts.casings.map(({ outerDiameterIn, grade }) => [outerDiameterIn, grade])).toEqual([
      [9.625, 'L-80'],
      [7, 'P-110'],
    ]);
  });

  it('take the list of sections of the one that names all of the other', async () => {
    const facts = await readDocuments([
      document('logs.csv', 'Other', 'Hole section (in),Section TD MD (m)\n17 1/2,1120\n12 1/4,2350\n'),
      document(
        'well.csv',
        'Other',
        'Hole section (in),Section TD MD (m)\n26,310\n17 1/2,1120\n12 1/4,2350\n8 1/2,2790\n',
      ),
    ]);
    expect(facts.sections.map(({ diameterIn }) => diameterIn)).toEqual([26, 17.5, 12.25, 8.5]);
    expect(remarksOf(facts)).toMatch(/logs\.csv were passed over: well\.csv gives more of them/);
  });

  it('keep differing values as alternatives, and do not mix depths of documents that disagree', async () => {
    const facts = await readDocuments([
      document('p.csv', 'Well Proposal', 'Formation,TVD SS (m)\nEkofisk Fm.,2531.4\nTy Fm,2396\n'),
      document(
        't.csv',
        'Well Trajectory',
        'Formation,TVD SS (m),MD (m),Uncertainty (m)\nEKOFISK FORMATION,2540,2700,5\nTY,2396,2539.5,5\n',
      ),
    ]);
    const [ekofisk, ty] = facts.tops;
    expect(ekofisk).toMatchObject({ name: 'Ekofisk Fm.', tvdSsM: 2531.4, ahdBdfM: null, varianceM: 5 });
    expect(ekofisk?.alternatives?.['tvdSsM']).toMatchObject([
      { value: 2540, source: { file: 't.csv', row: 2 } },
    ]);
    expect(ty).toMatchObject({ tvdSsM: 2396, ahdBdfM: 2539.5 });
    expect(ty?.filled?.['ahdBdfM']).toMatchObject({ file: 't.csv', row: 3 });
  });

  it('give no alternative for the same depth with fewer decimals or in feet', async () => {
    const proposal = 'Formation,TVD SS (m)\nChalk,1200.4\nSalt,1450.6\nMarl,1600\nClay,1700.4\n';
    const alternatives = async (other: string) =>
      (
        await readDocuments([document('p.csv', 'Well Proposal', proposal), document('o.csv', 'Other', other)])
      ).tops.map(({ alternatives: kept }) => kept?.['tvdSsM']?.map(({ value }) => value) ?? []);
    expect(
      await alternatives('Formation,TVD SS (m)\nChalk,1200\nSalt,1450\nMarl,1601\nClay,1700.3\n'),
    ).toEqual([[], [1450], [1601], [1700.3]]);
    expect(
      await alternatives('Formation,TVD SS (ft)\nChalk,3938\nSalt,4758\nMarl,5250\nClay,5579\n'),
    ).toEqual([[], [expect.closeTo(1450.24, 2)], [], []]);
  });

  it('match formations by name, not by spelling', () => {
    expect(sameFormation('NORDLAND GP.', 'Nordland Group')).toBe(true);
    expect(sameFormation('Slochteren Formatie', 'Slochteren-Fm')).toBe(true);
    expect(sameFormation('Gießen-Schichten', 'Giessen Formation')).toBe(true);
    expect(sameFormation('Rijnland Group', 'Rijnland Formation')).toBe(false);
    expect(sameFormation('Heather Fm.', 'Heather Fm. Sand VOLVE')).toBe(false);
  });

  it('give the drill floor as ground plus height, and another drill floor as an alternative', async () => {
    const computed = await readDocuments([
      document(
        'a.txt',
        'Other',
        'Ground level above mean sea level: 54.1 m\nRig floor height: 8.3 m above ground level\n',
      ),
    ]);
    expect(computed.header.drillFloorM).toBe(62.4);
    expect(remarksOf(computed)).toMatch(/62\.4 m above mean sea level, computed: the ground lies at 54\.1 m/);
    const prose = await readDocuments([
      document('a.txt', 'Other', 'Drill floor (RKB) is 54.9 m above mean sea level.\n'),
      document('b.txt', 'Mud Program', 'RKB elevation: 180 ft\n'),
    ]);
    expect(prose.header.drillFloorM).toBe(54.9);
    expect(prose.header.alternatives?.['drillFloorM']).toMatchObject([{ source: { file: 'b.txt' } }]);
  });
});
