import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('reads the card of a section below sentences, each slurry once', async () => {
  const { sections, casings, slurries, pressureTests } = await readOne(
    `4.1 17-1/2" hole / 13-3/8" casing - to 1050 m

Drilled riserless with two bottoms up before the trip out. No returns to surface.
  Casing             13-3/8" 68.0 lb/ft L-80 BTC
  Lead slurry        12.5 ppg Class G with extender, TOC at seabed, excess 100%
  Tail slurry        15.8 ppg Class G, top at 850 m, excess 50%
  Casing test        2500 psi on bumping the plug

4.2 12-1/4" hole / 9-5/8" casing - to TD 2230 m

The riser is run before the section is drilled.
  Casing             9-5/8" 47.0 lb/ft L-80 VAM TOP
  Tail slurry        15.8 ppg Class G, top at 1930 m, excess 20%
  Casing test        4000 psi on bumping the plug
`,
    'Well Proposal',
  );
  expect(sections.map(({ diameterIn, tdAhdM }) => [diameterIn, tdAhdM])).toEqual([
    [17.5, 1050],
    [12.25, 2230],
  ]);
  expect(casings.map(({ outerDiameterIn, grade, thread }) => [outerDiameterIn, grade, thread])).toEqual([
    [13.375, 'L-80', 'BTC'],
    [9.625, 'L-80', 'VAM TOP'],
  ]);
  expect(slurries.map(({ role, type }) => [role, type])).toEqual([
    ['lead', 'Class G with extender'],
    ['tail', 'Class G'],
    ['tail', 'Class G'],
  ]);
  expect(pressureTests.map(({ casingOnBumpKpa }) => Math.round(casingOnBumpKpa ?? 0))).toEqual([
    17237, 27579,
  ]);
});
