import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

describe('chapters of sections that are named and not sized', () => {
  it('are of the one hole that they speak of', async () => {
    const facts = await readOne(
      [
        '3 Surface section',
        '3.1 Hole and casing',
        'Drill 12-1/4" hole to 508 m MD. Run 9-5/8" 36 lb/ft K-55 BTC casing to 503 m.',
        '3.2 Drilling fluid',
        'Type: Gel spud mud',
        'Density: 1.05 - 1.10 SG',
        '3.3 Tests',
        '- Test casing on plug bump to 10,300 kPa for 10 minutes.',
        '4 Production section',
        '4.1 Hole and casing',
        'Drill 8-1/2" hole to total depth, 2,380 m MD.',
        '4.2 Drilling fluid',
        'Type: KCl / PHPA',
        'Density: 1.10 - 1.16 SG',
        '5 Contacts',
        'Density: 9.9 SG',
      ].join('\n'),
    );
    expect(facts.muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
      [12.25, 'Gel spud mud'],
      [8.5, 'KCl / PHPA'],
    ]);
    expect(facts.muds[1]?.weightKpaPerM.upper).toBeCloseTo(1.16 * 9.80665, 3);
    expect(facts.pressureTests).toMatchObject([{ holeDiameterIn: 12.25, casingOnBumpKpa: 10_300 }]);
    expect(facts.sections.map(({ tdAhdM }) => tdAhdM)).toEqual([508, 2380]);
  });

  it('are of none where they speak of two', async () => {
    const { muds } = await readOne(
      ['3 Surface section', 'Open the 12-1/4" hole to a 17-1/2" hole.', '3.1 Mud', 'Mud type: Gel'].join(
        '\n',
      ),
    );
    expect(muds).toEqual([]);
  });
});
