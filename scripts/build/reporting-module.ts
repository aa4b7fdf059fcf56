import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Replaces `src/app/reporting/host.ts` with a deployment's own module, or leaves reporting out of the build. Decided at
 * build time, because asking the host at run time would cost every user a request (docs/decisions/0019-reporting.md).
 *
 * @throws Error if the module in `REPORTING_MODULE` does not exist.
 */
export function reportingModule({
  REPORTING_MODULE: named = '',
}: Record<string, string | undefined>): Plugin {
  const module = named.trim() === '' ? null : resolve(named);
  if (module !== null && !existsSync(module))
    throw new Error(`REPORTING_MODULE names ${named}, which is no file: see docs/reporting.md.`);
  return {
    name: 'montage:reporting-module',
    config: () => ({
      define: { 'import.meta.env.REPORTING': JSON.stringify(module !== null) },
      // As a list, because it must come before the alias for all of `src`, which would find the empty module.
      ...(module !== null && {
        resolve: { alias: [{ find: '@/app/reporting/host', replacement: module }] },
      }),
    }),
  };
}
