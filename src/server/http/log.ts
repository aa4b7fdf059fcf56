import { AsyncLocalStorage } from 'node:async_hooks';
import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** The request that is being answered: every line that is written meanwhile names it. */
export interface CallContext {
  requestId: string;
  operation?: string;
}
export const callContext = new AsyncLocalStorage<CallContext>();

/** The kinds of documents that are uploaded: a name before one of them may name a well, or a person. */
const documentName = /[^\s/\\'"()<>]+\.(pdf|docx?|xlsx?|od[st]|rtf|csv|txt|dat|asc|las|png|jpe?g|xml)\b/gi;

/** Without e-mail addresses, tokens and names of documents, which a message of a library may quote. */
export const withoutPersonalData = (text: string): string =>
  text
    .replaceAll(/\beyJ[\w-]+(\.[\w-]*)*/g, '[token]')
    .replaceAll(/[^\s@<>"'(),;:=]+@[^\s@<>"'(),;:=]+/g, '[e-mail]')
    .replaceAll(documentName, '[document]');

/** An error without its own fields: those of a database repeat the values of a statement. */
function serialisedError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: withoutPersonalData(String(error)) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return {
    type: error.name,
    message: withoutPersonalData(error.message),
    ...code,
    stack: withoutPersonalData(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: serialisedError(error.cause) }),
  };
}

/** A log of JSON lines: on the standard output, for what collects the logs of a machine. */
export const openLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: serialisedError },
      mixin: () => callContext.getStore() ?? {},
    },
    destination ?? pino.destination({ fd: 1, sync: true }),
  );
