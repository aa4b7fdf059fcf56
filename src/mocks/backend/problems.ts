import { HttpResponse } from 'msw';
import type { ErrorBody, ErrorEntry } from '@/api/generated/zod/montageAPI.schemas.zod';

/** The errors of the contract, to be thrown: what is thrown is the answer. */
const problem = (status: number, body: ErrorBody): HttpResponse<ErrorBody> =>
  HttpResponse.json(body, { status });

export const unauthorized = () => problem(401, { detail: 'Sign in to continue.' });
export const forbidden = () => problem(403, { detail: 'You do not have access to this module.' });
export const notFound = (detail: string) => problem(404, { detail });
export const conflict = (message: string, code: string) => problem(409, { message, code });
export const preconditionFailed = (detail: string) => problem(412, { detail });
export const tooLarge = (message: string) => problem(413, { message });
export const unsupportedKind = (message: string) => problem(415, { message });
export const unprocessable = (...detail: ErrorEntry[]) => problem(422, { detail });
export const serverError = (message: string, detail: string) => problem(500, { message, stack: { detail } });
/** Not of the contract: said when somebody calls what the contract does not have. */
export const notImplemented = (message: string) => problem(501, { message });
