/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  ErrorBody,
  User,
  UserCreate,
  UserUpdate
} from '../montageAPI.schemas.zod.ts';


/**
 * Decided: a plain list ordered by e-mail; the client pages it.
 * @summary List users
 */
export const ListUsers200ResponseItem = User
export const ListUsers200Response = zod.array(ListUsers200ResponseItem)

export const ListUsers401Response = ErrorBody

export const ListUsers403Response = ErrorBody

export const ListUsers429Response = ErrorBody

export const ListUsers500Response = ErrorBody

export const ListUsers503Response = ErrorBody

/**
 * Makes no account: the person signs up with this e-mail, and then finds what has been granted.
 *
 * Decided: the answer is the new user; 409 when a user has the e-mail; 422 for an unknown organisation.
 * @summary Create a user
 */
export const CreateUserBody = UserCreate

export const CreateUser201Response = User

export const CreateUser401Response = ErrorBody

export const CreateUser403Response = ErrorBody

export const CreateUser409Response = ErrorBody

export const CreateUser413Response = ErrorBody

export const CreateUser422Response = ErrorBody

export const CreateUser429Response = ErrorBody

export const CreateUser500Response = ErrorBody

export const CreateUser503Response = ErrorBody

/**
 * Decided: the answer is the user as stored. The `id` of the body equals the one of the path; 422 where it differs, and for
 * an unknown organisation. A module that stays granted keeps the id of its grant.
 * @summary Change a user's organisation and access
 */



export const UpdateUserParams = zod.object({
  "userId": zod.string().min(1).describe('The user\'s id.')
})

export const UpdateUserBody = UserUpdate

export const UpdateUser200Response = User

export const UpdateUser401Response = ErrorBody

export const UpdateUser403Response = ErrorBody

export const UpdateUser404Response = ErrorBody

export const UpdateUser413Response = ErrorBody

export const UpdateUser422Response = ErrorBody

export const UpdateUser429Response = ErrorBody

export const UpdateUser500Response = ErrorBody

export const UpdateUser503Response = ErrorBody

