import { describe, expect, it } from 'vitest';
import { objectiveInProse } from './objective-in-prose';

describe('the objective in a sentence', () => {
  it('is read in a paragraph about the well', () => {
    const of = (text: string) => objectiveInProse(text).map(({ value }) => value);
    expect(
      of('Linden-4 is drilled as a gas producer. The objective is: Gas from the Rowan Sand. It takes long.'),
    ).toEqual(['Gas from the Rowan Sand']);
    expect(
      of("Le puits LIN-4 est un producteur. Son objectif est de produire l'eau du Trias pour la ville."),
    ).toEqual(["Produire l'eau du Trias pour la ville"]);
  });

  it('is not that of a part of the work', () => {
    expect(
      objectiveInProse('The well is deepened. The objective is to set the casing below the losses.'),
    ).toEqual([]);
    expect(objectiveInProse('The objective is to produce gas from the Rowan Sand.')).toEqual([]);
  });
});
