import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import type { Accounts } from '../../src/routes/__root.tsx';
import { chunksOf, filesOf, filesOfEntry } from './chunk-files.ts';
import type { PublicScreen } from './render-public-screen.tsx';
import { screens } from './screens.ts';

/** The screens that a visitor without an account can open, and whose content follows from the settings alone. */
const paths = ['/login', '/signup', '/forgot-password'] as const;

const scriptName = 'public-screen.js';

/** In the files of a page without a brand of its own; its server writes the brand there. */
export const brandPlaceholder = '{{brand}}';

/** Runs in the page before it is painted. */
function beforePaint(): void {
  const { entry } = (document.currentScript as HTMLScriptElement).dataset;
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // A browser without storage follows the system.
  }
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
  // A form that is sent before the application has loaded is marked, and sent again by it (`src/app/take-over.ts`).
  addEventListener('submit', ({ target }) => (target as HTMLFormElement).setAttribute('data-sent', ''), {
    once: true,
    capture: true,
  });
  let isStarted = false;
  const start = () => {
    if (!isStarted) void import(entry!);
    isStarted = true;
  };
  // The application runs after the first frame. A page in the background has no frames.
  addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => setTimeout(start));
    setTimeout(start, 300);
  });
}

interface PublicScreensOptions {
  /** The brand that is built in; undefined where the server of the page has the settings. */
  brandName: string | undefined;
  /** The application's plugins that the rendering needs. */
  plugins: () => Plugin[];
}

/**
 * Renders the public screens into files of their own, such as `login.html`, so that they are painted before a script has
 * run. A page without settings has them in `public-screens/` for each kind of accounts.
 */
export function publicScreens({ brandName, plugins }: PublicScreensOptions): Plugin {
  let alias: Record<string, string> = {};
  return {
    name: 'montage:public-screens',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root }) => {
      alias = { '@': join(root, 'src') };
    },
    async writeBundle({ dir = 'dist' }, bundle) {
      const chunks = chunksOf(bundle);
      const known = filesOfEntry(chunks);
      const filesOfScreen = (path: string) => {
        const route = screens[path]?.routes[0];
        const chunk = [...chunks.values()].find(({ facadeModuleId }) =>
          facadeModuleId?.includes(`/src/routes/${route}?tsr-split=component`),
        );
        if (!chunk) return this.error(`The screen of ${path} has no chunk of its own.`);
        return [...filesOf(chunk, chunks, known)];
      };
      const read = (file: string) => readFileSync(join(dir, file), 'utf8');
      const first = read('index.html');
      writeFileSync(join(dir, scriptName), `(${beforePaint.toString()})();\n`);
      const server = await createServer({
        configFile: false,
        appType: 'custom',
        mode: 'production',
        logLevel: 'error',
        resolve: { alias },
        plugins: plugins(),
        server: { middlewareMode: true, hmr: false, watch: null, ws: false },
        optimizeDeps: { noDiscovery: true },
      });
      try {
        const { renderPublicScreen } = (await server.ssrLoadModule(
          '/scripts/build/render-public-screen.tsx',
        )) as { renderPublicScreen(path: string, brand: string, accounts: Accounts): Promise<PublicScreen> };
        const kinds: readonly Accounts[] = brandName === undefined ? ['open', 'closed', 'company'] : ['open'];
        for (const accounts of kinds) {
          for (const path of paths) {
            const screen = await renderPublicScreen(path, brandName ?? brandPlaceholder, accounts);
            const file = brandName === undefined ? `public-screens/${accounts}${path}.html` : `${path}.html`;
            mkdirSync(dirname(join(dir, file)), { recursive: true });
            writeFileSync(join(dir, file), pageOf(first, screen, filesOfScreen(path), read));
          }
        }
      } finally {
        await server.close();
      }
    },
  };
}

/**
 * The first page of the build with a screen in it. Its styles are in the page itself, so that the first frame waits for no
 * other file.
 */
function pageOf(
  first: string,
  { markup, title }: PublicScreen,
  files: readonly string[],
  read: (file: string) => string,
): string {
  const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(first);
  const sheet = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(first);
  const loading = /<div id="root">.*?<\/div>\s*<\/div>/s.exec(first);
  if (!entry || !sheet?.[1] || !loading)
    throw new Error('index.html has no entry, no styles or no place for the screen.');
  const sheets = files.filter((file) => file.endsWith('.css'));
  const styles = [sheet[1], ...sheets].map(read).join('');
  // Fetched, but not compiled before the first frame, as modules that are preloaded would be.
  const preload = (file: string) => `<link rel="preload" as="script" crossorigin href="/${file}">`;
  // Where the application looks for the styles of its parts before it loads them, and nothing waits for them.
  const links = sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('');
  return first
    .replace(/<script src="\/route-preload\.js"[^>]*><\/script>/, '')
    .replace(sheet[0], '')
    .replace(entry[0], preload(entry[1]!.slice(1)))
    .replaceAll('<link rel="modulepreload"', '<link rel="preload" as="script"')
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title><style>${styles}</style>`)
    .replace(
      '</head>',
      `${files
        .filter((file) => file.endsWith('.js'))
        .map(preload)
        .join('')}<script src="/${scriptName}" data-entry="${entry[1]}"></script></head>`,
    )
    .replace(loading[0], () => `<div id="root">${markup}</div>`)
    .replace('</body>', `${links}</body>`);
}
