import { expect, it } from 'vitest';
import { document } from '../documents-for-tests';
import { readDocuments } from '../read-documents';

it('gives lines and columns that only number their section the hole that a table says', async () => {
  const { muds, slurries } = await readDocuments([
    document(
      'plan.csv',
      'Other',
      [
        'Phase;Hole;Casing size;Shoe MD (m)',
        'I;26";20";158',
        'II;17 1/2";13 3/8";1015',
        'III;12 1/4";9 5/8";2435',
        '',
        ';Phase II;Phase III',
        'Mud type;Polymer;OBM',
        'Mud weight (SG);1.15;1.35',
        'pH;9;',
        '',
        'Phase I: single slurry class G, density 1.90 SG, excess 100 %.',
      ].join('\n'),
    ),
  ]);
  expect(muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
    [17.5, 'Polymer'],
    [12.25, 'OBM'],
  ]);
  expect(slurries.map(({ holeDiameterIn }) => holeDiameterIn)).toEqual([26]);
});

it('gives rows below the word for a section that only number it the hole that another table says', async () => {
  const { pressureTests } = await readDocuments([
    document(
      'plan.csv',
      'Other',
      [
        'Well design',
        'Section;Hole size;Casing size;Shoe MD (m)',
        '1;17 1/2";13 3/8";640',
        '2;12 1/4";9 5/8";1850',
        '3;8 1/2";7";2710',
        '',
        'BOP and casing tests',
        'Section;Stack;Annular (bar);Rams (bar);Casing test (bar)',
        '1;none;-;-;-',
        '2;13 5/8";140;210;170',
        '3;11";210;345;280',
      ].join('\n'),
    ),
  ]);
  expect(pressureTests).toMatchObject([
    { holeDiameterIn: 12.25, annularKpa: 14000, ramKpa: 21000, casingOnBumpKpa: 17000 },
    { holeDiameterIn: 8.5, annularKpa: 21000, ramKpa: 34500, casingOnBumpKpa: 28000 },
  ]);
});

it('keeps the titles of numbered sections that say the size themselves', async () => {
  const { pressureTests, loggingRuns, holeNames } = await readDocuments([
    document(
      'plan.txt',
      'Other',
      [
        'Phase;Hole;Casing size;Shoe MD (m)',
        '1;17 1/2";13 3/8";905',
        '2;12 1/4";9 5/8";2260',
        '',
        'Phase 1: 17 1/2" hole - Surface hole (60 - 910 m)',
        '- BOP test before drilling out: annular 70 bar, rams 140 bar.',
        'Phase 2: 12 1/4" hole - Intermediate hole (910 - 2,265 m)',
        '- BOP test before drilling out: annular 150 bar, rams 250 bar.',
        '- Log run #1: GR-Sonic',
        '- Log run #2: CBL in 9 5/8" casing',
      ].join('\n'),
    ),
  ]);
  expect(pressureTests.map((one) => [one.holeDiameterIn, one.annularKpa, one.ramKpa])).toEqual([
    [17.5, 7000, 14000],
    [12.25, 15000, 25000],
  ]);
  expect(loggingRuns.map((run) => [run.holeDiameterIn, run.runNumber])).toEqual([
    [12.25, 1],
    [12.25, 2],
  ]);
  expect(holeNames?.map(({ description }) => description)).toEqual(['Surface hole', 'Intermediate hole']);
});
