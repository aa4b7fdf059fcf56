import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { directImports } from './scripts/build/direct-imports.ts';
import { eagerCompile } from './scripts/build/eager-compile.ts';
import { embeddedWorker } from './scripts/build/embedded-worker.ts';
import { requireEnvironment } from './scripts/build/environment.ts';
import { knownDependencies } from './scripts/build/known-dependencies.ts';
import { leftOut } from './scripts/build/left-out.ts';
import { noCircles } from './scripts/build/no-circles.ts';
import { preloadFont } from './scripts/build/preload-font.ts';
import { preloadIdentity } from './scripts/build/preload-identity.ts';
import { preloadRoutes } from './scripts/build/preload-routes.ts';
import { reportingModule } from './scripts/build/reporting-module.ts';
import { thirdParty } from './scripts/build/third-party.ts';

/**
 * Of a library that is in the entry's file, what only menus and drawers use: a group would take it along, for all that they are
 * loaded when they are opened.
 */
const ofMenus =
  'use-(drag|debounced-callback|long-press|focus-trap|focus-return|click-outside|window-event)/|core/utils/(create-scoped-keydown-handler|close-on-escape|find-element-ancestor|get-context-item-index)';

const framework = new RegExp(
  String.raw`/src/ui/(brand|states|list-(card|table))|node_modules/(react|react-dom|scheduler|use-sync-external-store|clsx|@tanstack/[^/]+|@mantine/hooks|@mantine/core/esm/(core|components/(Button|Loader|Transition|UnstyledButton)))/(?!.*(${ofMenus}))`,
);

/** What the sign-in is made of, which is the first screen that anybody sees; its siblings come when they are opened. */
const forms =
  /\/src\/features\/account\/(?!forgot|new-password|password-reset|use-reset|sign-up|post-sign-in-redirect)|\/@mantine\/core\/esm\/components\/(Input|InputBase|TextInput|PasswordInput|ActionIcon|CloseButton)\//;

/**
 * What the editor has in common with its pictures, each of which is loaded by itself: left alone the bundler makes a file for
 * every combination of them, and the entry has to name each in everybody's first load.
 */
const editor =
  /\/src\/(domain\/(montage\/(equal|lookup|words|address)|sediments\/|depths|checks\/(pore-gradient|mud-rules))|features\/montage-editor\/(editor-context|until-painted|grid\/grid-store|wellbore\/(load-failed|wellbore-panel\.module)|schematic\/schematic-(choices|panel\.module)))/;

/** What creating and editing have in common. The report of a generation needs its words too, and would take them out by itself. */
const sources = /\/src\/ui\/(leave-dialog|sources\/(beside|source-|report-dialog))/;

/** The layout that every signed-in screen shares, and small things that most of them have: a file for each costs as above. */
const shell =
  /\/src\/(features\/shell\/(shell|appearance|sidebar(-state)?|module-gate|footer|connection-notice|use-connected)\.|ui\/(sign-in-again|page-step)|domain\/montage-name)/;

/** What each of the icons is made by, and the one that all screens show. By itself: the layout has icons that are files of others. */
const icons = /@tabler\/icons-react\/.*\/(createReactComponent|defaultAttributes|IconX)\.mjs/;

/** By the names of their chunks: the entry, and what /login and /montage are made of. */
const firstScreens = /^(index|framework|forms|login|page|transport|shell|_signed-in|montage)$/;

/**
 * Two ways to run: `embedded` carries its own backend in the browser (development, demonstration, journeys), anything
 * else talks to the backend of its origin and holds no mock code at all.
 */
export default defineConfig(({ command, mode }) => {
  const embedded = mode === 'embedded';
  if (!embedded && command === 'build')
    requireEnvironment({ ...process.env, ...loadEnv(mode, process.cwd()) });
  const others = thirdParty(import.meta.dirname);
  const known = knownDependencies();
  return {
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: './src/routes',
        generatedRouteTree: './src/routes/routeTree.gen.ts',
        routeFileIgnorePattern: 'routeTree\\.gen|\\.css$',
        quoteStyle: 'single',
        semicolons: true,
      }),
      react(),
      leftOut(),
      reportingModule({ ...loadEnv(mode, process.cwd(), 'REPORTING_'), ...process.env }),
      directImports(),
      preloadFont(/inter-latin-wght-normal-.*\.woff2$/),
      preloadIdentity(),
      preloadRoutes(),
      known.plugin,
      noCircles(),
      eagerCompile(firstScreens),
      embedded && embeddedWorker(),
      others.page,
    ],
    // The worker that reads documents loads a reader when the first of its kind comes; so does the one that writes files.
    worker: { format: 'es', plugins: () => [leftOut(), others.worker()] },
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    build: {
      outDir: embedded ? 'dist-demo' : 'dist',
      target: 'es2023',
      modulePreload: { polyfill: false, resolveDependencies: known.resolveDependencies },
      // A font or picture of its own is cached and can be preloaded; inlined it would sit in the critical stylesheet.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // Else a group takes what it shares with others along, and the entry would come to need the forms.
            includeDependenciesRecursively: false,
            groups: [
              // What every screen needs, in two files, one of which changes seldom: left to itself the bundler makes twenty,
              // and each costs a slow machine more than its bytes do.
              { name: 'framework', test: framework },
              { name: 'application', tags: ['$initial'] },
              { name: 'shell', test: shell },
              { name: 'icons', test: icons },
              { name: 'forms', test: forms },
              { name: 'editor', test: editor },
              { name: 'sources', test: sources },
            ],
          },
        },
      },
    },
  };
});
