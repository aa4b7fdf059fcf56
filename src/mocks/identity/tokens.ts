import type { Account, Session } from '../db/schemas';

/** The project of the tokens. No call names it: the SDK only sends the API key. */
export const projectId = 'montage-embedded';

/** One hour, as with the real provider. */
export const tokenLifetimeS = 3600;

export interface TokenClaims {
  sub: string;
  email: string;
  /** In seconds, like all times in a JWT. */
  iat: number;
  exp: number;
  /** Not in the provider's tokens: the session, so that revoking it invalidates its tokens. */
  session_id: string;
}

const encode = (value: unknown): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/** For callers of a backend that accepts unsigned tokens. */
export const unsignedToken = (claims: Record<string, unknown>): string =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;

/** Unsigned (`alg: none`), as from the provider's emulator, because no secret could be kept here. */
export function issueIdToken(account: Account, session: Session, nowMs: number): string {
  const iat = Math.floor(nowMs / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: Math.floor(session.started_ms / 1000),
    user_id: account.id,
    sub: account.id,
    iat,
    exp: iat + tokenLifetimeS,
    email: account.email,
    email_verified: false,
    firebase: { identities: { email: [account.email] }, sign_in_provider: 'password' },
    session_id: session.id,
  };
  return unsignedToken(claims);
}

function decode(part: string): Record<string, unknown> | undefined {
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    );
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** The claims of a token, unverified; `undefined` for anything else. */
export function readClaims(token: string): Record<string, unknown> | undefined {
  const [header, payload, signature] = token.split('.');
  return header && payload && signature !== undefined ? decode(payload) : undefined;
}

/** Whether the token is unsigned by its own header. */
export function isUnsigned(token: string): boolean {
  const [header, , signature, ...more] = token.split('.');
  return signature === '' && more.length === 0 && decode(header ?? '')?.alg === 'none';
}

/** `undefined` for anything but a token of this mock. The session decides whether it is still valid. */
export function readIdToken(token: string): TokenClaims | undefined {
  const claims: Partial<TokenClaims> | undefined = readClaims(token);
  const whole = claims?.sub && claims.session_id && typeof claims.exp === 'number';
  return whole ? (claims as TokenClaims) : undefined;
}
