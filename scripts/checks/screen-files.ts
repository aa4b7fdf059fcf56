import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { screens } from '../build/screens.ts';

/**
 * The files that a build's page loads first, by each screen's address, as `/assets/...`: those in its head, those that
 * its script adds for the address, and all their imports. Derived from the build, as a browser would load it.
 */
export function firstLoads(folder: string): Map<string, Set<string>> {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const ofPage = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file!);
  return new Map(
    Object.keys(screens).map((address) => {
      const ofScreen = preloadedAt(folder, address);
      if (ofScreen.length === 0)
        throw new Error(`route-preload.js has nothing for ${address}: see scripts/build/preload-routes.ts.`);
      return [address, withImports(folder, [...ofPage, ...ofScreen])];
    }),
  );
}

/** The files that the page's script requests at an address. Runs the script in a document that records them. */
function preloadedAt(folder: string, address: string): string[] {
  const asked: { href: string }[] = [];
  runInNewContext(readFileSync(join(folder, 'route-preload.js'), 'utf8'), {
    document: { createElement: () => ({}), head: { append: (link: { href: string }) => asked.push(link) } },
    location: { pathname: address },
  });
  return asked.map(({ href }) => href);
}

function withImports(folder: string, files: readonly string[]): Set<string> {
  const all = new Set<string>();
  const visit = (file: string) => {
    if (all.has(file) || !existsSync(join(folder, file))) return;
    all.add(file);
    if (!file.endsWith('.js')) return;
    const text = readFileSync(join(folder, file), 'utf8');
    // The bundler writes a dynamic import with a parenthesis: `import(`.
    for (const [, name] of text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      visit(`/assets/${name}`);
  };
  files.forEach(visit);
  return all;
}
