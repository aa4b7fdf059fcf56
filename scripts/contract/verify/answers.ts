/** Validates one answer against the contract of its operation: status, headers, content type, body. */
import type { Exchange } from './client.ts';
import type { Answer, Operation, Schema } from './contract.ts';
import type { Recorder } from './report.ts';
import { schemaErrors, show, textErrors, unnamedFields } from './schema-errors.ts';

const mediaType = (contentType: string | null): string =>
  (contentType ?? '').split(';')[0]!.trim().toLowerCase();

/** Without one of these in an error, the application has no message for the user. */
const sentences = ['detail', 'message', 'code', 'stack'];

/** The schema of errors, for an answer whose status the operation does not declare. */
function errorAnswer({ answers }: Operation): Answer | undefined {
  return Object.entries(answers).find(([status]) => status.startsWith('4'))?.[1];
}

function checkHeaders(
  recorder: Recorder,
  exchange: Exchange,
  declared: NonNullable<Answer['headers']>,
): void {
  const { operation, request, headers } = exchange;
  for (const [name, { required = false, schema }] of Object.entries(declared)) {
    const pointer = `/headers/${name.toLowerCase()}`;
    const text = headers.get(name);
    if (text === null) {
      if (required) {
        const found = { pointer, expected: 'present', got: 'missing' };
        recorder.check(false, 'header', operation.id, request, found);
      }
      continue;
    }
    const [error] = textErrors(schema, text);
    const found = { pointer, expected: error?.expected ?? '', got: text };
    recorder.check(!error, 'header', operation.id, request, found);
  }
}

function checkSchema(recorder: Recorder, { operation, request, json }: Exchange, schema: Schema): boolean {
  const errors = schemaErrors(schema, json);
  for (const { keyword, pointer, expected, got } of errors) {
    const found = { pointer: `/body${pointer}`, expected, got };
    recorder.check(false, `schema.${keyword}`, operation.id, request, found);
  }
  if (errors.length > 0) return false;
  recorder.check(true, 'schema', operation.id, request, { pointer: '/body', expected: '', got: '' });
  for (const pointer of unnamedFields(schema, json)) {
    recorder.remark(operation.id, `/body${pointer}`, 'a field that the contract does not name');
  }
  return true;
}

function checkBody(recorder: Recorder, exchange: Exchange, content: NonNullable<Answer['content']>): boolean {
  const { operation, request, text, json, headers, status } = exchange;
  const check = (holds: boolean, name: string, pointer: string, expected: unknown, got: unknown) =>
    recorder.check(holds, name, operation.id, request, { pointer, expected, got });
  const type = mediaType(headers.get('content-type'));
  const declared = content[type];
  // A stream is read by the caller that opens it.
  if (declared && type === 'text/event-stream') return true;
  if (!check(text !== '', 'body.present', '/body', `a body after ${status}`, 'an empty one')) return false;
  const expectedTypes = Object.keys(content).join(' or ');
  if (!check(declared !== undefined, 'content-type', '/headers/content-type', expectedTypes, type)) {
    if (json === undefined) return false;
  }
  if (!check(json !== undefined, 'body.json', '/body', 'JSON', text.slice(0, 60))) return false;
  const schema = (declared ?? Object.values(content)[0])?.schema;
  if (!schema || !checkSchema(recorder, exchange, schema)) return false;
  if (status < 400) return declared !== undefined;
  const speaks = sentences.some((name) => name in (json as object));
  return check(speaks, 'error.sentence', '/body', `one of ${sentences.join(', ')}`, show(json));
}

/**
 * Validates everything but the expected status. An error with an undeclared status is validated with the schema of
 * errors too.
 *
 * @returns whether the body can be used.
 */
export function checkAnswer(recorder: Recorder, exchange: Exchange): boolean {
  const { operation, request, status, text } = exchange;
  const answer = operation.answers[status] ?? (status >= 400 ? errorAnswer(operation) : undefined);
  if (!answer) return false;
  checkHeaders(recorder, exchange, answer.headers ?? {});
  if (answer.content) return checkBody(recorder, exchange, answer.content);
  return recorder.check(text === '', 'body.empty', operation.id, request, {
    pointer: '/body',
    expected: `no body after ${status}`,
    got: text.slice(0, 60),
  });
}
