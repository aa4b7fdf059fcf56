import type { Account, Session } from '../db/schemas';
import type { World } from '../world';
import { emailOfOutsideToken, emailOfUnsignedToken } from './outside-provider';
import { issueIdToken, readIdToken, tokenLifetimeS } from './tokens';

export interface Tokens {
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

export function tokensFor(world: World, account: Account, session: Session): Tokens {
  return {
    idToken: issueIdToken(account, session, world.clock.now()),
    refreshToken: session.refresh_token,
    expiresIn: String(tokenLifetimeS),
  };
}

/** Only inside a transaction. */
export function startSession(world: World, account: Account): Promise<Session> {
  return world.db.sessions.create({
    id: world.random.id(),
    refresh_token: world.random.id(40),
    account_id: account.id,
    started_ms: world.clock.now(),
    revoked: false,
  });
}

/** Ends every session of an account, after a new password or by an administrator. Only inside a transaction. */
export async function revokeSessions(world: World, accountId: string): Promise<void> {
  await world.db.sessions.updateMany((q) => q.where({ account_id: accountId }), {
    data: (session) => void (session.revoked = true),
  });
}

export type TokenState =
  | { account: Account; session: Session }
  | 'INVALID_ID_TOKEN'
  | 'TOKEN_EXPIRED'
  | 'USER_NOT_FOUND'
  | 'USER_DISABLED';

/** The state of an ID token by the world's clock. */
export function judgeIdToken(world: World, token: string): TokenState {
  const claims = readIdToken(token);
  const session = claims && world.db.sessions.all().find(({ id }) => id === claims.session_id);
  if (!session || session.account_id !== claims.sub) return 'INVALID_ID_TOKEN';
  if (session.revoked || claims.exp * 1000 <= world.clock.now()) return 'TOKEN_EXPIRED';
  const account = world.db.accounts.all().find(({ id }) => id === session.account_id);
  if (!account) return 'USER_NOT_FOUND';
  return account.disabled ? 'USER_DISABLED' : { account, session };
}

/** The account of a live token, or nothing. */
export function sessionOf(world: World, token: string): { account: Pick<Account, 'email'> } | undefined {
  if (world.identityProvider) {
    const email = emailOfOutsideToken(token, world.identityProvider, world.clock.now());
    return email === undefined ? undefined : { account: { email } };
  }
  const state = judgeIdToken(world, token);
  if (typeof state !== 'string') return state;
  const email = world.takesUnsignedTokens ? emailOfUnsignedToken(token, world.clock.now()) : undefined;
  const disabled = world.db.accounts.all().some((account) => account.email === email && account.disabled);
  return email === undefined || disabled ? undefined : { account: { email } };
}

/** A live token of an account, for tests, stories and scripts that need no sign-in form. */
export async function signedInToken(world: World, email: string): Promise<string> {
  return world.db.transaction(async () => {
    const account = world.db.accounts.all().find((candidate) => candidate.email === email);
    if (!account) throw new Error(`No account has the address ${email}`);
    return tokensFor(world, account, await startSession(world, account)).idToken;
  });
}
