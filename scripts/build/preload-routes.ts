import type { Plugin, Rollup } from 'vite';

const fileName = 'route-preload.js';

/** The screens that people arrive at, and the route files whose code makes them up. */
const arrivals = {
  '^/login$': ['login.tsx'],
  '^/$': ['_signed-in.tsx', '_signed-in/index.tsx'],
  '^/montage/?$': ['_signed-in.tsx', '_signed-in/montage/index.tsx'],
  '^/montage/create$': ['_signed-in.tsx', '_signed-in/montage/create.tsx'],
  '^/montage/edit/': ['_signed-in.tsx', '_signed-in/montage/edit.$documentId.tsx'],
};

/** Runs in the page, before anything else has arrived. */
function preload(lists: [path: string, files: string[]][], pathname: string): void {
  for (const [path, files] of lists) {
    if (!new RegExp(path).test(pathname)) continue;
    for (const file of files) {
      const link = document.createElement('link');
      link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
      if (link.rel === 'preload') link.as = 'style';
      link.crossOrigin = '';
      link.href = file;
      document.head.append(link);
    }
  }
}

type Chunks = ReadonlyMap<string, Rollup.OutputChunk>;

/** A chunk's file, those it imports, and their style sheets; what `known` holds is there already. */
function filesOf(chunk: Rollup.OutputChunk, chunks: Chunks, known: ReadonlySet<string>): Set<string> {
  const files = new Set<string>();
  const visit = ({ fileName: file, imports, viteMetadata }: Rollup.OutputChunk) => {
    if (known.has(file) || files.has(file)) return;
    files.add(file);
    for (const sheet of viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const imported of imports) {
      const found = chunks.get(imported);
      if (found) visit(found);
    }
  };
  visit(chunk);
  return files;
}

/**
 * Lets the browser fetch the code of the screen at the address beside the entry. The entry asks for it as well, but only
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
      const chunks: Chunks = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file] as const] : [],
        ),
      );
      const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
      if (!entry) this.error('There is no entry to preload beside.');
      const known = filesOf(entry, chunks, new Set());
      const lists = Object.entries(arrivals).map(([path, routes]) => {
        const files = routes.flatMap((route) => {
          const chunk = [...chunks.values()].find(({ facadeModuleId }) =>
            facadeModuleId?.includes(`/src/routes/${route}?tsr-split=component`),
          );
          if (!chunk) this.error(`The screen of src/routes/${route} has no chunk of its own.`);
          return [...filesOf(chunk, chunks, known)];
        });
        return [path, [...new Set(files)].map((file) => `/${file}`)] as const;
      });
      this.emitFile({
        type: 'asset',
        fileName,
        source: `(${preload.toString()})(${JSON.stringify(lists)}, location.pathname);\n`,
      });
    },
  };
}
