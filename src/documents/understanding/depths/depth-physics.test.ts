import { describe, expect, it } from 'vitest';
import { document, readOne } from '../documents-for-tests';
import { readDocuments } from '../read-documents';

const flagged = (one: { fieldFlags?: Partial<Record<string, string>> } | undefined) =>
  Object.keys(one?.fieldFlags ?? {}).toSorted();

describe('depths that contradict each other', () => {
  it('are marked at every top if TVD less TVD SS scatters', async () => {
    const facts = await readOne('Formation,TVD (m),TVDSS (m)\nChalk,540,500\nMarl,890,910\nSand,1300,1420\n');
    expect(facts.tops.map(flagged)).toEqual(
      Array.from({ length: 3 }, () => ['ahdBdfM', 'tvdBdfM', 'tvdSsM']),
    );
  });

  it('are marked if they imply another drill floor than the one stated', async () => {
    const tops = 'Formation,TVD (m),TVDSS (m)\nChalk,540,500\nMarl,950,910\nSand,1460,1420\n';
    const [right, wrong] = await Promise.all(
      [40, 72].map((floorM) => readOne(`RKB elevation: ${floorM} m above MSL\n\n${tops}`)),
    );
    expect(right?.tops.map(flagged)).toEqual([[], [], []]);
    expect(wrong?.tops.map(flagged)).toEqual(
      Array.from({ length: 3 }, () => ['ahdBdfM', 'tvdBdfM', 'tvdSsM']),
    );
  });

  it('are marked if a hole is shorter than it is deep, or ends above its shoe', async () => {
    const facts = await readDocuments([
      document(
        'sections.csv',
        'Well Proposal',
        'Hole size (in),TD MD (m),TD TVD (m)\n17 1/2,900,900\n12 1/4,2000,2300\n8 1/2,3000,2700\n',
      ),
      document(
        'casing.csv',
        'Well Catalogue',
        'Hole (in),Casing OD (in),Shoe MD (m)\n17 1/2,13 3/8,895\n12 1/4,9 5/8,1995\n8 1/2,7,3200\n',
      ),
    ]);
    expect(facts.sections.map(flagged)).toEqual([[], ['tdAhdM', 'tdTvdBdfM'], ['tdAhdM']]);
    expect(facts.casings.map(flagged)).toEqual([[], [], ['shoeAhdM']]);
  });
});

it('marks the mass of a pipe that its diameters cannot have', async () => {
  const facts = await readOne(
    'Casing OD (in),ID (in),Weight (kg/m),Grade,Shoe MD (m)\n13 3/8,12.415,101.2,K55,900\n9 5/8,8.681,47,L80,2000\n',
    'Well Catalogue',
  );
  expect(facts.casings.map(flagged)).toEqual([[], ['innerDiameterIn', 'massKgPerM']]);
});

it('marks a reservoir whose pressure or formation belongs to another depth', async () => {
  const facts = await readOne(
    'Formation,TVDSS (m)\nChalk,500\nSandA,1890\nSandB,2410\n\n' +
      'Reservoir,Top (m TVDSS),Base (m TVDSS),Min pressure (bar),Max pressure (bar)\n' +
      'SandA,1.9,2.1,210,215\nSandB,2415,2450,240,245\n',
  );
  expect(facts.reservoirs.map(flagged)).toEqual([
    ['pressureLowerKpa', 'pressureUpperKpa', 'tvdSsLowerM', 'tvdSsUpperM'],
    [],
  ]);
});
