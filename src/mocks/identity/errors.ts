import { HttpResponse } from 'msw';

/** The error codes of the identity provider that this mock supports. */
export type IdentityErrorCode =
  | 'EMAIL_EXISTS'
  | 'EMAIL_NOT_FOUND'
  | 'EXPIRED_OOB_CODE'
  | 'INVALID_EMAIL'
  | 'INVALID_GRANT_TYPE'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'INVALID_OOB_CODE'
  | 'INVALID_PASSWORD'
  | 'INVALID_REFRESH_TOKEN'
  | 'MISSING_EMAIL'
  | 'MISSING_OOB_CODE'
  | 'MISSING_PASSWORD'
  | 'MISSING_REFRESH_TOKEN'
  | 'MISSING_REQ_TYPE'
  | 'OPERATION_NOT_ALLOWED'
  | 'TOKEN_EXPIRED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD';

/** The body of the provider's errors; the sentence, if any, follows the code after ' : '. */
export function identityErrorBody(code: string, sentence?: string, status = 400) {
  const message = sentence ? `${code} : ${sentence}` : code;
  return { error: { code: status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } };
}

export function identityError(code: IdentityErrorCode, sentence?: string): Response {
  return HttpResponse.json(identityErrorBody(code, sentence), { status: 400 });
}
