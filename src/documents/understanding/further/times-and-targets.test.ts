import { describe, expect, it } from 'vitest';

import { readOne } from '../documents-for-tests';

const PLAN = 'Time and cost estimate\nOperation,';
const times = async (text: string) =>
  (await readOne(text, 'Well Proposal', 'a.csv')).plan.map(({ time }) => time);

describe('a table of times', () => {
  it('gives the days, hours and depths of the steps', async () => {
    const [move, drill] = await times(
      `${PLAN}Hours,Depth (m MD)\nMove rig,36,0\nDrill 17 1/2" hole,96,1200\nRun 13 3/8" casing,48,1200\nDrill 12 1/4" hole,120,2400\nTotal,300,`,
    );
    expect(move).toMatchObject({ likelyDays: 1.5 });
    expect(drill).toMatchObject({ likelyDays: 4, fromAhdM: 0, toAhdM: 1200 });
    expect(drill?.origins?.['likelyDays']).toMatchObject({ certainty: 'converted', quote: '96' });
  });

  it('gives ranges, day rates and fixed costs in US dollars', async () => {
    const [first] = await times(
      `${PLAN}Min (days),Likely (days),Max (days),Day rate (USD),Fixed cost (kUSD)\nMove rig,2,3,5,250000,400\nDrill 17 1/2" hole,3,4,7,250000,0\nRun 13 3/8" casing,1,2,3,250000,900\nDrill 12 1/4" hole,5,7,11,250000,0`,
    );
    expect(first).toMatchObject({
      lowDays: 2,
      likelyDays: 3,
      highDays: 5,
      dayRateUsd: 250_000,
      fixedCostUsd: 400_000,
    });
  });

  it('leaves costs of another currency out, and says so', async () => {
    const facts = await readOne(
      `${PLAN}Days,Cost (EUR)\nMove rig,3,450000\nDrill 17 1/2" hole,4,600000\nRun 13 3/8" casing,2,500000\nDrill 12 1/4" hole,7,900000`,
      'Well Proposal',
      'a.csv',
    );
    expect(facts.plan[0]?.time).toMatchObject({ likelyDays: 3, fixedCostUsd: null });
    expect(facts.remarks.map(({ text }) => text).join()).toContain('it is in EUR');
  });

  it('takes differences of cumulative days, as assumed', async () => {
    const [first, second] = await times(
      `${PLAN}Cum. days,Depth (m MD)\nMove rig,3,0\nDrill 17 1/2" hole,7.5,1200\nRun 13 3/8" casing,10,1200\nDrill 12 1/4" hole,17,2400`,
    );
    expect([first?.likelyDays, second?.likelyDays]).toEqual([3, 4.5]);
    expect(second?.origins?.['likelyDays']).toMatchObject({ certainty: 'assumed' });
  });

  it('is matched to the steps of another table by their titles', async () => {
    const facts = await readOne(
      'No.,Operation,Description\n1,Move rig,Skid and rig up\n2,Drill 17 1/2" hole,To casing point\n3,Run 13 3/8" casing,And cement\n\nTime estimate\nOperation,Days\nMove rig,3\nDrill 17 1/2" hole,4.5\nRun 13 3/8" casing,2\nContingency,4',
      'Well Proposal',
      'a.csv',
    );
    expect(facts.plan.map(({ title, time }) => [title, time?.likelyDays])).toEqual([
      ['Move rig', 3],
      ['Drill 17 1/2" hole', 4.5],
      ['Run 13 3/8" casing', 2],
    ]);
  });
});

describe('a table of targets', () => {
  it('gives their depths, offsets and radii', async () => {
    const facts = await readOne(
      'Target,TVDSS (m),N/S (m),E/W (m),Radius (m)\nSand A,2550,350,-120,50\nSand B,2620,380 S,130 W,75',
      'Other',
      'a.csv',
    );
    expect(facts.targets).toMatchObject([
      { name: 'Sand A', tvdSsM: 2550, northM: 350, eastM: -120, radiusM: 50 },
      { name: 'Sand B', northM: -380, eastM: -130, radiusM: 75 },
    ]);
  });

  it('is not one of coordinates of a map', async () => {
    const facts = await readOne(
      'Target,TVDSS (m),North (m),East (m)\nSand A,2550,5850350,612120',
      'Other',
      'a.csv',
    );
    expect(facts.targets).toEqual([]);
  });
});
