import { describe, expect, it } from 'vitest';
import { readFile } from '../../readers/read-file';
import type { ReadResult } from '../../readers/table';
import { document, readOne, remarksOf } from '../documents-for-tests';
import { HEADINGS } from '../words/heading-vocabulary';
import { readDocuments } from '../read-documents';

/** As if the rows of a CSV file stood on one scanned page, each word recognised with 90 % confidence. */
async function asScan(name: string, bytes: Uint8Array): Promise<ReadResult> {
  const read = await readFile(name, bytes, HEADINGS);
  if ('refused' in read) return read;
  const { tables, lines } = read.content;
  const words = tables
    .flatMap(({ rows }) => rows)
    .flatMap(({ row, cells }) => cells.map((text, column) => ({ row, text, column })))
    .map(({ row, text, column }) => ({
      row,
      text,
      box: { x: column * 100, y: row * 20, width: 80, height: 12 },
      confidence: 90,
    }));
  return {
    content: {
      tables: tables.map((table) => ({
        ...table,
        page: 1,
        rows: table.rows.map((row) => ({ ...row, page: 1 })),
      })),
      lines,
      scanned: [{ page: 1, width: 600, height: 800, language: 'English', confidence: 90, words }],
    },
  };
}

describe('values outside the limits of their field', () => {
  it('are kept as written and flagged', async () => {
    const facts = await readDocuments([
      document(
        'mud.csv',
        'Mud Program',
        'Hole (in),Mud type,Mud weight (SG),pH\n12 1/4,WBM,12.5,9\n8 1/2,WBM,1.2,9.5\n',
      ),
      document(
        'casing.csv',
        'Well Catalogue',
        'Hole (in),Casing OD (in),ID (in),Drift (in),Top MD (m),Shoe MD (m)\n12 1/4,14,12.66,12.5,0,1000\n8 1/2,7,6.184,6.3,2100,2000\n',
      ),
      document('cement.csv', 'Cement Program', 'Casing (in),Slurry,Density (SG),TOC (m)\n7,Tail,1.9,2500\n'),
    ]);
    expect(facts.muds[0]?.weightKpaPerM.exact).toBeCloseTo(122.58, 2);
    expect(facts.flags?.map(({ fieldWords, source }) => [fieldWords, source.file])).toEqual([
      ['mud of the 12 1/4 in hole, weight', 'mud.csv'],
      ['14 in casing, outer diameter', 'casing.csv'],
      ['7 in casing, drift', 'casing.csv'],
      ['7 in casing, top', 'casing.csv'],
      ['tail slurry of 7 in, top of cement', 'cement.csv'],
    ]);
    expect(remarksOf(facts)).toMatch(
      /the weight of mud of the 12 1\/4 in hole is 12\.5 SG, and nothing below 0\.7/,
    );
  });
});

describe('values of a scan outside the limits of their field', () => {
  it('are left out: the recognition lost a decimal sign', async () => {
    const facts = await readDocuments(
      [
        document(
          'mud.csv',
          'Mud Program',
          'Hole (in),Mud type,Mud weight (SG),pH\n12 1/4,WBM,125,9\n8 1/2,WBM,1.2,95\n',
        ),
      ],
      ({ name, bytes }) => asScan(name, bytes),
    );
    expect(facts.muds.map(({ weightKpaPerM, ph }) => [weightKpaPerM.exact, ph.exact])).toEqual([
      [null, 9],
      [expect.closeTo(11.768, 3), null],
    ]);
    expect(remarksOf(facts)).toMatch(/the pH of mud of the 8 1\/2 in hole is 95.*is left out/);
  });
});

describe('figures with only one plausible reading', () => {
  it('are read that way and marked as assumed: no mud weighs 1.06 kg/m3', async () => {
    const facts = await readOne('Hole (in),Mud type,Mud weight (kg/m3)\n12 1/4,WBM,1.060\n', 'Mud Program');
    expect(facts.muds[0]?.weightKpaPerM.exact).toBeCloseTo(10.395, 3);
    expect(facts.muds[0]?.origins?.['weightKpaPerM.exact']).toMatchObject({ certainty: 'assumed' });
  });

  it('are flagged without another reading: no test is below one atmosphere', async () => {
    const facts = await readOne('Hole size (in),Ram BOPs (psi)\n12 1/4,2.538\n', 'Well Proposal');
    expect(facts.pressureTests[0]?.fieldFlags).toMatchObject({
      ramKpa: expect.stringMatching(/nothing below 100/),
    });
  });

  it('are flagged without a unit: a top of cement is then assumed to be in m', async () => {
    const facts = await readOne('Casing (in),Slurry,Density (SG),TOC\n7,Tail,1.9,1500\n', 'Cement Program');
    expect(facts.slurries[0]?.origins?.['topOfCement']).toMatchObject({ certainty: 'assumed' });
  });
});

describe('the reference of a value', () => {
  it('is reported for azimuths and pressures, without conversion', async () => {
    const survey = await readOne(
      'Grid convergence: -1.25 deg\nMD (m),Inc (deg),Azimuth grid (deg)\n0,0,0\n100,1,10\n',
      'Well Trajectory',
    );
    expect(remarksOf(survey)).toMatch(/counted from grid north.*convergence of -1\.25.*nothing was turned/);
    expect(survey.survey?.stations.at(-1)?.azimuthDeg).toBe(10);
    const gauge = await readOne('Reservoir,Pore pressure (barg)\nSand A,300\n', 'Well Proposal');
    expect(gauge.reservoirs[0]?.pressureLowerKpa).toBe(30_000);
    expect(remarksOf(gauge)).toMatch(/written as gauge pressures and kept as such/);
    const open = await readOne('Reservoir,Pore pressure (bar)\nSand A,300\n', 'Well Proposal');
    expect(remarksOf(open)).toMatch(/nothing says whether they are gauge or absolute/);
  });
});

it('flags a temperature that was read as a loss of fluid', async () => {
  const { flags } = await readOne(
    'Well Heron-3\n\nHole (in),Mud type,Mud weight (SG),HPHT fluid loss (ml)\n8 1/2,OBM,1.92,350\n',
    'Mud Program',
    'mud.csv',
  );
  expect(flags?.map(({ fieldWords }) => fieldWords)).toEqual(['mud of the 8 1/2 in hole, HPHT fluid loss']);
});
