import { expect, it } from 'vitest';
import { sharedLooks } from './shared-looks';

it('has the readers that ask during a look share the one after it', async () => {
  const shared = sharedLooks<number>();
  const ends: (() => void)[] = [];
  const look = () => new Promise<number>((resolve) => ends.push(() => resolve(ends.length)));
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const first = shared('a', look);
  const [second, third, other] = [shared('a', look), shared('a', look), shared('b', look)];
  expect(ends).toHaveLength(2);
  ends[0]!();
  expect(await first).toBe(2);
  await turn();
  expect(ends).toHaveLength(3);
  const fourth = shared('a', look);
  ends[1]!();
  ends[2]!();
  expect(await Promise.all([second, third, other])).toEqual([3, 3, 3]);
  await turn();
  ends[3]!();
  expect(await fourth).toBe(4);
  await turn();
  const fifth = shared('a', () => Promise.reject(new Error('Away')));
  const sixth = shared('a', () => Promise.resolve(6));
  await expect(fifth).rejects.toThrow('Away');
  expect(await sixth).toBe(6);
});
