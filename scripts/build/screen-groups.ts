import { join } from 'node:path';
import { screens } from './screens.ts';

interface Graph {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
    code?: string | null;
  } | null;
}

const layout = '_signed-in.tsx';
const list = '_signed-in/montage/index.tsx';
const users = '_signed-in/user.tsx';
const component = '?tsr-split=component';
const icon = /\/@tabler\/icons-react\/.*\/(\w+)\.mjs$/;
/** What `main.tsx` loads with the layout: the cache of the server's answers. */
const cache = ['app/query-client.ts', 'saved-copies/saved-copies.ts'];
const cacheLibrary = /node_modules\/@tanstack\/(query-core|react-query)\//;
const backend = 'the backend in the page';

/** `_signed-in/montage/edit.$documentId.tsx` -> `edit` */
const shortName = (route: string) => route.replace(/\/index\.tsx$|(\.\$\w+)?\.tsx$/g, '').replace(/.*\//, '');

/**
 * Names the file of a module of `src` by the screens that import it: left to itself, the bundler makes a file for every
 * combination of screens and of the parts that load on use (25 files before the editor, here 15), and each file costs a slow
 * device more than its bytes.
 *
 * A module is imported by every screen that imports one of its importers. So the files cannot import each other in a circle.
 *
 * @param root the folder of the application
 * @returns the name for a module, or null to leave it to the bundler
 */
export function screenGroup(root: string): (id: string, graph: Graph) => string | null {
  const source = join(root, 'src').replaceAll('\\', '/');
  const routes = [...new Set(Object.values(screens).flatMap((screen) => screen.routes))];
  let reached: Map<string, Set<string>> | null = null;
  /** The names in the code of the layout and the list: the library's own index imports every icon. */
  const firstIcons = new Set<string>(['createReactComponent', 'defaultAttributes', 'IconX']);

  const reachOf = (graph: Graph) => {
    const all = new Map<string, Set<string>>();
    const mark = (from: string, start: string, alsoOnUse = false) => {
      const open = [start];
      for (let id = open.pop(); id !== undefined; id = open.pop()) {
        const by = all.get(id) ?? new Set();
        if (by.has(from)) continue;
        all.set(id, by.add(from));
        const info = graph.getModuleInfo(id);
        if (id.startsWith(source) && (from === layout || from === list))
          for (const name of info?.code?.match(/\bIcon[A-Z]\w+/g) ?? []) firstIcons.add(name);
        open.push(...(info?.importedIds ?? []), ...(alsoOnUse ? (info?.dynamicallyImportedIds ?? []) : []));
      }
    };
    for (const route of routes) {
      const file = `${source}/routes/${route}`;
      mark(route, `${file}${component}`);
      if (!route.startsWith('_signed-in')) continue;
      // A loader and a skeleton: code that a screen needs before its own is there.
      for (const part of graph.getModuleInfo(file)?.dynamicallyImportedIds ?? [])
        if (!part.endsWith(component)) mark(layout, part);
    }
    for (const part of cache) mark(layout, `${source}/${part}`);
    mark(backend, `${source}/mocks/browser.ts`, true);
    return all;
  };

  return (id, graph) => {
    // Not a file of its own: the calls are its only users.
    if (cacheLibrary.test(id)) return 'calls';
    const [, library] = icon.exec(id) ?? [];
    if (library === undefined && (!id.startsWith(source) || id.endsWith(component))) return null;
    reached ??= reachOf(graph);
    // A file of their own, because messages have some too, on every screen.
    if (library !== undefined) return firstIcons.has(library) ? 'icons' : null;
    const by = [...(reached.get(id) ?? [])];
    // The embedded backend must not load a screen for a module that they share.
    if (by.length === 0 || by.includes(backend)) return null;
    const signedIn = by.filter((route) => route.startsWith('_signed-in'));
    if (signedIn.length === 0) return by.length > 1 || by[0] === 'login.tsx' ? 'forms' : null;
    if (signedIn.length < by.length) return by.includes('login.tsx') ? 'framework' : 'calls';
    if (by.includes(layout)) return 'shell';
    // A file less before the first rows; the other screens get a few kB with it that they do not need.
    if (by.length > 1 && by.includes(list)) return 'shell';
    // What only the screens of one montage need must not load with the list or the users.
    if (by.length > 2) return by.includes(users) ? 'shell' : 'one-montage';
    if (by.length === 2) return by.map(shortName).join('-and-');
    return shortName(by[0]!) === 'edit' ? 'editor' : null;
  };
}
