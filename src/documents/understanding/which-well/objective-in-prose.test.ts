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
    expect(
      of(
        'Br\u00f8nnen er vertikal. Form\u00e5let med br\u00f8nnen er \u00e5 p\u00e5vise gass i Rowan; sekund\u00e6rt m\u00e5l er Anne.',
      ),
    ).toEqual(['P\u00e5vise gass i Rowan; sekund\u00e6rt m\u00e5l er Anne']);
    expect(of('Objective. Drain the flank of the field. All depths are in feet.')).toEqual([
      'Drain the flank of the field',
    ]);
  });

  it('is not that of a part of the work', () => {
    expect(
      objectiveInProse('The well is deepened. The objective is to set the casing below the losses.'),
    ).toEqual([]);
    expect(objectiveInProse('The objective is to produce gas from the Rowan Sand.')).toEqual([]);
  });
});
