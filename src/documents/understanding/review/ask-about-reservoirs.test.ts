import { expect, it } from 'vitest';
import { DocumentReview } from '@/api/generated/zod/montageAPI.schemas.zod';
import type { Correction } from '../corrections/corrections';
import { document } from '../documents-for-tests';
import { readDocuments } from '../read-documents';
import { recogniseDocument } from '../recognise-document';

async function questionsOf(text: string, corrections: Correction[] = []) {
  const bytes = new TextEncoder().encode(text);
  const { review } = await recogniseDocument('programme.txt', bytes, { corrections, review: {} });
  const { questions } = DocumentReview.parse(review);
  return questions.filter(({ text: asked }) => asked.includes('of the reservoir'));
}

const tops = `Formation  TVD SS (m)
Chalk  700
Alder Sand  1979
Rowan  2131

`;

it('takes the values of a reservoir from a paragraph that is not read, and none of another well', async () => {
  const text = `${tops}We think of the Alder Sand as lying between 1979.2 and 2131.2 m TVD SS. For
the pressure we count on no less than 203.5 bar and no more than 218.9 bar; the gradient is 0.1024
bar/m. In Larch-1, 201.8 bar was measured.
`;
  const [question] = await questionsOf(text);
  expect(question?.text).toBe(
    'Are these the values of the reservoir Alder Sand: Pressure gradient 0.1024 bar/m, Lowest pressure 203.5 bar, Highest pressure 218.9 bar, Shallowest TVD SS 1979.2 m and Deepest TVD SS 2131.2 m?',
  );
  const [yes, no] = question!.answers.map(({ corrections }) => corrections as Correction[]);
  const facts = await readDocuments([{ ...document('programme.txt', 'Other', text), corrections: yes! }]);
  expect(facts.reservoirs).toMatchObject([
    {
      name: 'Alder Sand',
      gradientKpaPerM: 10.24,
      pressureLowerKpa: 20_350,
      pressureUpperKpa: 21_890,
      tvdSsLowerM: 1979.2,
      tvdSsUpperM: 2131.2,
    },
  ]);
  expect(await questionsOf(text, yes)).toEqual([]);
  expect(await questionsOf(text, no)).toEqual([]);
});

it('asks about no pressure of a test, and of no third figure that could be either end', async () => {
  const tested = `${tops}The Alder Sand is tested between 1979.2 and 2131.2 m TVD SS with a wellhead pressure of 210 bar.\n`;
  expect(await questionsOf(tested)).toEqual([]);
  const three = `${tops}For the Alder Sand the pressure may be 203 bar, 210 bar or 218 bar at a gradient of 0.1024 bar/m.\n`;
  expect(await questionsOf(three)).toEqual([]);
});

it.each(['Below', 'The Alder Sand'])(
  'takes no name from the paragraph before that of the figures: %s',
  async (name) => {
    const plan = `${name} is the target of this well, as far as the partners can agree on one.`;
    const figures = 'We count on a pressure of no less than 203.5 bar with a gradient of 0.1024 bar/m.';
    expect(await questionsOf(`${tops}${plan}\n${figures}\n`)).toHaveLength(name === 'Below' ? 0 : 1);
    expect(await questionsOf(`${tops}${plan}\n\n${figures}\n`)).toEqual([]);
  },
);

it('takes the name from the row of the figures, not from a sentence about another well above it', async () => {
  const text = `${tops}For comparison: in the well Larch-1 the top of the Rowan was at 2106 m TVD SS.
In the Alder Sand one counts on a pressure of 203.5 to 218.9 bar and on a gradient of 0.1024 bar/m.
`;
  const asked = await questionsOf(text);
  expect(asked.filter(({ text: question }) => question.includes('Rowan'))).toEqual([]);
});

it('asks about the reservoir before a sentence about another well with a number sign', async () => {
  const text = `${tops}We count on a pressure between 203 bar and 218 bar in the Alder Sand (0.1024 bar/m).
Offset Larch Hill #12 recorded 0.0985 bar/m.
`;
  const [question] = await questionsOf(text);
  expect(question?.text).toContain('Pressure gradient 0.1024 bar/m, Lowest pressure 203 bar');
});
