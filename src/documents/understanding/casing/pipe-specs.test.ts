import { expect, it } from 'vitest';
import { pipeSpecs } from './pipe-specs';

it.each([
  ['24" X-52, 186 lb/ft, ST-2', '186 lb/ft', 'X-52', 'ST-2'],
  ['30" 310 lb/ft X-56 HD-90', '310 lb/ft', 'X-56', 'HD-90'],
  ['30" 310 lb/ft X-56 with ST-2RB', '310 lb/ft', 'X-56', 'ST-2RB'],
  ['36" 553 lb/ft X-56 D-90/MT', '553 lb/ft', 'X-56', 'D-90/MT'],
  ['7" 26# L80 BTC', '26 #', 'L80', 'BTC'],
  ['7" 29# P110 VAM HTF-NR', '29 #', 'P110', 'VAM HTF-NR'],
  ['9 5/8" casing of Orchard-4 ST-2', null, null, null],
])('reads the weight, the grade and the coupling of %s', (text, mass, grade, thread) => {
  expect(pipeSpecs(text)).toEqual({ mass, grade, thread });
});
