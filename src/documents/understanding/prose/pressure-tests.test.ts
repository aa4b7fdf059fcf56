import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';
import { plainText } from './quantities';
import { testsIn } from './pressure-tests';

const testsOf = (text: string) => testsIn(plainText(text)).map(({ heading, value }) => [heading, value]);

describe('pressure tests in sentences', () => {
  it('take the high pressure of a low and a high one', () => {
    const expected = [
      ['BOP rams', '5000 psi'],
      ['Annular', '3500 psi'],
    ];
    for (const text of [
      'Test rams to 300 psi low / 5,000 psi high, annular to 300 psi low / 3,500 psi high.',
      'Test BOPs (rams 300/5,000 psi, annular 300/3,500 psi).',
      'The BOP is tested to 5,000 psi (rams) and 3,500 psi (annular).',
      'Test rams to 5,000 psi and annular to 3,500 psi (low test 300 psi for 5 min).',
    ])
      expect(testsOf(text)).toEqual(expected);
  });

  it('pair a list of preventers with a list of pressures, and leave out ratings and overpressures', () => {
    const expected = [
      ['Annular', '70 bar'],
      ['BOP rams', '140 bar'],
    ];
    expect(testsOf('Annular and rams are tested to 70 bar and 140 bar respectively.')).toEqual(expected);
    expect(testsOf('Test annular/rams 70/140 bar.')).toEqual(expected);
    expect(testsOf('Test annular / rams 70 bar / 140 bar, choke manifold')).toEqual(expected);
    expect(testsOf('Test the 13 5/8" 10,000 psi BOP. Test liner lap to 2,000 psi over hydrostatic.')).toEqual(
      [],
    );
  });

  it('are of the hole of their chapter, or of the string that they name', async () => {
    const { pressureTests } = await readOne(
      'Programme\n\nSurface section - 17 1/2" hole\nRun 13 3/8" 68# K-55 BTC casing to 2,400\'.\n\n' +
        'Intermediate section - 12 1/4" hole\nTest rams to 5,000 psi, annular to 3,500 psi. Test the 13 3/8" casing to 1,500 psi before drilling out.\n' +
        'Run 9 5/8" 47# L-80 BTC casing to 8,150\'. Test casing to 3,000 psi on bump.\n\n' +
        'Production section - 8 1/2" hole\nTest the BOPs to the same pressures as for the 12 1/4" section.\n',
      'Well Proposal',
    );
    expect(
      pressureTests.map((test) => [
        test.section?.casingIn ?? test.holeDiameterIn,
        test.annularKpa,
        test.ramKpa,
        test.casingOnBumpKpa,
      ]),
    ).toEqual([
      [12.25, expect.closeTo(24_131.65, 1), expect.closeTo(34_473.8, 1), expect.closeTo(20_684.3, 1)],
      [17.5, null, null, expect.closeTo(10_342.1, 1)],
      [8.5, expect.closeTo(24_131.65, 1), expect.closeTo(34_473.8, 1), null],
    ]);
  });
});

it('takes a German heading for the string, and the unit that all values are declared in', async () => {
  const facts = await readOne(
    'Werte in bar.\nBohrloch;Ringpreventer;Rohrtour beim Stopfenanschlag\n16";150;200\n8 1/2";245;400\n',
  );
  expect(facts.pressureTests.map((test) => [test.annularKpa, test.casingOnBumpKpa])).toEqual([
    [15_000, 20_000],
    [24_500, 40_000],
  ]);
});
