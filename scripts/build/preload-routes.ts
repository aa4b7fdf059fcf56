import type { Plugin } from 'vite';
import { chunksOf, filesOf, filesOfEntry } from './chunk-files.ts';
import { screens } from './screens.ts';

const fileName = 'route-preload.js';

/** Runs in the page, before anything else has arrived. */
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
 * Lets the browser fetch the code of the screen at the address in parallel with the entry. The entry asks for it as well, but only
 * when it has arrived and has been read, which takes a slow machine or a far server long. A file of its own and no inline
 * script, because a content security policy refuses those.
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
      // Each file once: screens have most of theirs in common.
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
