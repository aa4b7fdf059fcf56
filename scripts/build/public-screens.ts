import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import type { Accounts } from '../../src/routes/__root.tsx';
import { beforePaint } from './before-paint.ts';
import { chunksOf, filesOf, filesOfEntry } from './chunk-files.ts';
import { pageWith, waitingIn, type PaintedScreen } from './painted-page.ts';
import { screens } from './screens.ts';
import { signedInScreen } from './signed-in-screen.ts';

type PublicModule = typeof import('./render-public-screen.tsx');
type SignedInModule = typeof import('./render-signed-in-screen.tsx');

/** The screens that a visitor without an account can open, and whose content follows from the settings alone. */
const paths = ['/login', '/signup', '/forgot-password'] as const;

/** The screen of signed-in users that is painted in the same way. */
const signedInPath = '/montage';

/** In the files of a page without a brand of its own; its server writes the brand there. */
export const brandPlaceholder = '{{brand}}';

interface PublicScreensOptions {
  /** The brand that is built in; undefined where the server of the page has the settings. */
  brandName: string | undefined;
  /** The application's plugins that the rendering needs. */
  plugins: () => Plugin[];
}

/**
 * Renders the public screens and the list of montages into files of their own, such as `login.html`, so that they are painted
 * before a script has run. A page without settings has them in `public-screens/`, the public ones for each kind of accounts.
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
        const files = (screens[path]?.routes ?? []).flatMap((route) => {
          const chunk = [...chunks.values()].find(({ facadeModuleId }) =>
            facadeModuleId?.includes(`/src/routes/${route}?tsr-split=component`),
          );
          if (!chunk) return this.error(`The screen of ${path} has no chunk of its own.`);
          return [...filesOf(chunk, chunks, known)];
        });
        return [...new Set(files)];
      };
      const read = (file: string) => readFileSync(join(dir, file), 'utf8');
      const first = read('index.html');
      for (const [file, script] of Object.entries(beforePaint)) writeFileSync(join(dir, file), script);
      const write = (file: string, path: string, screen: PaintedScreen) => {
        mkdirSync(dirname(join(dir, file)), { recursive: true });
        writeFileSync(join(dir, file), pageWith(first, screen, filesOfScreen(path), read));
      };
      const folder = brandName === undefined ? 'public-screens/' : '';
      const brand = brandName ?? brandPlaceholder;
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
        const load = <T>(file: string) => server.ssrLoadModule(`/scripts/build/${file}`) as Promise<T>;
        const { renderPublicScreen } = await load<PublicModule>('render-public-screen.tsx');
        const kinds: readonly Accounts[] = brandName === undefined ? ['open', 'closed', 'company'] : ['open'];
        for (const accounts of kinds) {
          for (const path of paths) {
            const screen = await renderPublicScreen(path, brand, accounts);
            const ofKind = brandName === undefined ? `${folder}${accounts}` : '';
            write(`${ofKind}${path}.html`, path, { ...screen, script: 'public-screen.js', codeAs: 'script' });
          }
        }
        const { renderSignedInScreen } = await load<SignedInModule>('render-signed-in-screen.tsx');
        const screen = await signedInScreen(signedInPath, brand, renderSignedInScreen, waitingIn(first));
        write(`${folder}${signedInPath}.html`, signedInPath, screen);
      } finally {
        await server.close();
      }
    },
  };
}
