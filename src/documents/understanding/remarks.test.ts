import { describe, expect, it } from 'vitest';
import { document, readOne, remarksOf } from './documents-for-tests';
import { readDocuments } from './read-documents';

describe('decisions between documents', () => {
  it('give the distance between the unused path and the used one', async () => {
    const survey = (rows: string) => `MD (m),Inc (deg),Azi (deg)\n0,0,0\n1000,0,0\n${rows}`;
    const read = (planned: string) =>
      readDocuments([
        document('actual.csv', 'Well Trajectory', survey('1500,30,90\n2000,30,90\n')),
        document('proposal.csv', 'Well Proposal', survey(planned)),
      ]);
    // From 1,500 m one hole is straight at 30 degrees, the other drops to vertical at 1,600 m.
    expect(remarksOf(await read('1500,30,90\n1600,30,90\n1900,20,90\n'))).toMatch(
      /survey of proposal\.csv \(5 stations\) is kept as the planned path; depths come from the actual one of actual\.csv\. Over MD 0 to 1,900 m its TVD differs most at MD 1,900 m: \d+\.\d\d m deeper\./,
    );
    expect(remarksOf(await read('1500,30,90\n1900,30,90\n'))).toMatch(/1,900 m both have the same TVD\./);
  });

  it('report that an air gap was used as the elevation of the drill floor', async () => {
    const facts = await readOne('Well name: Aurora-3\nAir gap: 33.5 m\n');
    expect(facts.header.drillFloorM).toBe(33.5);
    expect(remarksOf(facts)).toMatch(/air gap of 33\.5 m was taken as the drill floor's elevation/);
    expect(remarksOf(await readOne('Drill floor elevation: 33.5 m\n'))).not.toMatch(/air gap/);
  });
});

describe('numbered lines below a title', () => {
  it.each([
    'Arbeitsprogramm',
    '7.2 Bohrprogramm:',
    'Werkprogramma',
    'Werkzaamheden',
    'Sequence of operations',
  ])('are the steps of a plan: %s', async (title) => {
    const facts = await readOne(`${title}\n1. Rig move - skid over the slot\n2. Drill 17 1/2" hole\n`);
    expect(facts.plan.map((step) => [step.title, step.description])).toEqual([
      ['Rig move', 'skid over the slot'],
      ['Drill 17 1/2" hole', null],
    ]);
  });

  it('are not steps below the title of a document', async () => {
    const facts = await readOne('Bohrprogramm Eulenmoor Z2\n1. Allgemeines\n2. Geologie\n');
    expect(facts.plan).toEqual([]);
  });
});
