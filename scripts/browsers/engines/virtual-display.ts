import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findOrInstallVirtualDisplay } from './programs.ts';

export interface VirtualDisplay {
  /** For the environment variable DISPLAY. */
  name: string;
  stop(): Promise<void>;
}

/** A screen in memory, for a browser that draws in a window only. */
export async function startVirtualDisplay(): Promise<VirtualDisplay> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1700x24', '-nolisten', 'tcp'];
  const server = spawn(findOrInstallVirtualDisplay(), args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(server.stdio[3]!, 'data')) as [Buffer];
  return {
    name: `:${number.toString().trim()}`,
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
