import { expect, it } from 'vitest';
import type { Reading } from '@/api/generated/model';
import type { ProgressListener } from '@/documents/readers/scan/scan-limits';
import { testClock } from '@/mocks/clock';
import { admin, engineer, testClient } from '@/mocks/test-client';
import { whileReading } from './reading-progress';

const path = '/v1/montage/recognise/progress';

it('lists the progress of scanned documents for their caller only', async () => {
  const clock = testClock();
  const { call, world } = await testClient({ clock });
  const readings = async (email: string) => (await call<Reading[]>(email, 'GET', path)).body;
  let onProgress: ProgressListener = () => undefined;
  let finish = () => {};
  const caller = { email: engineer, user: undefined };
  const { signal } = new AbortController();
  const reading = whileReading({ ports: world, caller, signal }, 'scan.pdf', (waiting) => {
    onProgress = waiting.onProgress!;
    return new Promise<void>((resolve) => (finish = resolve));
  });
  expect(await readings(engineer)).toEqual([]);
  onProgress(0, 4);
  expect(await readings(engineer)).toEqual([
    { document: 'scan.pdf', pages_read: 0, pages: 4, seconds_left: null },
  ]);
  await clock.advance(8_000);
  onProgress(1, 4);
  await clock.advance(3_000);
  expect(await readings(engineer)).toMatchObject([{ pages_read: 1, seconds_left: 21 }]);
  expect(await readings(admin)).toEqual([]);
  finish();
  await reading;
  expect(await readings(engineer)).toEqual([]);
});

it('stops reading when the request ends', async () => {
  const { world } = await testClient();
  const stop = new AbortController();
  const reading = whileReading(
    { ports: world, caller: undefined, signal: stop.signal },
    'scan.pdf',
    ({ signal }) => {
      stop.abort();
      return Promise.reject(signal!.reason as Error);
    },
  );
  await expect(reading).rejects.toMatchObject({ status: 500 });
});
