import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const weightsOf = async (text: string) => {
  const { muds } = await readOne(text, 'Other', 'plan.txt');
  return muds.map(({ holeDiameterIn, weightText }) => [holeDiameterIn, weightText]);
};

it.each([
  ['The 16" section is drilled with KCl polymer mud. Its density is 1.17 SG.', '1.17 SG'],
  [
    'La section 16" est for\u00e9e avec une boue KCl polym\u00e8re. Sa densit\u00e9 est de 1,17 SG.',
    '1,17 SG',
  ],
  ['Die 16" Sektion wird mit KCl-Polymersp\u00fclung gebohrt. Ihre Dichte betr\u00e4gt 1,17 SG.', '1,17 SG'],
  ['La fase 16" se perfora con lodo polim\u00e9rico. Su densidad es de 1,17 g/cm3.', '1,17 g/cm3'],
])('reads the density in the sentence behind the one that names the mud: %s', async (text, weight) => {
  expect(await weightsOf(text)).toEqual([[16, weight]]);
});

it('does not take the density after a sentence about cement as that of the mud', async () => {
  const text =
    'The 16" section is drilled with KCl polymer mud. The casing is cemented. The density is 1.92 SG.';
  expect(await weightsOf(text)).not.toContainEqual([16, '1.92 SG']);
});
