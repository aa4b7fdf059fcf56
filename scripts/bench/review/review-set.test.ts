import { expect, it } from 'vitest';
import type { ExpectedWell } from '@/testing/corpus/own-documents';
import { judgeOwn } from '@/testing/corpus/own-documents';
import { reviewSet } from './review-set';
import type { JudgedSet } from './reviewed-set';

const formations = [
  { formation_name: 'Chalk', true_vertical_depth_subsea: 700 },
  { formation_name: 'Bunter', true_vertical_depth_subsea: 1400 },
  { formation_name: 'Rotliegend', true_vertical_depth_subsea: 2100 },
];

function setOf(text: string, top_line_item: object = {}, name = 'sheet.csv'): JudgedSet {
  const well: ExpectedWell = {
    vertical: true,
    drillFloorM: null,
    expected: { sections_list: [{ formations_list: formations }], top_line_item },
  };
  return {
    name: 'invented',
    documents: [{ name, classification: 'Other', bytes: new TextEncoder().encode(text) }],
    given: { vertical: true, drillFloorM: null },
    judge: (generated) => judgeOwn(well, generated),
  };
}

const unknown = 'Zork,Plugh\nChalk,700\nBunter,1400\nRotliegend,2100\n';

it('answers a question about a table of unknown headings, and needs nothing more', async () => {
  const found = await reviewSet(setOf(unknown), 60);
  expect(found).toMatchObject({ before: { right: 0 }, after: { right: 9, wrong: 0 }, left: [] });
  const [answer, ...more] = found!.choices;
  expect(more).toEqual([]);
  expect(answer!.corrections).toContainEqual({
    kind: 'column',
    at: { row: 1 },
    column: 1,
    field: 'tvdSs',
    reference: 'sea level',
  });
});

it('points at a value that is in no table', async () => {
  const tops = 'Formation  TVD SS (m)\nChalk  700\nBunter  1400\nRotliegend  2100\n';
  const words = `The rig is on location for 47 days from spud.\n\n${tops}`;
  const found = await reviewSet(setOf(words, { days_planned: 47 }, 'notes.txt'), 60);
  expect(found?.choices).toMatchObject([
    { document: 0, corrections: [{ kind: 'value', is: 'header', field: 'daysPlanned' }] },
  ]);
});

it('says why a value is out of reach', async () => {
  const found = await reviewSet(setOf(unknown, { days_planned: 47 }), 60);
  expect(found?.left).toMatchObject([
    { verdict: { field: 'top_line_item.days_planned' }, cause: 'its words are not in one place' },
  ]);
});

it('leaves a set alone that is read', async () => {
  expect(await reviewSet(setOf(unknown.replace('Zork,Plugh', 'Formation,TVD SS (m)')), 60)).toBeNull();
});
