/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  ErrorBody,
  Organisation,
  OrganisationInput
} from '../montageAPI.schemas.zod.ts';


/**
 * Decided: a plain list ordered by name.
 * @summary List organisations
 */
export const ListOrganisations200ResponseItem = Organisation
export const ListOrganisations200Response = zod.array(ListOrganisations200ResponseItem)

export const ListOrganisations401Response = ErrorBody

export const ListOrganisations403Response = ErrorBody

export const ListOrganisations429Response = ErrorBody

export const ListOrganisations500Response = ErrorBody

export const ListOrganisations503Response = ErrorBody

/**
 * Decided: the answer is the new organisation; 409 when the name is taken; 422 for a name of blanks alone.
 * @summary Create an organisation
 */
export const CreateOrganisationBody = OrganisationInput

export const CreateOrganisation201Response = Organisation

export const CreateOrganisation401Response = ErrorBody

export const CreateOrganisation403Response = ErrorBody

export const CreateOrganisation409Response = ErrorBody

export const CreateOrganisation413Response = ErrorBody

export const CreateOrganisation422Response = ErrorBody

export const CreateOrganisation429Response = ErrorBody

export const CreateOrganisation500Response = ErrorBody

export const CreateOrganisation503Response = ErrorBody

/**
 * Decided: the answer is the organisation as stored; 409 when another has the name; 422 for a name of blanks alone.
 * @summary Rename an organisation
 */



export const UpdateOrganisationParams = zod.object({
  "organisationId": zod.string().min(1).describe('The organisation\'s id.')
})

export const UpdateOrganisationBody = OrganisationInput

export const UpdateOrganisation200Response = Organisation

export const UpdateOrganisation401Response = ErrorBody

export const UpdateOrganisation403Response = ErrorBody

export const UpdateOrganisation404Response = ErrorBody

export const UpdateOrganisation409Response = ErrorBody

export const UpdateOrganisation413Response = ErrorBody

export const UpdateOrganisation422Response = ErrorBody

export const UpdateOrganisation429Response = ErrorBody

export const UpdateOrganisation500Response = ErrorBody

export const UpdateOrganisation503Response = ErrorBody

/**
 * Decided: no body in the answer; 409 while users belong to the organisation.
 * @summary Delete an organisation
 */



export const DeleteOrganisationParams = zod.object({
  "organisationId": zod.string().min(1).describe('The organisation\'s id.')
})

export const DeleteOrganisation204Response = zod.void()

export const DeleteOrganisation401Response = ErrorBody

export const DeleteOrganisation403Response = ErrorBody

export const DeleteOrganisation404Response = ErrorBody

export const DeleteOrganisation409Response = ErrorBody

export const DeleteOrganisation429Response = ErrorBody

export const DeleteOrganisation500Response = ErrorBody

export const DeleteOrganisation503Response = ErrorBody

