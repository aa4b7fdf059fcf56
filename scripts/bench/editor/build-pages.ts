import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = join(import.meta.dirname);

/** The subjects (`bare-field` is the least time the machine needs for a key), by the folders of their pages; the `index.html` next to them is the empty page. */
export const subjects = ['ag-grid', 'plain-table', 'bare-field', 'montage'] as const;
export type SubjectName = (typeof subjects)[number];

/** Builds the pages as the application is built: for production, with its alias and its way to import components. */
export async function buildPages(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': join(process.cwd(), 'src') } },
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      // AG Grid alone is larger than the bundler thinks a file should be.
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: {
        input: ['index.html', ...subjects.map((subject) => `${subject}/index.html`)].map((page) =>
          join(root, page),
        ),
      },
    },
  });
}
