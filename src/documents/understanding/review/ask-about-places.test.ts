import { expect, it } from 'vitest';
import { DocumentReview } from '@/api/generated/zod/montageAPI.schemas.zod';
import type { Correction, ValueCorrection } from '../corrections/corrections';
import { document } from '../documents-for-tests';
import { readDocuments } from '../read-documents';
import { recogniseDocument } from '../recognise-document';

async function questionsOf(name: string, text: string, corrections: Correction[]) {
  const bytes = new TextEncoder().encode(text);
  const { review } = await recogniseDocument(name, bytes, { corrections, review: {} });
  return DocumentReview.parse(review).questions;
}

/** What is asked because of a value that was pointed at, and the facts after that and a Yes. */
async function pointed(name: string, text: string, value: Omit<ValueCorrection, 'kind' | 'page' | 'to'>) {
  const taught: Correction = { kind: 'value', page: 1, to: null, ...value };
  const [question] = await questionsOf(name, text, [taught]);
  const yes = (question?.answers[0]?.corrections ?? []) as Correction[];
  const no = (question?.answers[1]?.corrections ?? []) as Correction[];
  const facts = await readDocuments([{ ...document(name, 'Other', text), corrections: [taught, ...yes] }]);
  return { question: question?.text, facts, afterNo: await questionsOf(name, text, no) };
}

it('takes the purpose of all logs from a column of which one was pointed at', async () => {
  const text = `Hole,Zork,Run,Tools
17 1/2",Casing seat,1,GR
12 1/4",Tie to the seismic,1,GR-Sonic
,,2,CBL-VDL
8 1/2",-,1,GR-Density
`;
  const { question, facts, afterNo } = await pointed('logs.csv', text, {
    row: 2,
    from: 2,
    is: 'logging',
    field: 'purpose',
    of: '17 1/2 in hole',
  });
  expect(question).toBe(
    'Does 1 more value of the same column give Purpose of the logs too: Tie to the seismic of 12 1/4 in hole?',
  );
  const purposes = facts.loggingRuns.flatMap(({ holeDiameterIn, purpose }) =>
    purpose === undefined ? [] : [[holeDiameterIn, purpose]],
  );
  expect(purposes).toEqual([
    [17.5, 'Casing seat'],
    [12.25, 'Tie to the seismic'],
  ]);
  expect(afterNo.filter(({ text: asked }) => asked.includes('of the same column'))).toEqual([]);
});

it('takes the names of all sections from the row of one that was pointed at', async () => {
  const text = `Hole size (in),Section TD (m MD)
17 1/2,900
12 1/4,2100
8 1/2,2900

Sizes,17 1/2",12 1/4",8 1/2"
Zork,Upper leg,Lower leg,Pay leg
Plugh,5,6,7
`;
  const { question, facts } = await pointed('sections.csv', text, {
    row: 7,
    from: 1,
    is: 'sections',
    field: 'description',
    of: '17 1/2 in hole',
  });
  expect(question).toBe(
    'Do 2 more values of the same row give Description too: Lower leg of 12 1/4 in hole; Pay leg of 8 1/2 in hole?',
  );
  expect(facts.sections.map(({ diameterIn, description }) => [diameterIn, description])).toEqual([
    [17.5, 'Upper leg'],
    [12.25, 'Lower leg'],
    [8.5, 'Pay leg'],
  ]);
});
