import { describe, expect, it } from 'vitest';
import { document, readOne, reasonsOf, remarksOf, stationsOf } from './documents-for-tests';
import { readDocuments } from './read-documents';

const SURVEY = 'MD,Inc,Azi\n0,0,0\n100,1,10\n';
const TWO_WELLS =
  'Well,Formation,TVD SS (m)\nNO 7/1-F-1,Chalk,1000\nNO 7/1-F-12,Chalk,2000\nNO 7/1-F-12,Salt,2500\n';

describe('documents of several wells', () => {
  const read = (surveyName: string, tops = TWO_WELLS) =>
    readDocuments([
      document(surveyName, 'Well Trajectory', SURVEY),
      document('tops.csv', 'Well Proposal', tops),
    ]);

  it('uses the well in the name of the survey file', async () => {
    const facts = await read('7_1-F-12_ACTUAL.txt');
    expect(facts.tops.map((top) => top.tvdSsM)).toEqual([2000, 2500]);
    expect(facts.survey?.well).toBe('NO 7/1-F-12');
    expect(facts.header.wellName).toBe('NO 7/1-F-12');
    expect(remarksOf(facts)).toMatch(
      /tops\.csv holds 2 wells; NO 7\/1-F-12 was taken, because 7_1-F-12_ACTUAL\.txt names it/,
    );
  });

  it('does not confuse F-1 and F-12', async () => {
    expect((await read('7_1-F-1_plan.txt')).tops.map((top) => top.tvdSsM)).toEqual([1000]);
    expect((await read('7_1-F-13_plan.txt')).tops).toEqual([]);
  });

  it('does not guess if no other document decides', async () => {
    const facts = await read('survey.txt');
    expect(facts.tops).toEqual([]);
    expect(stationsOf(facts)).toHaveLength(2);
    expect(reasonsOf(facts)).toMatch(
      /holds 2 wells \(NO 7\/1-F-1 and NO 7\/1-F-12\).*keep the rows of one well/,
    );
  });

  it('ignores the name of a file with several wells', async () => {
    const facts = await readDocuments([document('7_1-F-12_F-1_tops.csv', 'Well Proposal', TWO_WELLS)]);
    expect(facts.tops).toEqual([]);
  });

  it('prefers a header to a file name', async () => {
    const facts = await readDocuments([
      document('7_1-F-12.txt', 'Well Trajectory', SURVEY),
      document('tops.csv', 'Well Proposal', TWO_WELLS),
      document('letter.txt', 'Other', 'Well name: 7/1-F-1\nRig floor elevation: 30 m\n'),
    ]);
    expect(facts.tops.map((top) => top.tvdSsM)).toEqual([1000]);
  });

  it('separates blocks of wells by their title lines, with or without headings', async () => {
    const once =
      'Formation,TVD SS (m)\nWell NO 7/1-F-1,\nChalk,1000\nWell NO 7/1-F-12,\nChalk,2000\nSalt,2500\n';
    const each =
      'Well NO 7/1-F-1\nFormation  TVDSS\nChalk      1000\nSalt       1400\n\nWell NO 7/1-F-12\nFormation  TVDSS\nChalk      2000\nSalt       2500\n';
    for (const text of [once, each]) {
      expect((await read('7_1-F-12.txt', text)).tops.map((top) => top.tvdSsM)).toEqual([2000, 2500]);
    }
  });

  it('does not use a file that is certainly about another well', async () => {
    const facts = await readDocuments([
      document('path.txt', 'Well Trajectory', `Well: 7/1-F-12\n${SURVEY}`),
      document('tops.csv', 'Well Proposal', 'Well,Formation,TVD SS (m)\n7/1-F-14,Chalk,1000\n'),
    ]);
    expect(facts.tops).toEqual([]);
    expect(reasonsOf(facts)).toMatch(/is of the well 7\/1-F-14, while the other documents are of 7\/1-F-12/);
  });
});

describe('documents that describe the same thing differently', () => {
  it('uses the path of the trajectory document and the tops of the proposal', async () => {
    const tops = 'Formation,TVD SS (m)\nChalk,';
    const facts = await readDocuments([
      document('proposal.csv', 'Well Proposal', `MD,Inc,Azi\n0,0,0\n5000,5,10\n\n${tops}1000\n`),
      document('path.csv', 'Well Trajectory', `${SURVEY}\n${tops}1111\n`),
    ]);
    expect(stationsOf(facts).at(-1)).toEqual([100, 1, 10]);
    expect(facts.tops.map((top) => top.tvdSsM)).toEqual([1000]);
    expect(remarksOf(facts)).toMatch(
      /survey of proposal\.csv \(2 stations\) was passed over: path\.csv is the Well Trajectory/,
    );
    expect(remarksOf(facts)).toMatch(
      /formation tops of path\.csv were passed over: proposal\.csv is the Well Proposal/,
    );
  });

  it('uses a table with the muds of all sections rather than sentences about some of them', async () => {
    const { muds } = await readDocuments([
      document(
        'programme.txt',
        'Well Proposal',
        'Drill the 17 1/2" hole riserless with seawater and high-viscosity sweeps.\n',
      ),
      document(
        'fluids.csv',
        'Other',
        'Hole size;Fluid system;Mud weight (ppg)\n17 1/2";Seawater / bentonite sweeps;8.7\n12 1/4";LTOBM;10.4\n',
      ),
    ]);
    expect(muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
      [17.5, 'Seawater / bentonite sweeps'],
      [12.25, 'LTOBM'],
    ]);
  });

  it('reports if two documents give different drill floors', async () => {
    const facts = await readDocuments([
      document('a.txt', 'Well Trajectory', `Rig floor elevation: 30 m\n${SURVEY}`),
      document('b.txt', 'Well Proposal', 'Rig floor elevation: 33.5 m\nField: Aurora\n'),
    ]);
    expect(facts.header.drillFloorM).toBe(33.5);
    expect(remarksOf(facts)).toMatch(/Rig floor elevation: b\.txt says 33\.5 and was taken; a\.txt says 30/);
  });

  it('classifies a document by its content, and by its classification only if the content is ambiguous', async () => {
    expect(stationsOf(await readOne(SURVEY, 'Mud Program'))).toHaveLength(2);
  });
});

describe('documents that cannot be used', () => {
  it.each([
    ['an empty file', '', /empty/],
    ['only blank lines', '\n \n', /only blank lines/],
    ['a PDF cut short', '%PDF-1.7\n1 0 obj', /PDF is damaged/],
    ['prose', 'Dear all,\nplease find the plan attached.\n', /No table with known headings was found/],
    ['numbers without headings', '0,0,0\n100,1,10\n', /No table with known headings was found/],
    [
      'a table of something else',
      'MD,TVD,Mobility\n3000,2800,31\n3010,2805,17\n',
      /columns MD, TVD, Mobility/,
    ],
    [
      'headings without rows that can be used',
      'Formation,TVD SS (m)\nChalk,deep\nSalt,deeper\n',
      /no row below them could be used/,
    ],
  ])('says of %s what to do', async (_, text, sentence) => {
    const facts = await readOne(text);
    expect(facts.notUnderstood).toHaveLength(1);
    expect(reasonsOf(facts)).toMatch(sentence);
    expect(facts.notUnderstood[0]?.source.file).toBe('document.txt');
    expect(facts.documents).toMatchObject([{ file: 'document.txt' }]);
  });

  it('never throws for random bytes', async () => {
    let seed = 7;
    const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
    for (let round = 0; round < 40; round += 1) {
      const printable = round % 2 === 0;
      const bytes = Uint8Array.from({ length: 300 }, () =>
        printable ? 9 + Math.floor(random() * 117) : Math.floor(random() * 256),
      );
      const facts = await readOne(bytes);
      expect(facts.notUnderstood.length).toBeGreaterThan(0);
    }
  });

  it('uses the good documents if one is bad', async () => {
    const facts = await readDocuments([
      document('scan.pdf', 'Well Proposal', '%PDF-1.4'),
      document('path.csv', 'Well Trajectory', SURVEY),
    ]);
    expect(stationsOf(facts)).toHaveLength(2);
    expect(facts.documents.map(({ file, holds }) => [file, holds])).toEqual([
      ['scan.pdf', []],
      ['path.csv', ['survey, 2 stations']],
    ]);
  });

  it('distinguishes two files with one name', async () => {
    const facts = await readDocuments([
      document('plan.csv', 'Well Trajectory', SURVEY),
      document('plan.csv', 'Well Proposal', 'Formation,TVD SS (m)\nChalk,1200\n'),
      document('plan (2).csv', 'Other', ''),
    ]);
    expect(facts.documents.map(({ file, holds }) => [file, holds])).toEqual([
      ['plan.csv', ['survey, 2 stations']],
      ['plan (2).csv', ['1 formation top']],
      ['plan (2) (2).csv', []],
    ]);
    expect(facts.tops[0]?.source.file).toBe('plan (2).csv');
  });

  it('refuses a too long line, and reads long prose in time', async () => {
    expect(reasonsOf(await readOne('[('.repeat(10_000)))).toMatch(/a line of more than 10,000 characters/);
    expect(reasonsOf(await readOne('1 2\n'.repeat(100_001)))).toMatch(/more than 100,000 lines/);
    const prose = 'The depth of a formation top is measured along the hole. '.repeat(150);
    expect(reasonsOf(await readOne(`${prose}\n`.repeat(20)))).toMatch(/No table with known headings/);
  });
});
