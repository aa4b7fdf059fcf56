import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('keeps a secondary objective in the text of the objective', async () => {
  const { header } = await readOne(
    'Well Heron-3\n\nPrimary objective: Prove oil in the Heron sand. Secondary objective: test the chalk\n',
    'Well Proposal',
    'programme.txt',
  );
  expect(header.objective).toBe('Prove oil in the Heron sand. Secondary objective: test the chalk');
});
