import type { IncomingMessage } from 'node:http';
import type { OperationId } from '@/api/generated/operations';
import type { Clock } from '@/backend/ports';
import type { BodyReader } from '@/backend/requests';
import { bodyTooLarge, bodyTooSlow } from './http-refusal';
import { maxFormBytes, type Uploads } from './uploads';

const KIB = 1024;
const MIB = 1024 * KIB;

/**
 * The largest JSON body of an operation. The largest real montages have a few megabytes, with the source of each value; a
 * parsed one takes ten times the memory of its text, so that no more than a few times that is taken. Whoever may send
 * without a token, or sends a name, needs some kilobytes.
 */
const maxJsonBytes = (id: OperationId): number =>
  ({ saveMontage: 16 * MIB, importMontage: 16 * MIB, correctDocument: 4 * MIB, saveLayout: 4 * MIB })[
    id as string
  ] ?? 64 * KIB;

const sizeInWords = (bytes: number): string => (bytes >= MIB ? `${bytes / MIB} MB` : `${bytes / KIB} kB`);

export interface BodyOptions {
  clock: Clock;
  uploads: Uploads;
  /** How long a body may stay silent, ms. */
  idleMs: number;
}

/** The body as it arrives; a silent client ends it with a refusal. */
async function* arriving(
  source: AsyncIterator<Uint8Array>,
  { clock, idleMs }: BodyOptions,
): AsyncGenerator<Uint8Array, void> {
  for (;;) {
    const arrived = new AbortController();
    const next = await Promise.race([
      source.next(),
      clock.sleep(idleMs, arrived.signal).then(() => 'idle' as const),
    ]);
    // Without a reason, an error with its stack would be made for each part.
    arrived.abort('arrived');
    if (next === 'idle') throw bodyTooSlow();
    if (next.done) return;
    yield next.value;
  }
}

/**
 * A Node server's own stream costs a tenth of its web form. Its connection must survive a body that is not read to the end,
 * for the answer that says why.
 */
const sourceOf = (request: Request, incoming: IncomingMessage | undefined): AsyncIterator<Uint8Array> =>
  incoming
    ? incoming.iterator({ destroyOnReturn: false })
    : (request.body ?? new Blob().stream())[Symbol.asyncIterator]();

/** A small body that has arrived by now, as nearly all have while their caller was looked up; undefined for any other. */
function arrivedWhole(incoming: IncomingMessage | undefined): Uint8Array[] | undefined {
  // HTTP/2 has no such buffer.
  if (
    incoming?.httpVersionMajor !== 1 ||
    !incoming.complete ||
    incoming.destroyed ||
    incoming.readableDidRead
  )
    return undefined;
  const pieces: Uint8Array[] = [];
  for (let piece: Buffer | null; (piece = incoming.read() as Buffer | null) !== null;) pieces.push(piece);
  return pieces;
}

/** The bodies of one operation's requests, within its limits. */
export function bodyReader(
  id: OperationId,
  request: Request,
  incoming: IncomingMessage | undefined,
  over: () => AbortSignal,
  options: BodyOptions,
): BodyReader {
  const tooLarge = (limit: number) =>
    bodyTooLarge(`The request is larger than ${sizeInWords(limit)}, which is the limit.`);
  const limited = (limit: number): AsyncGenerator<Uint8Array, void> => {
    if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit);
    const source = sourceOf(request, incoming);
    return (async function* () {
      let size = 0;
      try {
        for await (const bytes of arriving(source, options)) {
          size += bytes.byteLength;
          if (size > limit) throw tooLarge(limit);
          yield bytes;
        }
      } finally {
        // Not awaited: it waits for the piece that was asked for, and that one may never arrive.
        void source.return?.();
      }
    })();
  };
  return {
    async text() {
      const limit = maxJsonBytes(id);
      const pieces: Uint8Array[] = arrivedWhole(incoming) ?? [];
      if (pieces.length === 0) for await (const piece of limited(limit)) pieces.push(piece);
      else if (pieces.reduce((sum, { byteLength }) => sum + byteLength, 0) > limit) throw tooLarge(limit);
      return new TextDecoder().decode(pieces.length === 1 ? pieces[0] : Buffer.concat(pieces));
    },
    async formData() {
      const contentType = request.headers.get('content-type') ?? '';
      return options.uploads.formOf(limited(maxFormBytes), contentType, over());
    },
  };
}
