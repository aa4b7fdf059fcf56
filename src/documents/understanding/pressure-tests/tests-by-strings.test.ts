import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const KPA_OF_PSI = 6.894757;

describe('a table of pressure tests', () => {
  it('finds the string of each row in its words, and takes pressures under Casing for tests', async () => {
    const { pressureTests } = await readOne(
      [
        'Operation;Rams;Annular;Casing',
        'Before drilling out 13 3/8";4000 psi;3000 psi;2200 psi',
        'After setting 9⅝";9000 psi;4500 psi;4800 psi',
      ].join('\n'),
      'Other',
      'tests.csv',
    );
    expect(pressureTests.map(({ section }) => section?.casingIn)).toEqual([13.375, 9.625]);
    expect(pressureTests.map(({ casingOnBumpKpa }) => casingOnBumpKpa)).toEqual([
      expect.closeTo(2200 * KPA_OF_PSI, 0),
      expect.closeTo(4800 * KPA_OF_PSI, 0),
    ]);
  });
});
