import { HttpResponse } from 'msw';
import type { ErrorBody } from '@/api/generated/zod/montageAPI.schemas.zod';

/** The default bodies of refusals, in the contract's shapes. */
export function refusalBody(status: number): ErrorBody {
  switch (status) {
    case 401:
      return { message: 'Your session has ended. Sign in again.' };
    case 403:
      return { detail: 'You do not have access to this module.' };
    case 409:
      return { message: 'The request contradicts what is stored.', code: 'CONFLICT' };
    case 412:
      return { detail: 'Somebody else has saved this montage in the meantime.' };
    case 422:
      return {
        detail: [
          {
            loc: ['body', 'sections', 0, 'diameter'],
            msg: 'Input should be a valid number',
            type: 'float_type',
          },
          { loc: ['body', 'plan_summaries'], message: 'Ranks should begin at 1', type: 'value_error' },
        ],
      };
    default:
      // Repeating cannot cure the other refusals.
      return {
        message: `The server answered ${status}.${status >= 500 || status === 429 ? ' Try again in a moment.' : ''}`,
      };
  }
}

/** The pages that proxies and captive portals return instead of an answer. */
export const page = (status: number): Response =>
  new HttpResponse('<!doctype html><title>Gateway</title><h1>This is not the API</h1>', {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

/** The proper answer with the status and the body of a fault of kind `answer`. */
export async function answerInstead(
  proper: Response,
  { status = proper.status, body }: { status?: number; body?: unknown },
): Promise<Response> {
  const { headers } = proper;
  const given =
    typeof body === 'function' ? (body as (json: unknown) => unknown)(await jsonOf(proper)) : body;
  if (given === undefined) return new HttpResponse(null, { status, headers });
  // A 204 has no body.
  return new HttpResponse(JSON.stringify(given), {
    status: status === 204 ? 200 : status,
    headers: { ...Object.fromEntries(headers), 'content-type': 'application/json' },
  });
}

const jsonOf = async (answer: Response): Promise<unknown> => {
  const text = await answer.text();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
};

/** An answer of another server version: its start fits neither a list nor an object of the contract. */
export const misshapen = ({ status, headers }: Response): Response =>
  HttpResponse.json({ result: 'ok' }, { status: status === 204 ? 200 : status, headers });

/** A truncated answer: status, headers and half of the body, then the connection breaks. */
export async function brokenOff(answer: Response): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  // An empty body cannot be halved.
  if (bytes.length === 0) return HttpResponse.error();
  const parts = [bytes.slice(0, Math.floor(bytes.length / 2))];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.pop();
      if (part && part.length > 0) controller.enqueue(part);
      else controller.error(new TypeError('The connection was lost'));
    },
  });
  const { status, statusText, headers } = answer;
  return new Response(body, { status, statusText, headers });
}
