import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('reads slurries whose values are between wide gaps, below a size without its mark', async () => {
  const { slurries } = await readOne(
    [
      'Hi Jo, the cement is as below.',
      '',
      'CEMENT',
      ' 10-3/4 surf.   Lead   Class A + 3% gel      12.9 ppg   1.88 cf/sx   80% excess   TOC surface',
      '                Tail   Class A + 2% CaCl2    15.2 ppg   1.27 cf/sx   80% excess   TOC 820 ft',
      ' 7-5/8 prod.    Lead   Class H light         12.2 ppg   2.10 cf/sx   35% excess   TOC 2,650 ft',
      '                Tail   50:50 Poz:Class H     14.1 ppg   1.30 cf/sx   20% excess   TOC 6,900 ft',
      '',
      'Regards',
    ].join('\n'),
    'Other',
    'mail.txt',
  );
  expect(
    slurries.map((one) => [one.casingOuterDiameterIn, one.role, one.type, one.excess, one.topOfCement]),
  ).toEqual([
    [10.75, 'lead', 'Class A + 3% gel', '80%', 'surface'],
    [10.75, 'tail', 'Class A + 2% CaCl2', '80%', expect.stringMatching(/^249/)],
    [7.625, 'lead', 'Class H light', '35%', expect.stringMatching(/^807/)],
    [7.625, 'tail', '50:50 Poz:Class H', '20%', expect.stringMatching(/^2103/)],
  ]);
  expect(slurries[3]?.gradientKpaPerM).toBeCloseTo(16.57, 1);
});
