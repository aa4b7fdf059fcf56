/** A mock backend on a port of its own, with faults between it and its callers. */
import type { ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { signedInToken } from '@/mocks/identity/sessions';
import { createWorld, type World, type WorldOptions } from '@/mocks/world';
import { mockApp, sendable, type MockApp } from '../../mock-server/app.ts';
import { listen } from '../backend-for-tests.ts';
import { loadContract, type Contract } from './contract.ts';
import { verifyBackend, type VerifyOptions } from './verify.ts';

export interface TestBackend {
  url: string;
  token: string;
  world: World;
  close(): Promise<void>;
}

/** Changes the answer to a request, or answers instead of the backend. `next` calls the backend. */
export type Wrong = (request: Request, next: (request?: Request) => Promise<Response>) => Promise<Response>;

const wrapped = ({ fetch }: MockApp, wrong: Wrong) =>
  getRequestListener(
    async (request, env) => {
      const outgoing = env.outgoing as ServerResponse;
      const { pathname } = new URL(request.url);
      // Read once: a wrapper may look at the body, and still pass the request on.
      const body = await request.arrayBuffer();
      const { method, url, headers } = request;
      const copy = () =>
        new Request(url, {
          method,
          headers,
          body: body.byteLength > 0 ? body : undefined,
          signal: request.signal,
        });
      const next = async (other = copy()) => fetch(other, { outgoing });
      return sendable(await (pathname.startsWith('/api/') ? wrong(copy(), next) : next()), outgoing);
    },
    { overrideGlobalObjects: false },
  );

export async function startBackend(
  options: WorldOptions & { wrong?: Wrong; as?: string } = {},
): Promise<TestBackend> {
  const { wrong, as = 'admin@example.com', ...worldOptions } = options;
  const world = await createWorld({ pace: { minMs: 0, maxMs: 0 }, deviations: 'report', ...worldOptions });
  const app = mockApp(world);
  const listener = wrong ? wrapped(app, wrong) : app.listener;
  const { origin, close } = await listen((request, response) => void listener(request, response));
  return {
    url: origin,
    token: await signedInToken(world, as),
    world,
    async close() {
      await close();
      app.close();
      world.dispose();
    },
  };
}

/** Read once for all test files. */
let read: Contract | undefined;
export const contractForTests = (): Contract => (read ??= loadContract());

/** Each deviation as `check operation place`, in the order of discovery. */
export async function deviationsOf(
  only: string,
  wrong: Wrong,
  options: Partial<VerifyOptions> & { world?: WorldOptions } = {},
): Promise<string[]> {
  const { world, ...verifying } = options;
  const backend = await startBackend({ ...world, wrong });
  try {
    const small = { largeFile: false, invalidBodies: 0 };
    const { url, token } = backend;
    const report = await verifyBackend({
      url,
      token,
      contract: contractForTests(),
      only,
      ...small,
      ...verifying,
    });
    return report.deviations.map(({ check, operation, pointer }) => `${check} ${operation} ${pointer}`);
  } finally {
    await backend.close();
  }
}

/** For the requests of one operation, by its method and the end of its path. */
export const on =
  (method: string, path: RegExp, wrong: Wrong): Wrong =>
  (request, next) => {
    const { pathname } = new URL(request.url);
    return request.method === method && path.test(pathname) ? wrong(request, next) : next();
  };

/** An answer with another body; status and headers stay. */
export async function rewrite(response: Response, change: (text: string) => string): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(change(await response.text()), { status: response.status, headers });
}

/** A success with another body. `change` may modify its argument, or return a replacement. */
export const answering =
  <T>(method: string, path: RegExp, change: (body: T) => unknown): Wrong =>
  (request, next) =>
    on(method, path, async () => {
      const response = await next();
      if (response.status > 299) return response;
      return rewrite(response, (text) => {
        const body = JSON.parse(text) as T;
        return JSON.stringify(change(body) ?? body);
      });
    })(request, next);

/** The same request with another body. */
export async function sending<T>(request: Request, change: (body: T) => unknown): Promise<Request> {
  const body = (await request.json()) as T;
  const { method, url } = request;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(url, { method, headers, body: JSON.stringify(change(body) ?? body) });
}
