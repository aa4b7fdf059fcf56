import { getResponse, type HttpHandler } from 'msw';
import { testClock, type TestClock } from './clock';
import { createHandlers, type HandlerOptions } from './handlers';
import { signedInToken } from './identity/sessions';
import { createWorld, type World, type WorldOptions } from './world';

export interface Reply<T = unknown> {
  status: number;
  body: T;
  headers: Headers;
}

export interface TestClient {
  world: World;
  clock: TestClock;
  handlers: HttpHandler[];
  /** Calls the API as a user; `null` sends no token. A body that is not a form is sent as JSON. */
  call<T = unknown>(
    as: string | null,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Reply<T>>;
  /** Like `call`, with the untouched response, for streams. */
  open(
    as: string | null,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
  identity<T = unknown>(operation: string, fields: unknown): Promise<Reply<T>>;
}

export const admin = 'admin@example.com';
export const engineer = 'engineer@example.com';
export const newcomer = 'newcomer@example.com';

async function replyOf<T>(response: Response): Promise<Reply<T>> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: (text ? JSON.parse(text) : null) as T };
}

/** A world with its handlers and no network: requests are passed to the handlers directly. */
export async function testClient(options: WorldOptions & HandlerOptions = {}): Promise<TestClient> {
  const clock = testClock();
  const world = await createWorld({ clock, ...options });
  const handlers = createHandlers(world, options);

  const ask = async (request: Request): Promise<Response> => {
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`Nothing answers ${request.method} ${request.url}`);
    return response;
  };
  const open: TestClient['open'] = async (as, method, path, body, given) => {
    const headers = new Headers(given);
    if (as) headers.set('authorization', `Bearer ${await signedInToken(world, as)}`);
    const multipart = body instanceof FormData;
    if (body !== undefined && !multipart) headers.set('content-type', 'application/json');
    const sent = multipart || typeof body === 'string' ? body : JSON.stringify(body);
    return ask(new Request(`http://localhost/api${path}`, { method, headers, body: sent }));
  };

  return {
    world,
    clock,
    handlers,
    open,
    call: async (...args) => replyOf(await open(...args)),
    identity: async (operation, fields) =>
      replyOf(
        await ask(
          new Request(`https://identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(fields),
          }),
        ),
      ),
  };
}
