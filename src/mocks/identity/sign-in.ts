import { createAccount, findAccount, minPasswordLength, verifyPassword } from './accounts';
import { identityError } from './errors';
import { judgeIdToken, startSession, tokensFor } from './sessions';
import { projectId, tokenLifetimeS } from './tokens';
import type { World } from '../world';

/** The fields of a JSON or form-encoded body of a call, all of them text or absent. */
export type Fields = Record<string, unknown>;
export type Answer = Record<string, unknown>;

export const textOf = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

/** The provider's check of addresses is just as lax: something, an at sign, something with a dot. */
export function emailOf(fields: Fields): string {
  const email = textOf(fields, 'email').trim();
  if (!email) throw identityError('MISSING_EMAIL');
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) throw identityError('INVALID_EMAIL');
  return email;
}

export function demandStrong(password: string): void {
  if (password.length < minPasswordLength) {
    throw identityError('WEAK_PASSWORD', 'Password should be at least 6 characters');
  }
}

export async function signInWithPassword(world: World, fields: Fields): Promise<Answer> {
  const email = emailOf(fields);
  const password = textOf(fields, 'password');
  if (!password) throw identityError('MISSING_PASSWORD');
  const account = await verifyPassword(world, email, password);
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: account.id,
    email: account.email,
    displayName: '',
    ...tokensFor(world, account, await startSession(world, account)),
  };
}

export async function signUp(world: World, fields: Fields): Promise<Answer> {
  const email = emailOf(fields);
  const password = textOf(fields, 'password');
  if (!password) throw identityError('MISSING_PASSWORD');
  if (findAccount(world, email)) throw identityError('EMAIL_EXISTS');
  demandStrong(password);
  const account = await createAccount(world, email, password);
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: account.id,
    email: account.email,
    ...tokensFor(world, account, await startSession(world, account)),
  };
}

export function lookup(world: World, fields: Fields): Answer {
  const state = judgeIdToken(world, textOf(fields, 'idToken'));
  if (typeof state === 'string') throw identityError(state);
  const { account } = state;
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [
      {
        localId: account.id,
        email: account.email,
        emailVerified: false,
        // The SDK only checks that there is one; without it, it treats the user as anonymous.
        passwordHash: 'UkVEQUNURUQ=',
        passwordUpdatedAt: account.password_changed_ms,
        providerUserInfo: [
          { providerId: 'password', federatedId: account.email, email: account.email, rawId: account.email },
        ],
        validSince: String(Math.floor(account.password_changed_ms / 1000)),
        createdAt: String(account.created_ms),
        lastLoginAt: String(account.last_sign_in_ms),
        lastRefreshAt: new Date(world.clock.now()).toISOString(),
      },
    ],
  };
}

/** The only call that is form-encoded and answered in snake case. */
export function refreshToken(world: World, fields: Fields): Answer {
  if (textOf(fields, 'grant_type') !== 'refresh_token') throw identityError('INVALID_GRANT_TYPE');
  const token = textOf(fields, 'refresh_token');
  if (!token) throw identityError('MISSING_REFRESH_TOKEN');
  const session = world.db.sessions.all().find((candidate) => candidate.refresh_token === token);
  if (!session) throw identityError('INVALID_REFRESH_TOKEN');
  if (session.revoked) throw identityError('TOKEN_EXPIRED');
  const account = world.db.accounts.all().find(({ id }) => id === session.account_id);
  if (!account) throw identityError('USER_NOT_FOUND');
  if (account.disabled) throw identityError('USER_DISABLED');
  const { idToken } = tokensFor(world, account, session);
  return {
    access_token: idToken,
    id_token: idToken,
    expires_in: String(tokenLifetimeS),
    token_type: 'Bearer',
    refresh_token: session.refresh_token,
    user_id: account.id,
    project_id: projectId,
  };
}
