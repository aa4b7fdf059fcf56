import { afterEach, describe, expect, it } from 'vitest';
import { removeFormation, setFormationField } from './formations';
import { putInForce } from '../shown-units/in-force';
import { documentUnits, systems, type Units } from '../shown-units/units-of-person';
import type { Cell } from './address';
import { applyChanges } from './apply';
import { setCell } from './cells';
import type { Edit } from './change';
import type { Montage } from './montage';
import { exampleMontage } from './montage-for-tests';
import { versionChanges } from './versions';

const edited = (make: (montage: Montage) => Edit | null): Montage =>
  applyChanges(exampleMontage(), make(exampleMontage())?.changes ?? []);

const inWords = (before: Montage, after: Montage): string[] =>
  versionChanges(before, after).map((change) => `${change.where}: ${change.before} > ${change.after}`);

it('names a changed value, and something added or removed', () => {
  const deeper = edited((montage) =>
    setFormationField(montage, 's1', 'chalk', 'true_vertical_depth_subsea', '1100'),
  );
  expect(inWords(exampleMontage(), deeper)).toEqual([
    '17 1/2″ Section 1 · Chalk · TVD SS: 1,098.0 > 1,100.0',
  ]);
  const without = edited((montage) => removeFormation(montage, 's1', 'chalk'));
  expect(inWords(exampleMontage(), without)).toEqual(['17 1/2″ Section 1 · Chalk: Chalk > null']);
  expect(inWords(without, exampleMontage())).toEqual(['17 1/2″ Section 1 · Chalk: null > Chalk']);
});

describe('in other units', () => {
  afterEach(() => putInForce(documentUnits));
  const changesIn = (units: Units, cell: Cell, texts: readonly [string, string]): string[] => {
    const [before, after] = texts.map((text) =>
      edited((montage) => setCell(montage, cell, text, () => 'new')),
    );
    putInForce(units);
    return inWords(before!, after!);
  };
  const chalk = { at: { of: 'formation', section: 's1', id: 'chalk' }, field: 'thickness' } as const;
  const casing = { at: { of: 'casing', section: 's1' }, field: 'casing_outer_diameter' } as const;

  it('shows values in the unit of the screen, and says which it is', () => {
    const of = '17 1/2″ Section 1 · Chalk · Thickness';
    expect(changesIn(systems.mixed, chalk, ['304.8', '609.6'])).toEqual([`${of}: 304.8 > 609.6`]);
    expect(changesIn(systems.field, chalk, ['304.8', '609.6'])).toEqual([`${of} (ft): 1,000.0 > 2,000.0`]);
    const size = '17 1/2″ Section 1 · Casing · CSG. Size';
    expect(changesIn(systems.mixed, casing, ['13 3/8', '9 5/8'])).toEqual([`${size}: 13 3/8 > 9 5/8`]);
    expect(changesIn(systems.metric, casing, ['13 3/8', '9 5/8'])).toEqual([
      `${size} (mm): 339.725 > 244.475`,
    ]);
  });

  it('has all digits where two values look the same', () => {
    const of = '17 1/2″ Section 1 · Chalk · Thickness';
    const texts = ['304.8', '304.80001'] as const;
    expect(changesIn(systems.mixed, chalk, texts)).toEqual([`${of}: 304.8 > 304.80001`]);
    expect(changesIn(systems.field, chalk, texts)).toEqual([`${of} (ft): 1000 > 1000.0000328084`]);
  });
});

it('is one change for a whole section, whatever it contains', () => {
  const { sections_list, ...rest } = exampleMontage();
  const without = { ...rest, sections_list: sections_list.slice(1) };
  expect(inWords(without, exampleMontage())).toEqual(['17 1/2″ Section 1: null > 17 1/2″ Section 1']);
  expect(inWords(exampleMontage(), without)).toEqual(['17 1/2″ Section 1: 17 1/2″ Section 1 > null']);
});
