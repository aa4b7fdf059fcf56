import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signedInToken } from '@/mocks/identity/sessions';
import { createWorld } from '@/mocks/world';
import { mockApp } from '../mock-server/app.ts';

export interface Listening {
  /** Without a slash at its end. */
  origin: string;
  close(): Promise<void>;
}

export async function listen(listener: RequestListener): Promise<Listening> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The mock backend at an address of its own, and a token of its administrator. */
export async function startBackend(): Promise<Listening & { token: string }> {
  const world = await createWorld();
  const app = mockApp(world);
  const { origin, close } = await listen((request, response) => void app.listener(request, response));
  return {
    origin,
    token: await signedInToken(world, 'admin@example.com'),
    async close() {
      await close();
      app.close();
      world.dispose();
    },
  };
}
