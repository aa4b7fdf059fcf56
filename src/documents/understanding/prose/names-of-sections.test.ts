import { expect, it } from 'vitest';
import { outlineOf } from '../outline/outline';
import { readOne } from '../documents-for-tests';
import { blocksOfProse } from './blocks';

it('gives the end of a section in a sentence the name in the title of its chapter', () => {
  const lines = [
    '4.2 Sectie 12 1/4" \u2013 Afsluitende sectie boven het reservoir',
    'De 12 1/4" sectie wordt geboord tot 1910 m MD (1760,5 m TVD). De liner hangt op 870 m.',
  ].map((text, at) => ({ row: at + 1, text, cells: [text] }));
  const [block] = blocksOfProse(lines, outlineOf(lines));
  expect(block?.values.map(({ heading, value }) => [heading, value])).toEqual([
    ['TD MD', '1910 m'],
    ['TD TVD', '1760,5 m'],
    ['Section description', 'Afsluitende sectie boven het reservoir'],
  ]);
});

it('reads French chapters of sections with their interval below the rotary table and its vertical end', async () => {
  const { sections } = await readOne(
    [
      '3. Architecture du puits',
      '3.1 Phase 26" \u2013 tube guide 20"',
      '- Forage vertical de 6,8 m \u00e0 60,0 m/TR.',
      '3.2 Phase 16" \u2013 tubage 11"3/4',
      '- Forage de 60,0 \u00e0 540,0 m/TR (531,5 m vertical). KOP \u00e0 300 m.',
      '3.3 Phase 8"1/2 \u2013 d\u00e9couvert',
      '- Forage de 540,0 \u00e0 1 920,0 m/TR (1688,4 m vertical). Pas de tubage.',
    ].join('\n'),
    'Well Proposal',
  );
  expect(
    sections.map(({ diameterIn, description, tdAhdM, tdTvdBdfM }) => [
      diameterIn,
      description,
      tdAhdM,
      tdTvdBdfM,
    ]),
  ).toEqual([
    [26, null, 60, null],
    [16, null, 540, 531.5],
    [8.5, 'd\u00e9couvert', 1920, 1688.4],
  ]);
});

it('names sections as the titles of their chapters do', async () => {
  const { sections } = await readOne(
    [
      '3.1 17 1/2" Surface section',
      'Drilling',
      'The 17 1/2" hole will be drilled to 810 m MD.',
      '3.2 12 1/4" hole - 9 5/8" Intermediate casing',
      'Drilling',
      'The 12 1/4" hole will be drilled to 1,650 m MD.',
      '3.3 8 1/2" Production section (liner)',
      'Drilling',
      'The 8 1/2" hole will be drilled to 2,150 m MD.',
      '',
    ].join('\n'),
  );
  expect(sections.map(({ description }) => description)).toEqual([
    'Surface section',
    '9 5/8" Intermediate casing',
    'Production section (liner)',
  ]);
});
