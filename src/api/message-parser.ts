import { createParser } from 'eventsource-parser';
import type { StreamMessage } from './generation-event';

export type ReceivedMessage = StreamMessage & { readonly id?: string | undefined };

export interface MessageParser {
  feed(piece: string): void;
  /** At the end: a last message may lack its blank line. */
  end(): void;
  /** The messages that have arrived since the last call. */
  taken(): ReceivedMessage[];
}

function eventStream(): MessageParser {
  const arrived: ReceivedMessage[] = [];
  const parser = createParser({ onEvent: (event) => arrived.push(event) });
  return {
    feed: (piece) => parser.feed(piece),
    end: () => parser.feed('\n\n'),
    taken: () => arrived.splice(0),
  };
}

/** Each line is a message. */
function jsonLines(): MessageParser {
  let rest = '';
  let lines: string[] = [];
  const messages = () => lines.filter((line) => line.trim() !== '').map((data) => ({ data }));
  return {
    feed(piece) {
      const all = `${rest}${piece}`.split(/\r?\n/);
      rest = all.pop() ?? '';
      lines.push(...all);
    },
    end() {
      lines.push(rest);
      rest = '';
    },
    taken() {
      const found = messages();
      lines = [];
      return found;
    },
  };
}

/** The whole answer is one message. */
function json(): MessageParser {
  let text = '';
  let found: ReceivedMessage[] = [];
  return {
    feed: (piece) => void (text += piece),
    end: () => void found.push({ data: text }),
    taken() {
      const taken = found;
      found = [];
      return taken;
    },
  };
}

/**
 * The parser for a stream of this content type: server-sent events, also without a type of their own; JSON lines; or one JSON
 * text. Undefined for anything else, such as the page of a proxy.
 */
export function parserFor(contentType: string | null): MessageParser | undefined {
  const type = (contentType ?? '').split(';', 1)[0]!.trim().toLowerCase();
  if (['text/event-stream', 'text/plain', 'application/octet-stream', ''].includes(type))
    return eventStream();
  if (/\b(x-)?(ndjson|jsonl|jsonlines)$|^application\/(stream\+json|json-seq)$/.test(type))
    return jsonLines();
  return type === 'application/json' ? json() : undefined;
}
