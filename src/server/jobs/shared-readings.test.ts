import { expect, it } from 'vitest';
import { testClock } from '@/mocks/clock';
import { messagesForTests } from './messages-for-tests';
import { sharedReadings } from './shared-readings';

const scan = { email: 'engineer@example.com', document: 'scan.pdf', done: 0, of: 0, startedAt: 1, doneAt: 1 };

it('every process lists the scans that any of them reads, until it ends or falls silent', async () => {
  const clock = testClock();
  const messages = messagesForTests();
  const [a, b] = [sharedReadings(messages.ofProcess(), clock), sharedReadings(messages.ofProcess(), clock)];
  const reading = { ...scan };
  a.add(reading);
  expect([[...a], [...b]]).toEqual([[scan], []]);
  a.add(Object.assign(reading, { done: 1, of: 4 }));
  expect([[...a], [...b]]).toEqual([[reading], [reading]]);
  a.delete(reading);
  expect([[...a], [...b]]).toEqual([[], []]);
  a.add(reading);
  await clock.advance(91_000);
  expect([[...a], [...b]]).toEqual([[reading], []]);
});
