import { isObject, unwrapped } from './find-in-answer';
import { eventShapes } from './generated/event-shapes';
import type { GenerationEvent } from './generated/model';
import { parseAnswer } from './json-of-servers';
import { repaired } from './repairs';
import { StreamError } from './stream-error';
import { streamMessages } from './stream-messages';

/** A message of a stream: the name of its event, if it has one, and its data. */
export interface StreamMessage {
  readonly event?: string | undefined;
  readonly data: string;
}

type Name = GenerationEvent['event'];

function nameIn(text: unknown): Name | undefined {
  const name = typeof text === 'string' ? text.trim().toLowerCase() : '';
  return name === 'progress' || name === 'complete' || name === 'error' ? name : undefined;
}

function parsed(event: Name, text: string): unknown {
  try {
    return parseAnswer(text);
  } catch (cause) {
    // Words alone: a reason, or a step without the fields of one.
    if (event === 'error' || !/^\s*[{[]/.test(text)) return text;
    throw new StreamError(streamMessages.connection, { cause });
  }
}

/** An event whose name is in its data: `{ event, data }`, or `{ type, ... }` with the fields of the event; else by its fields. */
function namedInside(text: string): { event: Name; data: unknown } | undefined {
  let value: unknown;
  try {
    value = parseAnswer(text);
  } catch {
    return undefined;
  }
  if (!isObject(value)) return undefined;
  const event = nameIn(value.event) ?? nameIn(value.type);
  const { event: _, type: __, ...fields } = value;
  if (event) return { event, data: 'data' in value ? value.data : fields };
  if (hasResult(value)) return { event: 'complete', data: value };
  if ('status' in value && ('id' in value || 'detail' in value)) return { event: 'progress', data: value };
  return 'error' in value ? { event: 'error', data: value } : undefined;
}

const hasSections = (value: unknown): boolean => isObject(value) && 'montage_sections' in value;
const hasResult = (value: unknown): boolean => hasSections(unwrapped(value, hasSections));

/** The end may come without anything: the montage is at the server. Anything else but the result is a failure. */
const resultOf = (data: unknown): unknown =>
  data == null || (isObject(data) && Object.keys(data).length === 0)
    ? { montage_sections: [] }
    : unwrapped(data, hasSections);

/** The reason in an error event, which is a text; the specification has it in `error`. */
function failureOf(data: unknown): unknown {
  if (typeof data === 'string') return { error: data };
  if (!isObject(data) || typeof data.error === 'string') return data;
  const inside = isObject(data.error) ? data.error : data;
  const reason = inside.message ?? inside.detail;
  return typeof reason === 'string' ? { ...data, error: reason } : data;
}

/** A step without an id is the one with its words. */
function progressOf(data: unknown): unknown {
  if (!isObject(data)) return data;
  const words = data.detail ?? data.message;
  return { ...data, id: data.id ?? words, detail: words ?? data.id };
}

const readings: Readonly<Record<Name, (data: unknown) => unknown>> = {
  progress: progressOf,
  complete: resultOf,
  error: failureOf,
};

/**
 * Reads only the three named events of the contract; a server may add others without breaking older clients. An invalid
 * progress event is ignored, because the run's result matters more; an invalid last event has nothing to show.
 */
export function toGenerationEvent({ event: name, data: text }: StreamMessage): GenerationEvent | undefined {
  const known = nameIn(name);
  const isUnnamed = name === undefined || name === 'message';
  const found = known
    ? { event: known, data: parsed(known, text) }
    : isUnnamed
      ? namedInside(text)
      : undefined;
  if (!found) return undefined;
  const { event } = found;
  const shape = eventShapes[event];
  try {
    const data = readings[event](found.data);
    return { event, data: shape ? repaired(shape, data, 'generateMontage') : data } as GenerationEvent;
  } catch (cause) {
    if (event === 'progress') return undefined;
    throw new StreamError(streamMessages.generation, { cause });
  }
}
