import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { packageFiles } from './scripts/build/package-files.ts';
import { thirdParty } from './scripts/build/third-party.ts';
import { OCR_PACKAGE_FILES } from './src/documents/readers/scan/ocr-package-files.ts';

/** Optional parts of libraries that the server never uses and that are not installed. */
const leftOut = ['pg-native', '@napi-rs/canvas', '@google-cloud/firestore', '@google-cloud/storage'];

/** A CommonJS module that reads `__dirname`, which the bundle, a module of the language, does not have. */
const scanCore = 'tesseract.js-core/tesseract-core-simd-lstm.js';

/** What the readers of scans look up while they run (`nodeRequire`), so that no bundler can see it. */
const lookedUp = [
  scanCore,
  ...Object.values(OCR_PACKAGE_FILES),
  ...['pngjs', 'jpeg-js'].flatMap((name) => [`${name}/package.json`, `${name}/{index.js,lib/*.js}`]),
];

const others = thirdParty(import.meta.dirname);

/** The server as files for Node. They need no other `node_modules` than the few files that are copied. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  plugins: [packageFiles(import.meta.dirname, lookedUp, others.add), others.page],
  ssr: { noExternal: true, external: [...leftOut, scanCore] },
  build: {
    ssr: true,
    outDir: 'dist-server',
    copyPublicDir: false,
    target: 'node24',
    // A stack trace then names functions as the sources do.
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        'documents-worker': 'src/server/engine/documents-worker.ts',
        'content-worker': 'src/server/storage/content-worker.ts',
      },
      // All in one folder, where `new URL('./documents-worker.js', import.meta.url)` is the same from every file.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
