import { expect, it, vi } from 'vitest';
import { keepApplication } from './keep-application';

function setUp() {
  const session = { user: null as { id: string; email: string } | null, notify: () => {} };
  const register = vi.fn(() => Promise.reject(new Error('denied')) as never);
  const identity = {
    current: () => session.user,
    subscribe: (listener: () => void) => ((session.notify = listener), () => undefined),
  };
  return { session, register, identity };
}

it('keeps the application once, for a user who has signed in, and goes on where the browser refuses', () => {
  const { session, register, identity } = setUp();
  keepApplication(identity, { register });
  session.notify();
  expect(register).not.toHaveBeenCalled();
  session.user = { id: 'a', email: '' };
  session.notify();
  session.notify();
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js', { updateViaCache: 'none' });
});

it('does nothing in a browser that has no workers', () => {
  expect(() => keepApplication(setUp().identity, undefined)).not.toThrow();
});
