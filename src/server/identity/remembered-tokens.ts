import { decodeJwt } from 'jose';
import type { Published, PublishedKeys } from './published-keys';

type EmailOf = (token: string) => Promise<string | undefined>;

/**
 * How long a verified token is not verified again: a page calls several times in a minute, and to verify a token costs as much as
 * half a save.
 */
const rememberedMs = 60_000;
const most = 1_000;

/**
 * Valid tokens are remembered for a minute, and neither beyond their own end nor when the issuer's keys are loaded again; refused
 * ones are verified each time.
 */
export function rememberedTokens(
  emailOf: EmailOf,
  keys: Pick<PublishedKeys, 'current'>,
  now: () => number,
): EmailOf {
  const known = new Map<string, { email: string; untilMs: number; published: Published }>();
  return async (token) => {
    const published = await keys.current();
    const found = known.get(token);
    if (found?.published === published && now() < found.untilMs) return found.email;
    known.delete(token);
    const email = await emailOf(token);
    if (email === undefined) return undefined;
    const { exp = 0 } = decodeJwt(token);
    const [oldest] = known.keys();
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    known.set(token, { email, untilMs: Math.min(now() + rememberedMs, exp * 1_000), published });
    return email;
  };
}
