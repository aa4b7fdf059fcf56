/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AccessGrant,
  Account,
  AccountCreate,
  ErrorBody
} from '../montageAPI.schemas.zod.ts';


/**
 * Creates an account with the identity provider. A sign-in with the same e-mail and password follows.
 *
 * Decided: the answer is the new account's id and e-mail; 409 when the e-mail has an account already. Whoever signs up is a
 * user from then on: the one that was created with this e-mail, with the organisation and modules that were given to it,
 * or else a new one with neither.
 *
 * Decided: optional for a server. One whose accounts come from elsewhere, such as a company's directory, answers 404, 405 or
 * 501, and the application says so.
 * @summary Create an account
 */
export const CreateAccountBody = AccountCreate

export const CreateAccount201Response = Account

export const CreateAccount404Response = ErrorBody

export const CreateAccount405Response = ErrorBody

export const CreateAccount409Response = ErrorBody

export const CreateAccount413Response = ErrorBody

export const CreateAccount422Response = ErrorBody

export const CreateAccount429Response = ErrorBody

export const CreateAccount500Response = ErrorBody

export const CreateAccount501Response = ErrorBody

export const CreateAccount503Response = ErrorBody

/**
 * Success or failure decides whether the module's card and sidebar entry are shown.
 *
 * Decided: 200 with the component's name when access is granted, 403 when it is not.
 * @summary May the signed-in person open this module?
 */
export const CheckAccessQueryParams = zod.object({
  "component": zod.enum(['montage', 'user_management']).describe('The module asked about.')
})

export const CheckAccess200Response = AccessGrant

export const CheckAccess401Response = ErrorBody

export const CheckAccess403Response = ErrorBody

export const CheckAccess422Response = ErrorBody

export const CheckAccess429Response = ErrorBody

export const CheckAccess500Response = ErrorBody

export const CheckAccess503Response = ErrorBody

