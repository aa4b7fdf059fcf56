import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';
import { testAlone } from './lines-of-tests';

describe('lines of tests in the block of a section', () => {
  it('are of the casing if they name nothing else, which is marked', async () => {
    const facts = await readOne(
      '16" seksjon\nSpyling\nType: KCl\nTetthet: 1,15 sg\nTrykktest 180 bar\n8 1/2" seksjon\nTrykktest\nForlengelsesr\u00f8r: 300 bar\nRinglomspreventer: 5 bar\n',
    );
    expect(facts.pressureTests.map(({ casingOnBumpKpa }) => casingOnBumpKpa)).toEqual([18000, 30000]);
    expect(facts.pressureTests.map(({ origins }) => origins?.['casingOnBumpKpa']?.certainty)).toEqual([
      'assumed',
      'converted',
    ]);
  });

  it.each([
    ['Prueba de presi\u00f3n 3000 psi', '3000 psi'],
    ['Druckprobe 200 bar, 15 min', '200 bar'],
    ['Pressure test to 3,500 psi', '3,500 psi'],
    ['Pressure test 3,500 psi / 250 psi', null],
    ['Druckprobe 2 h', null],
    ['Pressure tests', null],
  ])('need a pressure: %s', (line, value) => {
    expect(testAlone(line)).toBe(value);
  });

  it('give each preventer the pressure before its name', async () => {
    const facts = await readOne(
      '16" hole section\nMud type: WBM\nBOP test: 250/5,000 psi rams, 250/2,500 psi annular\n',
    );
    expect(
      facts.pressureTests.map(({ ramKpa, annularKpa }) =>
        [ramKpa, annularKpa].map((kpa) => Math.round(kpa ?? 0)),
      ),
    ).toEqual([[34474, 17237]]);
  });
});
