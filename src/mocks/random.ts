import type { Ids } from '@/backend/ports';

/** Numbers and ids of a mock world. The same seed gives the same ids in the same order. */
export interface Random extends Ids {
  /** From 0 inclusive to 1 exclusive. */
  number(): number;
  between(low: number, high: number): number;
}

/** mulberry32: 32 bits of state, enough for ids that only have to differ within one world. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;

  const number = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };

  return {
    number,
    between: (low, high) => low + number() * (high - low),
    id: (digits = 12) =>
      Array.from({ length: digits }, () => Math.floor(number() * 16).toString(16)).join(''),
  };
}
