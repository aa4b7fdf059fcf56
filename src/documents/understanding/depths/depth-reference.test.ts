import { describe, expect, it } from 'vitest';
import { statedReference } from './depth-reference';
import { readOne } from '../documents-for-tests';

const content = (...texts: string[]) => ({
  tables: [],
  lines: texts.map((text, at) => ({ row: at + 1, text, cells: [text] })),
});

describe('the reference of depths in a title block', () => {
  it.each([
    ['TVD Reference: RKB @ 54.90m (Maersk Inspirer)', 'drill floor', 54.9, 'm'],
    ['RT #2 @ 25.00mTVD Reference:', 'drill floor', 25, 'm'],
    ['TVD Reference: RKB = 5432 @ 5432.00usft', 'drill floor', 1655.673, 'usft'],
    ['TVD Reference: Mean Sea Level', 'sea level', null, null],
    ['Depth reference: Ground level', 'ground level', null, null],
  ])('%s', (line, reference, elevationM, unit) => {
    const stated = statedReference(content('Well: F-12', line), 'a.pdf');
    expect(stated).toMatchObject({ reference, unit, quote: line, source: { file: 'a.pdf', row: 2 } });
    if (elevationM === null) expect(stated?.elevationM).toBeNull();
    else expect(stated?.elevationM).toBeCloseTo(elevationM, 0);
  });

  it('is none if two statements differ', () => {
    expect(
      statedReference(content('TVD Reference: RKB @ 54.90m', 'TVD Reference: RKB @ 30.00m'), 'a'),
    ).toBeNull();
    expect(statedReference(content('Sample taken at 20.0 m'), 'a')).toBeNull();
  });

  it('gives the drill floor of a survey report', async () => {
    const facts = await readOne(
      'Project: Volve  Local Co-ordinate Reference: Well F-12\nSite: Volve F  TVD Reference: RKB @ 54.90m\n' +
        'Well: F-12  MD Reference: RKB @ 54.90m\nWellbore: F-12\nDesign: F-12 actual\n\nMD,Inc,Azi\n0,0,0\n100,1,10\n',
      'Well Trajectory',
    );
    expect(facts.header).toMatchObject({ wellName: 'F-12', drillFloorM: 54.9 });
    expect(facts.header.origins?.['drillFloorM']).toMatchObject({ row: 2 });
    expect(facts.survey?.stations).toHaveLength(2);
  });
});
