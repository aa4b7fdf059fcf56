import { expect, it } from 'vitest';
import { readOne } from './documents-for-tests';

it('takes no steps of running pipe for the plan of a well, and no number of an element for its wellhead', async () => {
  const { plan, header } = await readOne(
    [
      'WELL NO. QX-12',
      '3.0 Running sequence (both strings)',
      '3.1 Hold a safety meeting and drift the pipe.',
      '3.2 Make up the shoe track and check the floats.',
      '3.3 Run in with torque turn.',
      '3.4 Fill each pipe and break circulation.',
      'Barrier element;Table;Verified by',
      'Wellhead;7;Tested with the BOP',
    ].join('\n'),
  );
  expect(plan).toEqual([]);
  expect(header.wellName).toBe('QX-12');
  expect(header.wellHeads).toEqual([]);
});

it('takes no shoe and no mud of the nearest offset for those of the planned well', async () => {
  const { casings, muds } = await readOne(
    [
      '5 12 1/4" hole section',
      'The closest offset is Juniper-2 some 12 km to the north, whose 9 5/8" shoe is set at 1,990 m and which used 1.38 sg KCl mud at TD.',
      '9 5/8" casing of 47 lb/ft, grade L-80, is set at 2,310 m.',
    ].join('\n'),
  );
  expect(casings.map(({ shoeAhdM }) => shoeAhdM)).toEqual([2310]);
  expect(muds).toEqual([]);
});
