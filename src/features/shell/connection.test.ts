import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryMs, watchConnection } from './connection';

function surroundings() {
  let browser = true;
  let changed: () => void = () => undefined;
  let called: (answered: boolean, endedMs: number) => void = () => undefined;
  const reach = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  const reported: boolean[] = [];
  let nowMs = 0;
  const end = watchConnection(
    {
      browserSaysConnected: () => browser,
      onBrowserChange: (listener) => ((changed = listener), () => (changed = () => undefined)),
      onCall: (listener) => ((called = listener), () => (called = () => undefined)),
      nowMs: () => nowMs,
      reach,
    },
    (connected) => reported.push(connected),
  );
  return {
    reported,
    reach,
    end,
    at: (ms: number) => (nowMs = ms),
    browserSays(connected: boolean) {
      browser = connected;
      changed();
      return vi.advanceTimersByTimeAsync(0);
    },
    call(answered: boolean, endedMs = nowMs) {
      called(answered, endedMs);
      return vi.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the connection', () => {
  it('is lost when the browser says so, and back once the origin can be reached again', async () => {
    const { browserSays, reported, reach } = surroundings();
    await browserSays(false);
    expect(reported).toEqual([false]);
    expect(reach).not.toHaveBeenCalled();
    reach.mockResolvedValueOnce(false);
    await browserSays(true);
    expect(reported).toEqual([false]);
    await vi.advanceTimersByTimeAsync(retryMs);
    expect(reported).toEqual([false, true]);
  });

  it('is there when a call is answered, whatever the browser says', async () => {
    const { at, browserSays, call, reported } = surroundings();
    at(1_000);
    await browserSays(false);
    // An answer from before the loss that arrives late.
    await call(true, 990);
    expect(reported).toEqual([false]);
    await call(true, 1_200);
    expect(reported).toEqual([false, true]);
  });

  it('is lost when a call fails and the origin cannot be reached, though the browser sees none of it', async () => {
    const { call, reported, reach } = surroundings();
    reach.mockResolvedValue(false);
    await call(false);
    expect(reported).toEqual([false]);
    await vi.advanceTimersByTimeAsync(3 * retryMs);
    expect(reported).toEqual([false]);
    expect(reach.mock.calls.length).toBeGreaterThan(2);
    reach.mockResolvedValue(true);
    await vi.advanceTimersByTimeAsync(retryMs);
    expect(reported).toEqual([false, true]);
    const attempts = reach.mock.calls.length;
    await vi.advanceTimersByTimeAsync(10 * retryMs);
    expect(reach).toHaveBeenCalledTimes(attempts);
  });

  it('is there where one call breaks and the origin answers', async () => {
    const { call, reported } = surroundings();
    await call(false);
    expect(reported).toEqual([]);
  });

  it('goes by the newest sign where an attempt comes back late', async () => {
    const { browserSays, call, reported, reach } = surroundings();
    let late: (reached: boolean) => void = () => undefined;
    reach.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
    await call(false);
    await browserSays(false);
    late(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(reported).toEqual([false]);
  });

  it('is no longer watched after the end', async () => {
    const { browserSays, call, end, reach, reported } = surroundings();
    reach.mockResolvedValue(false);
    await call(false);
    end();
    await vi.advanceTimersByTimeAsync(10 * retryMs);
    await browserSays(true);
    expect(reach).toHaveBeenCalledOnce();
    expect(reported).toEqual([false]);
  });
});
