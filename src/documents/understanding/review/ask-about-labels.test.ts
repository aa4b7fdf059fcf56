import { describe, expect, it } from 'vitest';
import { DocumentReview } from '@/api/generated/zod/montageAPI.schemas.zod';
import type { Correction } from '../corrections/corrections';
import { document } from '../documents-for-tests';
import { readDocuments } from '../read-documents';
import { recogniseDocument } from '../recognise-document';

const NAME = 'fluids.txt';

async function questionsOf(text: string, corrections: Correction[]) {
  const bytes = new TextEncoder().encode(text);
  const { review } = await recogniseDocument(NAME, bytes, { corrections, review: {} });
  return DocumentReview.parse(review).questions.filter(({ id }) => id.startsWith('label:'));
}

const acidity = (row: number, from: number, of: string): Correction => ({
  kind: 'value',
  page: 1,
  row,
  from,
  to: null,
  is: 'mud',
  field: 'ph',
  of,
});

const list = `Drilling fluids
- 26" hole: Spud mud, density 1.05 to 1.10 SG, sourness 8.5 to 9.5
- 17 1/2" hole: KCl polymer, density 1.15 to 1.20 SG, sourness 9 to 10
- 12 1/4" hole: Brine, density 1.25 to 1.30 SG, sourness 8.0, no losses expected
The sourness 7 of the sea is of no hole.
`;

describe('a label that the user explained', () => {
  it('is asked about in the other lines that have it, with what each is of', async () => {
    const taught = acidity(2, 11, '26 in hole');
    const [question, ...more] = await questionsOf(list, [taught]);
    expect(more).toEqual([]);
    expect(question!.text).toBe(
      'Do 2 more lines with the same label give pH too: 9 to 10 of 17 1/2 in hole; 8.0 of 12 1/4 in hole?',
    );
    const corrections = [taught, ...(question!.answers[0]!.corrections as Correction[])];
    const { muds } = await readDocuments([{ ...document(NAME, 'Other', list), corrections }]);
    expect(muds.map(({ holeDiameterIn, ph }) => [holeDiameterIn, ph.lower, ph.upper, ph.exact])).toEqual([
      [26, 8.5, 9.5, null],
      [17.5, 9, 10, null],
      [12.25, null, null, 8],
    ]);
    expect(await questionsOf(list, corrections)).toEqual([]);
  });

  it('is not asked about again after No', async () => {
    const [question] = await questionsOf(list, [acidity(2, 11, '26 in hole')]);
    expect(await questionsOf(list, question!.answers[1]!.corrections as Correction[])).toEqual([]);
  });

  it('is of the section in the title, where a sentence between them names a string', async () => {
    const chapters = `17 1/2" section
The well is spudded inside the 20" conductor that is already in place, and drilled to the casing point.
Sourness - 8.5
12 1/4" section
The plug is drilled out below the 13 3/8" casing, after a test of the casing and of the preventers.
Sourness - 9
`;
    const [question] = await questionsOf(chapters, [acidity(3, 2, '17 1/2 in hole')]);
    expect(question!.text).toBe('Does 1 more line with the same label give pH too: 9 of 12 1/4 in hole?');
  });

  it('is of the section that the title above names', async () => {
    const cards = `26" section
Sourness: 8.5 - 9.5
17 1/2" section
Sourness: 9 - 10
`;
    const [question] = await questionsOf(cards, [acidity(2, 1, '26 in hole')]);
    expect(question!.answers[0]!.corrections).toMatchObject([
      { kind: 'value', row: 4, from: 1, field: 'ph', of: '17 1/2 in hole' },
    ]);
  });

  it('gives what ends with the same sign', async () => {
    const sections = `- 26" Surface hole: quaxox 500 m
- 17 1/2" Second intermediate hole: quaxox 1,600 m
17 1/2" and 26" are of the same rig
`;
    const name: Correction = {
      kind: 'value',
      page: 1,
      row: 1,
      from: 2,
      to: 3,
      is: 'sections',
      field: 'description',
      of: '26 in hole',
    };
    const [question] = await questionsOf(sections, [name]);
    expect(question!.text).toBe(
      'Does 1 more line with the same label give Description too: Second intermediate hole of 17 1/2 in hole?',
    );
  });

  it('is not asked about if the user says that the value is of another section than its line names', async () => {
    expect(await questionsOf(list, [acidity(2, 11, '12 1/4 in hole')])).toEqual([]);
  });
});
