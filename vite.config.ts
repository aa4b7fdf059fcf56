import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { directImports } from './scripts/build/direct-imports.ts';
import { embeddedWorker } from './scripts/build/embedded-worker.ts';
import { requireEnvironment } from './scripts/build/environment.ts';
import { preloadIdentity } from './scripts/build/preload-identity.ts';

/**
 * Two ways to run: `embedded` carries its own backend in the browser (development, demonstration, journeys), anything
 * else talks to the backend of its origin and holds no mock code at all.
 */
export default defineConfig(({ command, mode }) => {
  const embedded = mode === 'embedded';
  if (!embedded && command === 'build')
    requireEnvironment({ ...process.env, ...loadEnv(mode, process.cwd()) });
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
      directImports(),
      preloadIdentity(),
      embedded && embeddedWorker(),
    ],
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    build: {
      outDir: embedded ? 'dist-demo' : 'dist',
      target: 'es2023',
      modulePreload: { polyfill: false },
      // A font or picture of its own is cached and can be preloaded; inlined it would sit in the critical stylesheet.
      assetsInlineLimit: 0,
    },
  };
});
