import { document } from '../understanding/documents-for-tests';
import { readDocuments } from '../understanding/read-documents';
import type { ReadFacts } from '../understanding/read-documents';
import type { AskModel } from './request';

/** A programme in sentences whose values the reader does not find by itself. For tests only. */
export const PROGRAMME = `Well: Aurora-3
Field: Aurora

3.1 Well design
Three strings carry the well to its target. At 3,410 m MD the bit of 8 1/2" stops in the sand.
The intermediate string is a 9 5/8" pipe of 53.5 lb/ft in L-80 whose shoe comes to rest at 2,890 m MD.

3.2 Geology
Drillers enter the Ommelanden Chalk at 1,240 m TVDSS in good agreement with the seismic.

12 1/4" hole section
Before the build, displace to a low-toxicity oil system weighing 1.35 SG.
`;

export const SECTIONS = `Hole size (in),TD MD (m),Section description
17 1/2,1260,Surface
12 1/4,2895,Intermediate
`;

export const SURVEY = `MD (m),Inc (deg),Azi (deg)
0,0,0
1000,0,0
2000,30,45
3500,30,45
`;

/** Answers of a model that reads `PROGRAMME` well. */
export const GOOD = {
  string: {
    passage: 1,
    kind: 'casing',
    quote:
      'The intermediate string is a 9 5/8" pipe of 53.5 lb/ft in L-80 whose shoe comes to rest at 2,890 m MD',
    values: { casing: '9 5/8"', weight: '53.5 lb/ft', grade: 'L-80', shoe_md: '2,890 m MD' },
  },
  section: {
    passage: 1,
    kind: 'sections',
    quote: 'At 3,410 m MD the bit of 8 1/2" stops',
    values: { hole: '8 1/2"', md: '3,410 m MD' },
  },
  top: {
    passage: 2,
    kind: 'tops',
    quote: 'Drillers enter the Ommelanden Chalk at 1,240 m TVDSS',
    values: { formation: 'Ommelanden Chalk', tvdss: '1,240 m TVDSS' },
  },
  mud: {
    passage: 3,
    kind: 'mud',
    quote: 'displace to a low-toxicity oil system weighing 1.35 SG',
    values: { hole: '12 1/4"', type: 'low-toxicity oil system', weight: '1.35 SG' },
  },
};

export const answering =
  (...facts: unknown[]): AskModel =>
  () =>
    Promise.resolve({ facts });

export const readProgramme = (text: string = PROGRAMME): Promise<ReadFacts> =>
  readDocuments([
    document('Programme.txt', 'Well Proposal', text),
    document('Sections.csv', 'Other', SECTIONS),
    document('Survey.csv', 'Well Trajectory', SURVEY),
  ]);
