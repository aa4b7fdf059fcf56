import { describe, expect, it } from 'vitest';
import { DocumentReview } from '@/api/generated/zod/montageAPI.schemas.zod';
import type { Correction } from '../corrections/corrections';
import { document } from '../documents-for-tests';
import { readDocuments } from '../read-documents';
import { recogniseDocument } from '../recognise-document';

async function reviewOf(name: string, text: string, corrections: Correction[] = []) {
  const bytes = new TextEncoder().encode(text);
  const { review } = await recogniseDocument(name, bytes, { corrections, review: {} });
  return DocumentReview.parse(review);
}

/** The facts of a document after the given answer to its first question. */
async function answered(name: string, text: string, answer = 0) {
  const { questions } = await reviewOf(name, text);
  const [question] = questions;
  const corrections = question!.answers[answer]!.corrections as Correction[];
  const facts = await readDocuments([{ ...document(name, 'Other', text), corrections }]);
  const after = await reviewOf(name, text, corrections);
  return { question: question!.text, facts, after };
}

describe('a name with a number on several lines', () => {
  it('is not taken for formation tops', async () => {
    const programme = `All depths are in m.
Bohrprogramm Larchmoor K 14
Kavernenbohrung Larchmoor K 14
Zementation Larchmoor K 14`;
    const { questions } = await reviewOf('programme.txt', programme);
    expect(questions.map(({ text }) => text).join()).not.toContain('formation tops');
  });
});

describe('one answer', () => {
  it('makes a list of names and depths the formation tops', async () => {
    const memo = `Depths are below the rotary table.
The Larch Group is expected at 640 m (+/- 10 m), the Alder Formation at 1215 m and the Rowan Sandstone at 1890 m.`;
    const { question, facts, after } = await answered('memo.txt', memo);
    expect(question).toBe(
      'Are these the formation tops: Larch Group 640 m, Alder Formation 1215 m, Rowan Sandstone 1890 m?',
    );
    expect(facts.tops.map(({ name, ahdBdfM, varianceM }) => [name, ahdBdfM, varianceM])).toEqual([
      ['Larch Group', 640, 10],
      ['Alder Formation', 1215, null],
      ['Rowan Sandstone', 1890, null],
    ]);
    expect(after.questions).toEqual([]);
    expect(after.tables).toMatchObject([{ kind: 'tops', used: true }]);
  });

  it('reads several lists for every section', async () => {
    const text = `36" seksjon
Borevæske: Sjøvann, 1,03 sg
Streng: 30", 310 lb/ft, X-52, sko 415 m MD
17 1/2" seksjon
Borevæske: KCl/glykol, 1,12 - 1,18 sg
Streng: 13 3/8", 72 lb/ft, P-110, BTC, sko 1244 m MD`;
    const { question, facts } = await answered('boreprogram.txt', text);
    expect(question).toBe('Does the text give 2 casing strings (the first is 36, 30", 310 lb/ft, X-52)?');
    expect(
      facts.casings.map(({ outerDiameterIn, grade, shoeAhdM }) => [outerDiameterIn, grade, shoeAhdM]),
    ).toEqual([
      [30, 'X-52', 415],
      [13.375, 'P-110', 1244],
    ]);
    expect(facts.muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
      [36, 'Sjøvann'],
      [17.5, 'KCl/glykol'],
    ]);
  });

  it('gives the field of a column whose heading says no more than a bound and a unit', async () => {
    const text =
      'Csg,Slurry,Cement,Max PPG,TOC (ft)\n13 3/8,Lead,Class C,12.8,0\n13 3/8,Tail,Class C,14.8,900\n';
    const { question, facts } = await answered('cement.csv', text);
    expect(question).toBe('What is the column "Max PPG" of the table of cement slurries?');
    expect(facts.slurries.map(({ gradientKpaPerM }) => gradientKpaPerM?.toFixed(2))).toEqual([
      '15.04',
      '17.39',
    ]);
  });

  it('gives the unit of tests, their sections by number, and the sign of their thousands', async () => {
    const text = `Hole (in);Section TD, MD (m)
16;305,0
12,25;1480,0
8,5;2865,0

Pressure tests

Phase;Annular;Pipe rams;Casing test on plug bump
I;-;-;500
II;1.500;3.000;1.500
III;2.500;5.000;3.000
`;
    const { question, facts } = await answered('tests.csv', text);
    expect(question).toBe(
      'In which unit are "Annular", "Pipe rams" and "Casing test on plug bump" (the first is 1.500)? "Phase" is read as the numbers of the sections.',
    );
    expect(
      facts.pressureTests.map(({ holeDiameterIn, annularKpa, ramKpa }) => [
        holeDiameterIn,
        annularKpa?.toFixed(0),
        ramKpa?.toFixed(0),
      ]),
    ).toEqual([
      [16, undefined, undefined],
      [12.25, '10342', '20684'],
      [8.5, '17237', '34474'],
    ]);
  });

  it('gives a column in the unit that begins its brackets, and as the highest where it says so', async () => {
    const text = `Reservoir,Top (m TVDSS),Base (m TVDSS),P min (psi),P max (psi),Gradiente (lb/gal de lodo)
Alder Sand,2206,2347,5040,5290,10.7
Rowan Sand,2424,2650,5640,6070,11.1
`;
    const { facts } = await answered('pressures.csv', text);
    expect(facts.reservoirs.map(({ gradientKpaPerM }) => gradientKpaPerM?.toFixed(2))).toEqual([
      '12.57',
      '13.04',
    ]);
    const muds = `Hole section,Mud type,Mud weight (SG),Solides légers LGS (%) maxi
17 1/2",Gel,1.10,6
12 1/4",Polymer,1.20,5
`;
    const { question, facts: ofMuds } = await answered('muds.csv', muds);
    expect(question).toBe('What is the column "Solides légers LGS (%) maxi" of the table of mud sections?');
    expect(ofMuds.muds.map(({ lowGravitySolidsPercent: { exact, upper } }) => [exact, upper])).toEqual([
      [null, 6],
      [null, 5],
    ]);
  });

  it('gives both ends of a range, if two columns go from less to more', async () => {
    const text =
      'Hole section,Mud type,Zork (s.g.),Plugh (s.g.)\n17 1/2",Spud mud,1.05,1.10\n12 1/4",KCl polymer,1.20,1.20\n';
    const { facts } = await answered('mud.csv', text);
    expect(
      facts.muds.map(({ weightKpaPerM: { lower, upper } }) => [lower?.toFixed(2), upper?.toFixed(2)]),
    ).toEqual([
      ['10.30', '10.79'],
      ['11.77', '11.77'],
    ]);
  });

  it('gives the unit of columns without one', async () => {
    const text =
      'Hole section,Mud type,Min MW,Max MW\n17 1/2",Spud mud,10.8,11.2\n12 1/4",KCl polymer,12.0,13.0\n';
    const { question, facts } = await answered('mud.csv', text);
    expect(question).toBe('In which unit are "Min MW" and "Max MW" (the first is 10.8)?');
    expect(
      facts.muds.map(({ weightKpaPerM }) => [
        weightKpaPerM.lower?.toFixed(2),
        weightKpaPerM.upper?.toFixed(2),
      ]),
    ).toEqual([
      ['12.69', '13.16'],
      ['14.10', '15.28'],
    ]);
  });

  it('gives the kind of a table that lacks a heading', async () => {
    const text = 'Depth,Mud,Kivu,Water loss\n0 - 420,Gel,8.8,15\n420 - 1120,Brine,10.0,12\n';
    const { question, facts } = await answered('fluids.csv', text);
    expect(question).toBe('What is the table with "Depth", "Mud", "Kivu" and "Water loss" of?');
    expect(facts.muds.map(({ type, section }) => [type, section?.endAhdM])).toEqual([
      ['Gel', 420],
      ['Brine', 1120],
    ]);
  });
});

describe('a table with more than the formations in it', () => {
  it('is asked about as one of formation tops, whose depths are before their names', async () => {
    const text = `Zork,Plugh,Xyzzy formation,Casing
8,230,Larch Alluvium,20 in
230,485,Alder,
485,655,Rowan,13 3/8 in
655,770,Hazel,
`;
    const { questions } = await reviewOf('order.csv', text);
    const tops = questions
      .flatMap(({ answers }) => answers)
      .find((answer) => answer.text.includes('along the hole'));
    const facts = await readDocuments([
      { ...document('order.csv', 'Other', text), corrections: tops!.corrections as Correction[] },
    ]);
    expect(facts.tops.map(({ name, ahdBdfM }) => [name, ahdBdfM])).toEqual([
      ['Larch Alluvium', 8],
      ['Alder', 230],
      ['Rowan', 485],
      ['Hazel', 655],
    ]);
  });
});

it('excludes a column that the answer does not need', async () => {
  const text =
    'Csg,Slurry,Cement,Max PPG,TOC (ft)\n13 3/8,Lead,Class C,12.8,0\n13 3/8,Tail,Class C,14.8,900\n';
  const { questions } = await reviewOf('cement.csv', text);
  const nothing = questions[0]!.answers.at(-1)!;
  expect(nothing.text).toBe('Nothing that the plan needs');
  expect((await reviewOf('cement.csv', text, nothing.corrections as Correction[])).questions).toEqual([]);
});
