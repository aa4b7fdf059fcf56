import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** The server behind the application's origin. */
export interface Backend {
  /** Whether the backend answers this path. */
  owns(pathname: string): boolean;
  answer(request: IncomingMessage, response: ServerResponse): void;
}

const apiPaths = /^\/api\//;
/** An emulator's paths begin with the host that it replaces. */
const identityPaths = /^\/(identitytoolkit|securetoken)\.googleapis\.com\//;

/**
 * Why there is no answer. A failure outside HTTP is not turned into one, because browsers repeat a call whose
 * connection was only closed.
 */
function refuse(url: string, error: NodeJS.ErrnoException, outgoing: ServerResponse): void {
  if (error.code === 'ECONNREFUSED' && !outgoing.headersSent) {
    outgoing.writeHead(502, { 'Content-Type': 'application/json' });
    outgoing.end(JSON.stringify({ message: `Nothing answers on ${url}.` }));
  } else if (!outgoing.headersSent && outgoing.socket?.writable) outgoing.socket.end('no answer\r\n\r\n');
  else outgoing.destroy();
}

function forward(url: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { host: _, ...headers } = incoming.headers;
  // A new connection for each call: a kept one may be closed just as it is used again.
  const options = { method: incoming.method, headers, agent: false } as const;
  const call = ask(new URL(incoming.url ?? '/', url), options, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    outgoing.flushHeaders();
    // If one of the two ends early, the other is closed too.
    pipeline(answer, outgoing, () => {});
  });
  call.on('error', (error) => refuse(url, error, outgoing));
  outgoing.on('close', () => call.destroy());
  incoming.pipe(call);
}

/**
 * A backend elsewhere, behind the origin of the application.
 *
 * @param api the origin of the backend.
 * @param identity the origin of the identity provider's emulator; by default that of the backend, as in the mock
 * server.
 */
export function forwardingTo(api: string, identity: string = api): Backend {
  return {
    owns: (pathname) => apiPaths.test(pathname) || identityPaths.test(pathname),
    answer: (incoming, outgoing) =>
      forward(identityPaths.test(incoming.url ?? '') ? identity : api, incoming, outgoing),
  };
}
