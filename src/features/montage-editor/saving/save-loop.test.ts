import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { policies } from '@/api/fault-policy';
import { manualClock, manualSwitch, settle } from '../environment-for-tests';
import { saveFailure, type SaveFailure } from './save-failure';
import { createSaveLoop, quietMs } from './save-loop';

const http = (status: number, retryAfterS?: number): SaveFailure =>
  saveFailure(
    new ApiError(`${status}`, {
      kind: 'http',
      status,
      body: { message: `It is ${status}` } as ApiError['body'] & object,
      ...(retryAfterS !== undefined && { retryAfterS }),
    }),
  );
const network = saveFailure(new ApiError('lost', { kind: 'network' }));

function setUp(outcomes: (SaveFailure | null)[] = []) {
  const clock = manualClock();
  const hidden = manualSwitch(false);
  const online = manualSwitch(true);
  const failures: string[] = [];
  const attemptsAt: number[] = [];
  const began = clock.elapsed();
  let wanted = false;
  let release: (() => void) | null = null;
  let held: Promise<void> | null = null;
  let parallel = 0;
  const loop = createSaveLoop({
    clock,
    hidden,
    online,
    unsaved: () => wanted,
    wanted: () => wanted,
    async attempt() {
      parallel += 1;
      expect(parallel).toBe(1);
      attemptsAt.push(clock.elapsed() - began);
      const outcome = outcomes.shift() ?? null;
      await held;
      parallel -= 1;
      if (!outcome) wanted = false;
      return outcome;
    },
    onChange() {},
    onFailure: (message) => failures.push(message),
  });
  return {
    clock,
    hidden,
    online,
    failures,
    attemptsAt,
    loop,
    edit() {
      wanted = true;
      loop.edited();
    },
    hold() {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    letGo() {
      held = null;
      release?.();
    },
  };
}

describe('automatic saving', () => {
  it.each([3_600_000, -3_600_000])(
    'is neither delayed nor hurried by a clock change of %i ms',
    async (ms) => {
      const { clock, loop, edit, attemptsAt } = setUp();
      edit();
      clock.shift(ms);
      loop.reconsider();
      expect(loop.savesAt()).toBe(clock.now() + quietMs);
      await clock.advance(quietMs - 1);
      expect(attemptsAt).toEqual([]);
      await clock.advance(1);
      expect(attemptsAt).toEqual([quietMs]);
    },
  );

  it('starts ten seconds after the last edit, once', async () => {
    const { clock, loop, edit, attemptsAt } = setUp();
    await clock.advance(60_000);
    edit();
    await clock.advance(9_000);
    edit();
    expect(loop.savesAt()).toBe(clock.now() + quietMs);
    await clock.advance(9_999);
    expect(attemptsAt).toEqual([]);
    await clock.advance(1);
    expect(attemptsAt).toEqual([79_000]);
    expect(loop.savesAt()).toBeNull();
    await clock.advance(600_000);
    expect(attemptsAt).toHaveLength(1);
  });

  it('starts when the tab is hidden', async () => {
    const { hidden, edit, attemptsAt } = setUp();
    hidden.set(true);
    expect(attemptsAt).toEqual([]);
    edit();
    hidden.set(false);
    hidden.set(true);
    await settle();
    expect(attemptsAt).toEqual([0]);
  });

  it('ends when the editor is closed', async () => {
    const { clock, loop, edit, attemptsAt } = setUp();
    edit();
    await loop.dispose();
    await clock.advance(60_000);
    expect(attemptsAt).toEqual([]);
  });
});

describe('one at a time', () => {
  it('saves once more for all requests during a save', async () => {
    const { loop, edit, hold, letGo, attemptsAt } = setUp();
    hold();
    edit();
    const first = loop.save();
    expect(loop.isSaving()).toBe(true);
    void loop.save();
    const last = loop.save();
    await settle();
    expect(attemptsAt).toHaveLength(1);
    letGo();
    // The first attempt sent everything, so nothing is left to save.
    await Promise.all([first, last]);
    expect(attemptsAt).toHaveLength(1);
    expect(loop.isSaving()).toBe(false);
  });

  it('saves edits made meanwhile', async () => {
    const { loop, edit, hold, letGo, attemptsAt } = setUp([http(500), null]);
    hold();
    edit();
    void loop.save();
    edit();
    const second = loop.save();
    letGo();
    await second;
    expect(attemptsAt).toEqual([0, 0]);
  });
});

describe('after a failure', () => {
  it('retries after growing pauses, up to a minute', async () => {
    const { clock, edit, attemptsAt, failures } = setUp(Array.from({ length: 7 }, () => network));
    edit();
    await clock.advance(quietMs + 400_000);
    const pauses = attemptsAt.slice(1).map((at, index) => at - attemptsAt[index]!);
    expect(pauses).toEqual([...policies.save.pausesMs, 60_000, 60_000]);
    // Reported once; the state still shows it.
    expect(failures).toHaveLength(1);
  });

  it('waits as long as the server asks', async () => {
    const { clock, hidden, loop, edit, attemptsAt } = setUp([http(429, 90)]);
    edit();
    await clock.advance(quietMs);
    expect(loop.savesAt()).toBe(clock.now() + 90_000);
    hidden.set(true);
    edit();
    await clock.advance(89_999);
    expect(attemptsAt).toHaveLength(1);
    await clock.advance(1);
    expect(attemptsAt).toEqual([quietMs, quietMs + 90_000]);
  });

  it.each([403, 404, 409, 413, 422])('does not retry a %i refusal automatically', async (status) => {
    const { clock, hidden, loop, edit, attemptsAt, failures } = setUp([http(status), http(status)]);
    edit();
    await clock.advance(600_000);
    hidden.set(true);
    await settle();
    expect(attemptsAt).toHaveLength(1);
    expect(loop.savesAt()).toBeNull();
    expect(loop.failure()?.message).toBe(`It is ${status}`);
    await loop.save();
    expect(failures).toEqual([`It is ${status}`, `It is ${status}`]);
    edit();
    await clock.advance(quietMs);
    expect(attemptsAt).toHaveLength(3);
    expect(loop.failure()).toBeNull();
  });

  it('waits for the sign-in, and retries when the user returns', async () => {
    const { clock, hidden, loop, edit, attemptsAt } = setUp([http(401)]);
    edit();
    await clock.advance(600_000);
    edit();
    await clock.advance(600_000);
    hidden.set(true);
    await settle();
    expect(attemptsAt).toHaveLength(1);
    expect(loop.failure()?.remedy).toBe('sign-in');
    hidden.set(false);
    await settle();
    expect(attemptsAt).toHaveLength(2);
    expect(loop.failure()).toBeNull();
  });
});

describe('without a network', () => {
  it('does not try, reports it when asked, and saves when the network returns', async () => {
    const { clock, online, loop, edit, attemptsAt, failures } = setUp();
    online.set(false);
    edit();
    expect(loop.savesAt()).toBeNull();
    await clock.advance(60_000);
    await loop.save();
    expect(attemptsAt).toEqual([]);
    expect(failures).toEqual([expect.stringMatching(/^Network error: Unable to connect/)]);
    online.set(true);
    await clock.advance(1);
    expect(attemptsAt).toEqual([60_000]);
  });

  it('does not wait for the end of a pause', async () => {
    const { clock, online, edit, attemptsAt } = setUp([network, network, network]);
    edit();
    await clock.advance(quietMs + 15_000);
    expect(attemptsAt).toHaveLength(3);
    online.set(false);
    await clock.advance(1_000);
    online.set(true);
    await clock.advance(1);
    expect(attemptsAt.at(-1)).toBe(quietMs + 16_000);
  });
});
