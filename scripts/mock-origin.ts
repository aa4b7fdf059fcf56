import { createHandlers } from '@/mocks/handlers';
import { httpBridge } from '@/mocks/http';
import { createWorld, type World, type WorldOptions } from '@/mocks/world';
import { serve } from './serve.ts';

export interface MockOrigin {
  url: string;
  /** The backend's world, for a test to look into and to put faults in. */
  world: World;
  close(): Promise<void>;
}

interface MockOriginOptions {
  /** The folder of the built application. */
  dir: string;
  port: number;
  world?: WorldOptions;
}

const backendPaths = /^\/(api|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)\//;

/**
 * One origin with a built application and a backend of its own behind it, as a deployment has it: the production bundle
 * can be walked and measured without a byte of mock code in the page.
 */
export async function startMockOrigin({ dir, port, world: options }: MockOriginOptions): Promise<MockOrigin> {
  const world = await createWorld(options);
  const answer = httpBridge(createHandlers(world));
  const server = await serve({
    dir,
    port,
    backend: {
      owns: (pathname) => backendPaths.test(pathname),
      answer: (request, response) => void answer(request, response),
    },
  });
  return {
    url: server.url,
    world,
    async close() {
      world.dispose();
      await server.close();
    },
  };
}
