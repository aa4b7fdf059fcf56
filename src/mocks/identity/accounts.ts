import type { Account } from '../db/schemas';
import type { World } from '../world';
import { identityError } from './errors';
import { revokeSessions } from './sessions';

/** The provider's own rules. */
export const minPasswordLength = 6;
const maxFailedAttempts = 5;
const lockMs = 5 * 60_000;

export const findAccount = (world: World, email: string): Account | undefined =>
  world.db.accounts.all().find((account) => account.email === email.trim().toLowerCase());

/** Only inside a transaction. */
export async function createAccount(world: World, email: string, password: string): Promise<Account> {
  await world.identityProvider?.createAccount(email.trim().toLowerCase(), password);
  const now = world.clock.now();
  return world.db.accounts.create({
    id: `acc-${world.random.id()}`,
    email: email.trim().toLowerCase(),
    password,
    disabled: false,
    created_ms: now,
    last_sign_in_ms: now,
    password_changed_ms: now,
    failed_attempts: 0,
    locked_until_ms: 0,
  });
}

const tooManyAttempts = () =>
  identityError(
    'TOO_MANY_ATTEMPTS_TRY_LATER',
    'Access to this account has been temporarily disabled due to many failed login attempts. You can immediately restore it by resetting your password or you can try again later.',
  );

/**
 * The account, if the password is right. Five wrong attempts lock it for five minutes, or until the password is reset.
 *
 * @throws the provider's error; the wrong attempt has been counted and must be stored with it.
 */
export async function verifyPassword(world: World, email: string, password: string): Promise<Account> {
  const account = findAccount(world, email);
  if (!account) throw identityError(world.hidesAccounts ? 'INVALID_LOGIN_CREDENTIALS' : 'EMAIL_NOT_FOUND');
  const now = world.clock.now();
  if (account.locked_until_ms > now) throw tooManyAttempts();

  if (account.password !== password) {
    const failed = account.failed_attempts + 1;
    const locks = failed >= maxFailedAttempts;
    await world.db.accounts.update((q) => q.where({ id: account.id }), {
      data(draft) {
        draft.failed_attempts = locks ? 0 : failed;
        if (locks) draft.locked_until_ms = now + lockMs;
      },
    });
    throw identityError(world.hidesAccounts ? 'INVALID_LOGIN_CREDENTIALS' : 'INVALID_PASSWORD');
  }
  if (account.disabled)
    throw identityError('USER_DISABLED', 'The user account has been disabled by an administrator.');
  return world.db.accounts.update((q) => q.where({ id: account.id }), {
    strict: true,
    data(draft) {
      draft.failed_attempts = 0;
      draft.last_sign_in_ms = now;
    },
  });
}

/** Also removes the lock and ends every session, as the provider does. Only inside a transaction. */
export async function changePassword(world: World, account: Account, password: string): Promise<void> {
  await world.db.accounts.update((q) => q.where({ id: account.id }), {
    data(draft) {
      draft.password = password;
      draft.password_changed_ms = world.clock.now();
      draft.failed_attempts = 0;
      draft.locked_until_ms = 0;
    },
  });
  await revokeSessions(world, account.id);
}

/** For tests and stories about a disabled account. */
export async function disableAccount(world: World, email: string): Promise<void> {
  await world.db.transaction(async () => {
    await world.db.accounts.update((q) => q.where({ email }), {
      strict: true,
      data: (draft) => void (draft.disabled = true),
    });
  });
}
