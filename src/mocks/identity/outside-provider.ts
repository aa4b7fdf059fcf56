import { isUnsigned, readClaims } from './tokens';

/**
 * An identity provider outside the mock backend, such as the emulator of the real one: it has the accounts and issues the
 * tokens, and the mock provider is unused.
 */
export interface OutsideProvider {
  /** The audience of its tokens (`aud`). */
  projectId: string;
  /** With administrator rights, as a backend does it. Rejects if the provider refuses. */
  createAccount(email: string, password: string): Promise<void>;
}

/**
 * The e-mail address in a token of the provider, or nothing for an invalid one. There is no signature to check: an
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
 * The e-mail address in an unsigned token, or nothing for an invalid one. The mock's own tokens are
 * not accepted here, because they have a session, which may have ended.
 */
export function emailOfUnsignedToken(token: string, nowMs: number): string | undefined {
  const claims = isUnsigned(token) ? readClaims(token) : undefined;
  const isGood =
    claims?.session_id === undefined && typeof claims?.exp === 'number' && claims.exp * 1000 > nowMs;
  return isGood && typeof claims?.email === 'string' ? claims.email.toLowerCase() : undefined;
}
