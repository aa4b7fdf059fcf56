import { createWorld, type World, type WorldOptions } from '@/mocks/world';
import { mockApp } from './mock-server/app.ts';
import { serve, type StaticServer } from './serve.ts';

export interface MockOrigin {
  url: string;
  /** The backend's world, for a test to look into and to put faults in. */
  world: World;
  /** As a server that is stopped and started again, with what it has stored. */
  stop(): Promise<void>;
  start(): Promise<void>;
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
  const app = mockApp(world);
  const listen = () =>
    serve({
      dir,
      port,
      backend: {
        owns: (pathname) => backendPaths.test(pathname),
        answer: (request, response) => void app.listener(request, response),
      },
    });
  let server: StaticServer | null = await listen();
  async function stop(): Promise<void> {
    await server?.close();
    server = null;
  }
  return {
    url: server.url,
    world,
    stop,
    async start() {
      server ??= await listen();
    },
    async close() {
      world.dispose();
      app.close();
      await stop();
    },
  };
}
