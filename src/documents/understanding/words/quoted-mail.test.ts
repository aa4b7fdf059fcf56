import { expect, it } from 'vitest';
import { readOne, reasonsOf } from '../documents-for-tests';

it('reads a message without the earlier one that it quotes, and says so', async () => {
  const facts = await readOne(
    '12 1/4" hole\nMud type: KCl polymer\nMud weight: 1.30 sg\n\n> From: Planning\n> Date: Mon, 2 Mar 2026\n> 12 1/4" hole\n> Mud weight: 1.45 sg\n',
  );
  expect(facts.muds.map(({ weightText }) => weightText)).toEqual(['1.30 sg']);
  expect(reasonsOf(facts)).toContain('quoted from an earlier message');
});
