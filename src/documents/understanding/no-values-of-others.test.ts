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
