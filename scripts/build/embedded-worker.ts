import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const fileName = 'mockServiceWorker.js';

/**
 * Serves, and in a static build emits, the worker script of the embedded backend straight from its package: a copy in
 * `public/` would fall behind the package on the next upgrade, and would end up in the production bundle as well.
 */
export function embeddedWorker(): Plugin {
  const source = () => readFileSync(require.resolve(`msw/${fileName}`), 'utf8');
  return {
    name: 'embedded-worker',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Service-Worker-Allowed', '/');
        response.end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: source() });
    },
  };
}
