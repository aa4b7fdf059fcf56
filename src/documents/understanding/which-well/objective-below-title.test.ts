import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const objectiveOf = async (...lines: string[]) => {
  const { header } = await readOne(`Well: Birch-2\n\n${lines.join('\n')}\n`, 'Well Proposal', 'plan.txt');
  return header.objective;
};

it('is the list below its title, or the sentence that says what the well is for', async () => {
  expect(
    await objectiveOf('2.1 Well objectives', '- Drain the crest of the Alder sand', '- Core the Elm'),
  ).toBe('Drain the crest of the Alder sand; Core the Elm');
  expect(await objectiveOf('Objective', '', 'To drain the crest of the Alder sand.', '', 'Casing')).toBe(
    'To drain the crest of the Alder sand',
  );
  expect(
    await objectiveOf(
      'Objectives',
      'Birch-2 lies on the crest of the dome. The main objective is to drain the Alder sand. The Elm is next.',
    ),
  ).toBe('Drain the Alder sand');
});

it('is no description of the well, and no objective of a section', async () => {
  expect(await objectiveOf('Purpose', '', 'Birch-2 is a vertical well drilled from the old pad.')).toBeNull();
  expect(await objectiveOf('Well purpose. Birch-2 is a vertical well drilled from the old pad.')).toBeNull();
  expect(await objectiveOf('12 1/4" hole section', '', 'Objective', '', 'To isolate the losses.')).toBeNull();
});

it('is in a sentence of a paragraph about the well, whose time is the likely one', async () => {
  const { header } = await readOne(
    'Well: Birch-2\n\nBirch-2 is a vertical oil producer. The objective is to drain the Alder sand. Time estimate P50 is 33 days.\n',
    'Well Proposal',
    'plan.txt',
  );
  expect(header).toMatchObject({ objective: 'Drain the Alder sand', daysPlanned: 33 });
});

it('may be a noun, in a sentence without a verb', async () => {
  expect(
    await objectiveOf(
      '2  Ziel der Bohrung',
      'Erschlie\u00dfung der Karbonate des Malm. Erwartet werden 90 l/s.',
    ),
  ).toBe('Erschlie\u00dfung der Karbonate des Malm');
  expect(
    await objectiveOf('Objectives', 'Development of the Alder field is planned in two phases.'),
  ).toBeNull();
});
