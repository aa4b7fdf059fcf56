import { expect, it, vi } from 'vitest';
import { entryOf, lookEveryMs, restMs, watchVersion, type VersionSigns } from './new-version';

function setUp(running: string | null = '/assets/index-1.js', atOnce = false) {
  const listeners = new Map<string, () => void>();
  const listen = (name: string) => (listener: () => void) => {
    listeners.set(name, listener);
    return () => void listeners.delete(name);
  };
  const host = { entry: '/assets/index-1.js' as string | null, now: 1_000, inSight: true };
  const offered = vi.fn(async () => host.entry);
  const signs: VersionSigns = {
    running,
    offered,
    isInSight: () => host.inSight,
    onReturn: listen('return'),
    onFileGone: listen('gone'),
    nowMs: () => host.now,
    every(ms, task) {
      expect(ms).toBe(lookEveryMs);
      return listen('time')(task);
    },
  };
  const onNew = vi.fn();
  const end = watchVersion(signs, onNew, atOnce);
  const happens = async (name: 'return' | 'gone' | 'time') => {
    listeners.get(name)?.();
    await vi.waitFor(() => Promise.resolve());
  };
  return { host, offered, onNew, end, happens, listeners };
}

it('reports a new version once, and then stops asking', async () => {
  const { host, onNew, happens, listeners, offered } = setUp();
  await happens('return');
  expect(onNew).not.toHaveBeenCalled();
  host.entry = '/assets/index-2.js';
  host.now += restMs;
  await happens('return');
  expect(onNew).toHaveBeenCalledTimes(1);
  expect(listeners.size).toBe(0);
  expect(offered).toHaveBeenCalledTimes(2);
});

it('rests between two looks, but looks at once when a file is gone', async () => {
  const { host, onNew, happens, offered } = setUp();
  await happens('time');
  host.now += restMs - 1;
  await happens('return');
  expect(offered).toHaveBeenCalledTimes(1);
  host.entry = '/assets/index-2.js';
  await happens('gone');
  expect(onNew).toHaveBeenCalledTimes(1);
});

it('looks at once where there is reason to', () => {
  expect(setUp('/assets/index-1.js', true).offered).toHaveBeenCalledTimes(1);
  expect(setUp().offered).not.toHaveBeenCalled();
});

it('does not look while it is out of sight', async () => {
  const { host, happens, offered } = setUp();
  host.inSight = false;
  await happens('time');
  expect(offered).not.toHaveBeenCalled();
});

it.each(['fails', 'says nothing of it'])('goes on where the host %s', async (how) => {
  const { host, onNew, happens, offered } = setUp();
  if (how === 'fails') offered.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  else offered.mockResolvedValueOnce(null);
  await happens('return');
  expect(onNew).not.toHaveBeenCalled();
  host.entry = '/assets/index-2.js';
  host.now += restMs;
  await happens('return');
  expect(onNew).toHaveBeenCalledTimes(1);
});

it('reports nothing after it was stopped, and does not watch if the page’s own version is unknown', async () => {
  const ended = setUp();
  ended.host.entry = '/assets/index-2.js';
  ended.listeners.get('gone')?.();
  ended.end();
  await vi.waitFor(() => expect(ended.offered).toHaveReturned());
  expect(ended.onNew).not.toHaveBeenCalled();
  expect(setUp(null).listeners.size).toBe(0);
});

it('knows the file of a page', () => {
  expect(entryOf('<script type="module" crossorigin src="/assets/index-9.js"></script>')).toBe(
    '/assets/index-9.js',
  );
  expect(entryOf('<script src="/route-preload.js"></script>')).toBeNull();
});
