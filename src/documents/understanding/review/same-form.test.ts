import { describe, expect, it } from 'vitest';
import { DocumentReview } from '@/api/generated/zod/montageAPI.schemas.zod';
import type { Correction } from '../corrections/corrections';
import { document } from '../documents-for-tests';
import { readDocuments } from '../read-documents';
import { recogniseDocument } from '../recognise-document';

const NAME = 'programme.txt';

async function questionsOf(text: string, corrections: Correction[] = []) {
  const bytes = new TextEncoder().encode(text);
  const { review } = await recogniseDocument(NAME, bytes, { corrections, review: {} });
  return DocumentReview.parse(review).questions;
}

const factsOf = (text: string, corrections: Correction[]) =>
  readDocuments([{ ...document(NAME, 'Other', text), corrections }]);

const table = (size: string, weight: string) => `${size}" hole section

Zork  Plugh  Xyzzy
Spud mud  ${weight}  9.5

`;
const programme = table('17 1/2', '1.05') + table('12 1/4', '1.20') + table('8 1/2', '1.30');

/** What an engineer says of the first of the three tables. */
const said: Correction[] = [
  { kind: 'heading', at: { row: 3 } },
  { kind: 'table', at: { row: 3 }, is: 'mud' },
  { kind: 'column', at: { row: 3 }, column: 0, field: 'type' },
  { kind: 'column', at: { row: 3 }, column: 1, field: 'weight', unit: 'SG' },
  { kind: 'column', at: { row: 3 }, column: 2, field: 'ph' },
];

describe('a table with the same headings as one that was corrected', () => {
  it('is read in the same way after one answer', async () => {
    const [question] = await questionsOf(programme, said);
    expect(question).toMatchObject({
      text: 'Are 2 more tables with the headings "Zork", "Plugh", "Xyzzy" to be read in the same way?',
    });
    const { muds } = await factsOf(programme, [
      ...said,
      ...(question!.answers[0]!.corrections as Correction[]),
    ]);
    expect(muds.map(({ holeDiameterIn, type, ph }) => [holeDiameterIn, type, ph.exact])).toEqual([
      [17.5, 'Spud mud', 9.5],
      [12.25, 'Spud mud', 9.5],
      [8.5, 'Spud mud', 9.5],
    ]);
  });

  it('is not asked about again after a No', async () => {
    const [question] = await questionsOf(programme, said);
    const after = [...said, ...(question!.answers[1]!.corrections as Correction[])];
    expect((await questionsOf(programme, after)).map(({ text }) => text).join()).not.toContain('same way');
  });

  it('is asked about together with the others', async () => {
    const slurries = (density: string) => `Csg  Slurry  Cement  Max PPG
13 3/8  Lead  Class C  ${density}
13 3/8  Tail  Class C  14.8

`;
    const [question, ...more] = await questionsOf(`${slurries('12.8')}${slurries('12.4')}`);
    expect(question!.text).toBe(
      'What is the column "Max PPG" of the table of cement slurries? The same headings are those of 1 more table.',
    );
    expect(question!.answers[0]!.corrections).toHaveLength(2);
    expect(more).toEqual([]);
  });
});

describe('the name of a section that was pointed at', () => {
  it('is that of the others in the same words, after one answer', async () => {
    const text = `Phase 26"
Hole size (in)  TD MD (m)
26  400
16  1900

Phase 16"
Drill on
`;
    const first: Correction = {
      kind: 'value',
      page: 1,
      row: 1,
      from: 0,
      to: 1,
      is: 'sections',
      field: 'description',
      of: '26 in hole',
    };
    const [question] = await questionsOf(text, [first]);
    expect(question!.text).toBe('Is 1 more name of the same form Description too: Phase 16"?');
    const { sections } = await factsOf(text, [first, ...(question!.answers[0]!.corrections as Correction[])]);
    expect(sections.map(({ description }) => description)).toEqual(['Phase 26"', 'Phase 16"']);
  });
});
