import type { Plugin } from 'vite';
import { chunksOf, filesOf, filesOfEntry } from './chunk-files.ts';
import { screens } from './screens.ts';

const fileName = 'route-preload.js';

/** Runs in the page before anything else has loaded. */
function preload(files: string[], lists: [pattern: string, places: number[]][], pathname: string): void {
  for (const [pattern, places] of lists) {
    if (!new RegExp(pattern).test(pathname)) continue;
    for (const place of places) {
      const file = `/${files[place]}`;
      const link = document.createElement('link');
      link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
      if (link.rel === 'preload') link.as = 'style';
      link.crossOrigin = '';
      link.href = file;
      document.head.append(link);
    }
  }
}

/**
 * Lets the browser fetch the code of the requested screen in parallel with the entry. The entry requests it too, but
 * only after it was loaded and parsed, which takes long on a slow device or connection. In a separate file, because a
 * content security policy forbids inline scripts.
 */
export function preloadRoutes(): Plugin {
  return {
    name: 'preload-routes',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `/${fileName}`, async: true }, injectTo: 'head-prepend' },
    ],
    generateBundle(_options, bundle) {
      const chunks = chunksOf(bundle);
      const known = filesOfEntry(chunks);
      if (known.size === 0) this.error('There is no entry to add preloads to.');
      // Each file once: screens share most of theirs.
      const files: string[] = [];
      const placeOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
      const lists = Object.values(screens).map(({ pattern, routes }) => {
        const ofScreen = routes.flatMap((route) => {
          const chunk = [...chunks.values()].find(({ facadeModuleId }) =>
            facadeModuleId?.includes(`/src/routes/${route}?tsr-split=component`),
          );
          if (!chunk) this.error(`The screen of src/routes/${route} has no chunk of its own.`);
          return [...filesOf(chunk, chunks, known)];
        });
        return [pattern, [...new Set(ofScreen)].map(placeOf)] as const;
      });
      this.emitFile({
        type: 'asset',
        fileName,
        source: `(${preload.toString()})(${JSON.stringify(files)}, ${JSON.stringify(lists)}, location.pathname);\n`,
      });
    },
  };
}
