import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Puts a deployment's own module in place of `src/app/reporting/host.ts`, or leaves reporting out of the build altogether. Decided
 * when it is built, and not asked of the host when it runs: that would cost every user a request (docs/decisions/0019-reporting.md).
 *
 * @throws Error where the module named by `REPORTING_MODULE` is not there.
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
      // As a list, which comes before the alias of all of `src`; that one would find the empty module.
      ...(module !== null && {
        resolve: { alias: [{ find: '@/app/reporting/host', replacement: module }] },
      }),
    }),
  };
}
