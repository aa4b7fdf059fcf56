/**
 * Lets Node run the application's sources unchanged. They are written for a bundler, which resolves `@/`, file names
 * without extension and the index of a folder, and reads `?raw` as text. Import this file before any of them, and them
 * with `import()` only, because static imports are resolved before a module runs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const sources = new URL('../../src/', import.meta.url);
const raw = '?raw';

/** The resolved file; undefined for what Node resolves itself: packages, and files with their extension. */
function fileOf(specifier: string, parent: string | undefined): URL | undefined {
  const url = specifier.startsWith('@/')
    ? new URL(specifier.slice(2), sources)
    : specifier.startsWith('.') && parent?.startsWith(sources.href)
      ? new URL(specifier, parent)
      : undefined;
  if (!url || url.search === raw) return url;
  const path = fileURLToPath(url);
  const meant = [`${path}.ts`, join(path, 'index.ts')].find((candidate) => existsSync(candidate));
  return meant === undefined ? url : pathToFileURL(meant);
}

// Most of the time until the first answer is compilation.
enableCompileCache();

registerHooks({
  resolve(specifier, context, next) {
    const file = fileOf(specifier, context.parentURL);
    return file ? next(file.href, context) : next(specifier, context);
  },
  load(url, context, next) {
    if (!url.endsWith(raw)) return next(url, context);
    const text = readFileSync(new URL(url.slice(0, -raw.length)), 'utf8');
    return { format: 'module', source: `export default ${JSON.stringify(text)};`, shortCircuit: true };
  },
});
