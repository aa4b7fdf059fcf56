import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/** The code of each chunk by its file name, and the file name of the entry. */
interface Bundle {
  entry: string;
  chunks: Map<string, string>;
}

async function bundle(entry: string): Promise<Bundle> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        // The server bundles packages itself.
        external: /^(?!@\/)[@a-z][^:]*$/,
        output: { chunkFileNames: '[name]-[hash].worker-chunk.js' },
      },
    },
  });
  const [built] = Array.isArray(result) ? result : [result];
  if (!built || !('output' in built)) throw new Error(`${entry} was not bundled.`);
  const chunks = built.output.filter((part) => part.type === 'chunk');
  return {
    entry: chunks.find(({ isEntry }) => isEntry)!.fileName,
    chunks: new Map(chunks.map(({ fileName, code }) => [fileName, code])),
  };
}

/**
 * Serves the application's web workers as bundles. Each story that reads documents or draws a well starts workers, and each of
 * these would ask the server for hundreds of modules.
 */
export function bundledWorkers(): Plugin {
  const bundles = new Map<string, Promise<Bundle>>();
  const chunks = new Map<string, string>();
  const asModule = (code: string) => ({ code, map: null, moduleType: 'js' as const });
  return {
    name: 'bundled-workers',
    apply: 'serve',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.worker-chunk\.js$/ },
      handler: (id) => `\0${id.replace(/^.*\//, '')}`,
    },
    load: {
      filter: { id: /\.worker\.ts\?.*worker_file|\.worker-chunk\.js$/ },
      async handler(id) {
        const known = chunks.get(id.replace('\0', ''));
        if (known !== undefined) return asModule(known);
        const file = id.replace(/\?.*/, '');
        const bundling = bundles.get(file) ?? bundle(file);
        bundles.set(file, bundling);
        const bundled = await bundling;
        for (const [name, code] of bundled.chunks) chunks.set(name, code);
        return asModule(chunks.get(bundled.entry)!);
      },
    },
  };
}
