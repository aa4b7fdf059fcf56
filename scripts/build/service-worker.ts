import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { Build } from '../../src/service-worker/kept-files.ts';
import { versionOf } from '../../src/service-worker/requests.ts';

const fileName = 'service-worker.js';

/** In addition to what is under `assets/`: the page for every screen and the files that it names. */
const rootFiles = ['/', '/favicon.svg', '/route-preload.js'];

/**
 * Emits the worker that opens the application without a network (`src/service-worker`), with the list of all files of this
 * build.
 *
 * @param fetchesSettings whether the page asks its server for them: they are then kept too.
 */
export function serviceWorker({ fetchesSettings }: { fetchesSettings: boolean }): Plugin {
  let root = '';
  return {
    name: 'montage:service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      // When every other plugin has emitted its files.
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        const page = index?.type === 'asset' ? String(index.source) : '';
        const version = versionOf(page);
        if (version === null) return this.error('index.html names no file of a version to keep.');
        const assets = Object.keys(bundle).filter(
          (file) => file.startsWith('assets/') && !file.endsWith('.map'),
        );
        const files = [
          ...rootFiles,
          ...(fetchesSettings ? ['/config.json'] : []),
          ...assets.toSorted().map((file) => `/${file}`),
        ];
        const id = createHash('sha256')
          .update(page + files.join())
          .digest('hex')
          .slice(0, 12);
        const source = await bundled(join(root, 'src/service-worker/worker.ts'), { id, version, files });
        this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}

async function bundled(input: string, about: Build): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { BUILD: JSON.stringify(about) },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [result] = [output].flat();
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (!chunk) throw new Error('The service worker was not built.');
  return chunk.code;
}
