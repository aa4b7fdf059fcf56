import type { ErrorBody, ErrorEntry } from '@/api/generated/zod/montageAPI.schemas.zod';

/** An error answer of the contract, to be thrown. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(`Refused with ${status}: ${JSON.stringify(body)}`);
    this.status = status;
    this.body = body;
  }
}

export const unauthorized = () => new Refusal(401, { detail: 'Sign in to continue.' });
export const forbidden = () => new Refusal(403, { detail: 'You do not have access to this module.' });
export const notFound = (detail: string) => new Refusal(404, { detail });
export const conflict = (message: string, code: string) => new Refusal(409, { message, code });
export const preconditionFailed = (detail: string) => new Refusal(412, { detail });
export const tooLarge = (message: string) => new Refusal(413, { message });
export const unsupportedKind = (message: string) => new Refusal(415, { message });
export const unprocessable = (...detail: ErrorEntry[]) => new Refusal(422, { detail });
export const serverError = (message: string, detail: string) =>
  new Refusal(500, { message, stack: { detail } });
export const notOffered = (message: string) => new Refusal(501, { message });
export const unavailable = (message: string) => new Refusal(503, { message });
