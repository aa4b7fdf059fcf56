import { describe, expect, it } from 'vitest';
import { keyValuesOf } from './which-well/key-values';
import { labelledPlan } from './plan/labelled-plan';
import { planInProse } from './plan/plan-in-prose';

const line = (...cells: string[]) => ({ text: cells.join(' '), cells });

describe('the labels of a form', () => {
  it('may be numbered, and a field ends with its sentence', () => {
    expect(keyValuesOf(line('24. Objective: Alder sand (oil)'))).toEqual([
      { field: 'objective', value: 'Alder sand (oil)' },
    ]);
    expect(keyValuesOf(line('Field: Testpad. Standby is excluded.'))).toEqual([
      { field: 'fieldName', value: 'Testpad' },
    ]);
  });

  it('may have a second label in brackets', () => {
    expect(keyValuesOf(line('Veld: Zilverveen (veldcode: ZVN)'))).toEqual([
      { field: 'fieldName', value: 'Zilverveen' },
      { field: 'fieldCode', value: 'ZVN' },
    ]);
  });

  it('say from where to where the days of the well are counted', () => {
    expect(keyValuesOf(line('Días estimados (inicio a desmontaje)', '41'))).toEqual([
      { field: 'daysPlanned', value: '41' },
    ]);
    expect(
      labelledPlan(line("- Durée prévue du début du forage à la libération de l'appareil : 52 jours")),
    ).toEqual([{ field: 'daysPlanned', value: '52' }]);
    expect(planInProse('Weekends included, planned days from spud to release: 33.')).toEqual([
      { field: 'daysPlanned', value: '33' },
    ]);
    expect(planInProse('Day zero is the first bit. Spud to rig release: 27 days (P50).')).toEqual([
      { field: 'daysPlanned', value: '27' },
    ]);
  });
});
