import { randomBytes } from 'node:crypto';
import type { Clock, Ids } from '@/backend/ports';

export const machineClock: Clock = {
  now: Date.now,
  // Node's own rejects when it is aborted: an error with a stack for each part of a request.
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal?.addEventListener('abort', end, { once: true });
    }),
};

export const randomIds: Ids = {
  id: (digits = 12) =>
    randomBytes(Math.ceil(digits / 2))
      .toString('hex')
      .slice(0, digits),
};
