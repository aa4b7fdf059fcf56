import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Clock, Ids } from '@/backend/ports';

export const machineClock: Clock = {
  now: Date.now,
  sleep: (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => {}),
};

export const randomIds: Ids = {
  id: (digits = 12) =>
    randomBytes(Math.ceil(digits / 2))
      .toString('hex')
      .slice(0, digits),
};
