import type { Fault } from '@/api/fault-policy';
import type { OperationId } from '@/api/generated/operations';
import { brokenOff, page, refusalBody } from '@/mocks/fault-answers';

/** Seconds that a server with too much to do asks to be left alone. */
export const askedPauseS = 7;

const events = { 'Content-Type': 'text/event-stream' };
const progress = 'event: progress\ndata: {"id":"survey","status":"IN_PROGRESS","detail":"Survey"}\n\n';

/** As `fetch` behaves when there is no answer: nothing, until it is aborted. */
const nothing = (signal: AbortSignal): Promise<Response> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** The result of `fetch` when this fault hits a call of the operation. */
export async function faultyFetch(
  operation: OperationId,
  fault: Fault,
  signal: AbortSignal,
): Promise<Response> {
  const isStream = operation === 'generateMontage';
  switch (fault) {
    case 'offline':
      throw new TypeError('Failed to fetch');
    case 'silence':
      return nothing(signal);
    case 'cut':
      return brokenOff(
        isStream
          ? new Response(progress + progress, { headers: events })
          : Response.json({ id: 'that is not all of it', items: [] }),
      );
    case 'not JSON':
      return page(200);
    case 'contract':
      return isStream
        ? new Response(`${progress}event: complete\ndata: {"montage_sections":7}\n\n`, { headers: events })
        : Response.json({ result: 'ok' });
    case 'empty':
      return new Response('');
    default: {
      return Response.json(refusalBody(Number(fault)), {
        status: Number(fault),
        headers: new Headers(fault === '429' ? [['Retry-After', `${askedPauseS}`]] : []),
      });
    }
  }
}
