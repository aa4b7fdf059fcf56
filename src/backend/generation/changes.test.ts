import { expect, it } from 'vitest';
import { testClock } from '@/mocks/clock';
import { changeListeners } from './changes';

it('lets hundreds of readers of a generation share one timer, which a change or its time ends', async () => {
  const clock = testClock();
  const { changed, nextChange } = changeListeners(clock);
  const readers = (id: string) => Promise.all(Array.from({ length: 500 }, () => nextChange(id, 2_000)));
  const [first, second] = [readers('a'), readers('b')];
  expect(clock.sleeping()).toBe(2);
  changed('a');
  await first;
  expect(clock.sleeping()).toBe(1);
  await clock.advance(2_000);
  await second;
  const [long, short] = [nextChange('a', 5_000), nextChange('a', 2_000)];
  await clock.advance(2_000);
  await short;
  expect(clock.sleeping()).toBe(1);
  changed('a');
  await long;
  expect(clock.sleeping()).toBe(0);
});
