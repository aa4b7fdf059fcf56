import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHandlers } from '@/mocks/handlers';
import { httpBridge } from '@/mocks/http';
import { createWorld, type World, type WorldOptions } from '@/mocks/world';

export interface MockOrigin {
  url: string;
  /** The backend's world, for a test to look into and to put faults in. */
  world: World;
  close(): Promise<void>;
}

interface MockOriginOptions {
  port: number;
  /** Answers what is not the backend's: the built application. */
  files: (request: IncomingMessage, response: ServerResponse) => void;
  world?: WorldOptions;
}

const isBackend = (path: string) => /^\/(api|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|emulator)\//.test(path);

/**
 * One origin with a built application and a backend of its own behind it, as a deployment has it: the production bundle
 * can be walked and measured without a byte of mock code in the page.
 */
export async function startMockOrigin({ port, files, world: options }: MockOriginOptions): Promise<MockOrigin> {
  const world = await createWorld(options);
  const backend = httpBridge(createHandlers(world));
  const server = createServer((request, response) => {
    if (isBackend(request.url ?? '/')) void backend(request, response);
    else files(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    world,
    async close() {
      world.dispose();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
