import * as zod from 'zod';
import * as validators from '@/api/generated/zod/index.zod';
import type { OperationId } from '@/api/generated/operations';
import type { operations } from '@/api/generated/paths';
import type { ComponentName } from '@/api/generated/zod/montageAPI.schemas.zod';

/**
 * The validators of an operation, found by the names that the generator gives them (`ListMontagesQueryParams`,
 * `ListMontages200Response`, ...), in types and at run time alike: a list by hand could fall behind the contract.
 */
type Validators = typeof validators;
type Output<Name extends string> = Name extends keyof Validators
  ? Validators[Name] extends zod.ZodType
    ? zod.output<Validators[Name]>
    : undefined
  : undefined;

export type Params<Id extends OperationId> = Output<`${Capitalize<Id>}Params`>;
export type Query<Id extends OperationId> = Output<`${Capitalize<Id>}QueryParams`>;
export type RequestHeaders<Id extends OperationId> = Output<`${Capitalize<Id>}Header`>;
export type Body<Id extends OperationId> = Output<`${Capitalize<Id>}Body`>;

type SuccessName<Id extends OperationId> = Extract<
  keyof Validators,
  `${Capitalize<Id>}${200 | 201 | 204}Response`
>;
export type Success<Id extends OperationId> = Output<SuccessName<Id>>;

const named: Record<string, unknown> = { ...validators };

function validator(id: OperationId, suffix: string): zod.ZodType | undefined {
  const found = named[id.charAt(0).toUpperCase() + id.slice(1) + suffix];
  return found instanceof zod.ZodType ? found : undefined;
}

export const paramsOf = (id: OperationId): zod.ZodType | undefined => validator(id, 'Params');
export const queryOf = (id: OperationId): zod.ZodType | undefined => validator(id, 'QueryParams');
export const headersOf = (id: OperationId): zod.ZodType | undefined => validator(id, 'Header');
export const bodyOf = (id: OperationId): zod.ZodType | undefined => validator(id, 'Body');

export type BodyKind = 'application/json' | 'multipart/form-data';
type FormOperation = {
  [Id in OperationId]: operations[Id] extends {
    requestBody: { content: { 'multipart/form-data': unknown } };
  }
    ? Id
    : never;
}[OperationId];

/** Total by its type, so that it cannot fall behind the contract; every other body is JSON. */
const forms: Record<FormOperation, true> = { uploadDocuments: true, recogniseDocument: true };

export const bodyKindOf = (id: OperationId): BodyKind =>
  Object.hasOwn(forms, id) ? 'multipart/form-data' : 'application/json';

/** `undefined` when the contract knows no such answer. */
export const responseOf = (id: OperationId, status: number): zod.ZodType | undefined =>
  validator(id, `${status}Response`);

export function successStatusOf(id: OperationId): 200 | 201 | 204 {
  const status = ([200, 201, 204] as const).find((candidate) => responseOf(id, candidate));
  if (!status) throw new Error(`The contract has no success for ${id}`);
  return status;
}

/** Where what an operation made is found, below the path of the API. An account is the identity provider's. */
const made: Partial<Record<OperationId, string>> = {
  uploadDocuments: '/v1/montage',
  importMontage: '/v1/montage',
  createOrganisation: '/v1/org',
  createUser: '/v1/user',
};

/** The `Location` of what an operation has made, below the path of the API. */
export function locationOf(id: OperationId, answer: unknown): string | undefined {
  const hasId = typeof answer === 'object' && answer !== null && 'id' in answer;
  const collection = made[id];
  return collection && hasId ? `${collection}/${encodeURIComponent(String(answer.id))}` : undefined;
}

/**
 * Who may call an operation: everybody, every signed-in user, or users with access to this component. The contract
 * describes the bearer token and leaves the component to the server; the record is total, so a new operation must choose.
 */
export const access: Record<OperationId, 'everybody' | 'signed in' | ComponentName> = {
  createAccount: 'everybody',
  checkAccess: 'signed in',
  listMontages: 'montage',
  saveMontage: 'montage',
  getMontage: 'montage',
  moveMontage: 'montage',
  listVersions: 'montage',
  getVersion: 'montage',
  nameVersion: 'montage',
  uploadDocuments: 'montage',
  recogniseDocument: 'montage',
  listReadings: 'montage',
  importMontage: 'montage',
  generateMontage: 'montage',
  stopGeneration: 'montage',
  listDocuments: 'montage',
  getDocumentReview: 'montage',
  correctDocument: 'montage',
  listLayouts: 'montage',
  saveLayout: 'montage',
  deleteLayout: 'montage',
  listOrganisations: 'user_management',
  createOrganisation: 'user_management',
  updateOrganisation: 'user_management',
  deleteOrganisation: 'user_management',
  listUsers: 'user_management',
  createUser: 'user_management',
  updateUser: 'user_management',
};
