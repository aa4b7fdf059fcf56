import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { eagerCompile } from './scripts/build/eager-compile.ts';
import { embeddedWorker } from './scripts/build/embedded-worker.ts';
import { fetchedSettings, hasSettings } from './scripts/build/settings.ts';
import { leftOut } from './scripts/build/left-out.ts';
import { preloadFont } from './scripts/build/preload-font.ts';
import { preloadIdentity } from './scripts/build/preload-identity.ts';
import { preloadRoutes } from './scripts/build/preload-routes.ts';
import { publicScreens } from './scripts/build/public-screens.ts';
import { reportingModule } from './scripts/build/reporting-module.ts';
import { screenGroup } from './scripts/build/screen-groups.ts';
import { serviceWorker } from './scripts/build/service-worker.ts';
import { thirdParty } from './scripts/build/third-party.ts';
import { variablesFromSheet } from './scripts/build/variables-from-sheet.ts';

/** Parts of a library of the entry's file that only menus, drawers and the editor use: they load with those. */
const ofMenus =
  'use-(fullscreen|hotkeys|drag|debounced-callback|long-press|focus-trap|focus-return|click-outside|window-event)/|core/utils/(create-scoped-keydown-handler|close-on-escape|find-element-ancestor|get-context-item-index)';

/** The libraries that every screen needs, in a file that changes seldom. */
const framework = new RegExp(
  String.raw`node_modules/(react|react-dom|scheduler|use-sync-external-store|clsx|@tanstack/(?:react-router|router-core|history|store|react-store)|@mantine/hooks|@mantine/core/esm/(core|components/(Button|Loader|Transition|UnstyledButton)))/(?!.*(${ofMenus}))`,
);

/** The library's parts of the sign-in forms. */
const forms =
  /\/@mantine\/(core\/esm\/(components\/(Input|InputBase|TextInput|PasswordInput|ActionIcon|CloseButton)|core\/styles-api\/use-resolved-styles-api)|hooks\/esm\/(use-id|use-uncontrolled|utils\/random-id))\//;

/** By the names of their chunks: the entry, and what /login and /montage are made of. */
const firstScreens = /^(index|framework|forms|login|shell|_signed-in|montage|icons|calls)$/;

/** The application's routes, in the page and where the build renders them. */
const routes = () =>
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    codeSplittingOptions: {
      // What a signed-in user's screens need before their own code comes with the layout, and not with the sign-in.
      splitBehavior: ({ routeId }) =>
        routeId.startsWith('/_signed-in/')
          ? [['component'], ['errorComponent'], ['notFoundComponent'], ['loader', 'pendingComponent']]
          : undefined,
    },
    routesDirectory: './src/routes',
    generatedRouteTree: './src/routes/routeTree.gen.ts',
    routeFileIgnorePattern: 'routeTree\\.gen|\\.css$',
    quoteStyle: 'single',
    semicolons: true,
  });

/**
 * Two ways to run: `embedded` carries its own backend in the browser (development, demonstration, journeys), anything
 * else talks to the backend of its origin and holds no mock code at all.
 */
export default defineConfig(({ mode }) => {
  const embedded = mode === 'embedded';
  const settings: Record<string, string | undefined> = { ...process.env, ...loadEnv(mode, process.cwd()) };
  const fetches = !embedded && !hasSettings(settings);
  const others = thirdParty(import.meta.dirname);
  const ofScreens = screenGroup(import.meta.dirname);
  return {
    resolve: {
      alias: {
        '@': fileURLToPath(new URL('./src', import.meta.url)),
        // React has what this is a substitute for.
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      },
    },
    plugins: [
      routes(),
      react(),
      reportingModule({ ...loadEnv(mode, process.cwd(), 'REPORTING_'), ...process.env }),
      variablesFromSheet(),
      preloadFont(/inter-latin-wght-normal-.*\.woff2$/),
      preloadIdentity(),
      preloadRoutes(),
      eagerCompile(firstScreens),
      embedded && embeddedWorker(),
      // The demonstration's sign-in also shows its accounts.
      !embedded &&
        publicScreens({
          brandName: fetches ? undefined : settings.VITE_BRAND_NAME,
          plugins: () => [routes()].flat(),
        }),
      fetches && fetchedSettings(),
      // The demonstration has a worker of its own, which answers its calls.
      !embedded && serviceWorker({ fetchesSettings: fetches }),
      others.page,
    ],
    // The worker that reads documents loads a reader when the first of its kind comes; so does the one that writes files.
    worker: { format: 'es', plugins: () => [leftOut(), others.worker()] },
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    build: {
      outDir: embedded ? 'dist-demo' : 'dist',
      target: 'es2023',
      modulePreload: { polyfill: false },
      // A font or picture of its own is cached and can be preloaded; inlined it would sit in the critical stylesheet.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // Else a group takes what it shares with others along, and the entry would come to need the forms.
            includeDependenciesRecursively: false,
            groups: [
              // What every screen needs, in two files: left to itself the bundler makes twenty.
              { name: 'framework', test: framework, tags: ['$initial'] },
              { name: 'application', tags: ['$initial'] },
              {
                debugName: 'screens',
                name: (id, graph) =>
                  forms.test(id) ? 'forms' : framework.test(id) ? 'calls' : ofScreens(id, graph),
              },
            ],
          },
        },
      },
    },
  };
});
