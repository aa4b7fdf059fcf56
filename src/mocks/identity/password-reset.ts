import type { Mail } from '../db/schemas';
import type { World } from '../world';
import { changePassword, findAccount } from './accounts';
import { identityError } from './errors';
import { demandStrong, emailOf, textOf, type Answer, type Fields } from './sign-in';

/** The lifetime of the provider's codes. */
const codeLifetimeMs = 60 * 60_000;

/**
 * "Sends" the mail by adding it to the world's mails. If the project hides which addresses have an account, the answer for an
 * unknown address is the same and nothing is sent.
 */
export async function sendOobCode(world: World, fields: Fields): Promise<Answer> {
  const requestType = textOf(fields, 'requestType');
  if (!requestType) throw identityError('MISSING_REQ_TYPE');
  if (requestType !== 'PASSWORD_RESET') throw identityError('OPERATION_NOT_ALLOWED');
  const email = emailOf(fields);
  const answer = { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };

  const account = findAccount(world, email);
  if (!account) {
    if (world.hidesAccounts) return answer;
    throw identityError('EMAIL_NOT_FOUND');
  }
  const oob_code = world.random.id(32);
  await world.db.mails.create({
    id: `mail-${world.random.id()}`,
    to: account.email,
    subject: 'Reset your password',
    link: `/password-reset?mode=resetPassword&oobCode=${oob_code}&lang=en`,
    oob_code,
    sent_ms: world.clock.now(),
    expires_ms: world.clock.now() + codeLifetimeMs,
    used: false,
  });
  return answer;
}

function findCode(world: World, code: string): Mail {
  if (!code) throw identityError('MISSING_OOB_CODE');
  const mail = world.db.mails.all().find(({ oob_code }) => oob_code === code);
  if (!mail || mail.used) throw identityError('INVALID_OOB_CODE');
  if (mail.expires_ms <= world.clock.now()) throw identityError('EXPIRED_OOB_CODE');
  return mail;
}

/** With only a code, the call checks it; with a new password as well, it sets the password. */
export async function resetPassword(world: World, fields: Fields): Promise<Answer> {
  const mail = findCode(world, textOf(fields, 'oobCode'));
  const account = findAccount(world, mail.to);
  if (!account) throw identityError('USER_NOT_FOUND');
  if (account.disabled) throw identityError('USER_DISABLED');

  if ('newPassword' in fields) {
    const password = textOf(fields, 'newPassword');
    demandStrong(password);
    await changePassword(world, account, password);
    await world.db.mails.update((q) => q.where({ id: mail.id }), {
      data: (draft) => void (draft.used = true),
    });
  }
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    email: account.email,
    requestType: 'PASSWORD_RESET',
  };
}
