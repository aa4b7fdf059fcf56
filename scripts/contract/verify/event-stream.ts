/** Reads a server-sent event stream to its end, with time limits. */
import { createParser } from 'eventsource-parser';

export interface Frame {
  event: string;
  data: string;
  /** Undefined on a server that does not number its events. */
  id: string | undefined;
}

export interface StreamRead {
  frames: Frame[];
  /** How it ended: closed by the server, broken, silent for too long, or still open after its last event. */
  end: 'closed' | 'broken' | 'silent' | 'left open' | 'endless';
}

interface Limits {
  /** The maximum silence; keep-alives count. */
  silenceMs: number;
  /** From the last event to the end of the stream. */
  closeMs: number;
  totalMs: number;
  ends: (event: string) => boolean;
  /** Called after each frame that arrived. */
  onFrame?: () => void;
}

/** Resolves with 'late' if the wait takes too long; the timer is cleared if the other promise settles first. */
async function within<T>(ms: number, waited: Promise<T>): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ms);
  });
  try {
    return await Promise.race([waited, late]);
  } finally {
    clearTimeout(timer);
  }
}

export async function readStream(body: ReadableStream<Uint8Array>, limits: Limits): Promise<StreamRead> {
  const frames: Frame[] = [];
  const parser = createParser({
    onEvent({ event = 'message', data, id }) {
      frames.push({ event, data, id });
      limits.onFrame?.();
    },
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const began = Date.now();
  let closeBy = Infinity;
  let seen = 0;
  for (;;) {
    const limitMs = Math.max(0, Math.min(limits.silenceMs, closeBy - Date.now()));
    let next: ReadableStreamReadResult<Uint8Array> | 'late';
    try {
      next = await within(limitMs, reader.read());
    } catch {
      return { frames, end: 'broken' };
    }
    if (next === 'late') return { frames, end: closeBy === Infinity ? 'silent' : 'left open' };
    if (next.done) return { frames, end: 'closed' };
    parser.feed(decoder.decode(next.value, { stream: true }));
    if (closeBy === Infinity && frames.slice(seen).some(({ event }) => limits.ends(event)))
      closeBy = Date.now() + limits.closeMs;
    seen = frames.length;
    if (Date.now() - began > limits.totalMs) return { frames, end: 'endless' };
  }
}
