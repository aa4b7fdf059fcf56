import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Identity } from '@/backend/ports';
import { tooManyRequests } from './http-refusal';

export interface RateOptions {
  /** 0 for any number. */
  callsPerMinute: number;
  /** 0 for any number. */
  accountsPerHour: number;
}

export interface Rates {
  /** The identity, with every call of a person counted. Its calls throw {HttpRefusal} 429. */
  limited(identity: Identity): Identity;
  /** @throws {HttpRefusal} 429 when too many accounts were created from this address. */
  accountFrom(address: string): Promise<void>;
}

async function count(limiter: RateLimiterMemory | undefined, key: string): Promise<void> {
  try {
    await limiter?.consume(key);
  } catch (spent) {
    if (!(spent instanceof RateLimiterRes)) throw spent;
    throw tooManyRequests(Math.max(1, Math.ceil(spent.msBeforeNext / 1_000)));
  }
}

/**
 * Counted in memory, for each process: the limits stop a client that runs wild, and are no quota, so that with several
 * processes a person may make several times as many calls. To count in the database would cost more than most calls.
 */
export function openRates({ callsPerMinute, accountsPerHour }: RateOptions): Rates {
  const limiter = (points: number, duration: number) =>
    points === 0 ? undefined : new RateLimiterMemory({ points, duration });
  const ofPerson = limiter(callsPerMinute, 60);
  const ofAddress = limiter(accountsPerHour, 3_600);
  return {
    limited: (identity) => ({
      async emailOf(token) {
        const email = await identity.emailOf(token);
        if (email !== undefined) await count(ofPerson, email);
        return email;
      },
      createAccount: (email, password) => identity.createAccount(email, password),
    }),
    accountFrom: (address) => count(ofAddress, address),
  };
}

/** A provider gives a customer a whole /64 of addresses, so that one of them is as good as another. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [before = '', after] = address.split('::');
  const groups = before === '' ? [] : before.split(':');
  const last = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : 8 - groups.length - last.length;
  return [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * The address of a client, for counting.
 *
 * @param remote of the connection.
 * @param forwarded the header `X-Forwarded-For`. A client may send one itself, so that only what the proxies in front of this
 *   server added is taken: as many addresses from its end as there are proxies.
 */
export function clientAddress(
  remote: string | undefined,
  forwarded: string | undefined,
  proxies: number,
): string {
  const chain = (forwarded ?? '').split(',').map((one) => one.trim());
  return networkOf((proxies > 0 && chain.at(-proxies)) || remote || 'unknown');
}
