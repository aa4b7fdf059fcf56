import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** `main.ts` with its imports, as one script. */
export async function bundlePageSide(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'main.ts'), formats: ['iife'], name: 'journeyPageBundle' },
    },
  });
  const [
    {
      output: [chunk],
    },
  ] = [result].flat() as [Rolldown.RolldownOutput];
  return chunk.code;
}
