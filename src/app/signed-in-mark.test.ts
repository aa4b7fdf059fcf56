import { beforeEach, expect, it, vi } from 'vitest';
import type { SignedInUser } from '@/identity/identity';
import { markSignedIn } from './signed-in-mark';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const user: SignedInUser = { id: 'account-1', email: 'engineer@example.com' };

function session() {
  let current: SignedInUser | null = null;
  let notify = () => {};
  markSignedIn({
    current: () => current,
    subscribe: (listener) => ((notify = listener), () => undefined),
  });
  return (next: SignedInUser | null) => ((current = next), notify());
}

it('names the user while the session lasts, and no one after it', () => {
  const change = session();
  change(user);
  expect(JSON.parse(stored.get('montage.signed-in')!)).toEqual(user);
  change(null);
  expect(stored.size).toBe(0);
});

it('is missing in a browser without storage, which is no error', () => {
  const denied = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { setItem: denied, removeItem: denied });
  const change = session();
  expect(() => (change(user), change(null))).not.toThrow();
});
