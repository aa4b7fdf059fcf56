import { isUnsigned, readClaims } from './tokens';

/**
 * An identity provider beside the mock backend, such as the real one's emulator: it keeps the accounts and gives the tokens,
 * and the mock's own provider stands idle.
 */
export interface OutsideProvider {
  /** Whom its tokens are for (`aud`). */
  projectId: string;
  /** As a backend does it with its administrator's rights. Rejects when the provider refuses. */
  createAccount(email: string, password: string): Promise<void>;
}

/**
 * The e-mail address in a token of the provider, or nothing for one that is of no use. There is no signature to check: an
 * emulator signs nothing, and a mock has nothing to protect.
 */
export function emailOfOutsideToken(
  token: string,
  { projectId }: OutsideProvider,
  nowMs: number,
): string | undefined {
  const claims = readClaims(token);
  const isGood =
    claims?.aud === projectId &&
    claims.iss === `https://securetoken.google.com/${projectId}` &&
    typeof claims.exp === 'number' &&
    claims.exp * 1000 > nowMs;
  return isGood && typeof claims.email === 'string' ? claims.email.toLowerCase() : undefined;
}

/**
 * The e-mail address in an unsigned token of anybody's, or nothing for one that is of no use. One of the mock's own is not
 * taken here, because it has a session, which may be over.
 */
export function emailOfUnsignedToken(token: string, nowMs: number): string | undefined {
  const claims = isUnsigned(token) ? readClaims(token) : undefined;
  const isGood =
    claims?.session_id === undefined && typeof claims?.exp === 'number' && claims.exp * 1000 > nowMs;
  return isGood && typeof claims?.email === 'string' ? claims.email.toLowerCase() : undefined;
}
