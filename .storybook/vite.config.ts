import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { embeddedWorker } from '../scripts/build/embedded-worker.ts';
import { bundledWorkers } from './bundled-workers.ts';

/** How stories are built, in Storybook and in the Vitest project that runs them. */
export default defineConfig({
  // Not a production build, which has no sample documents.
  define: { 'import.meta.env.MODE': JSON.stringify('storybook') },
  resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
  plugins: [react(), embeddedWorker(), ...(process.env.VITEST ? [bundledWorkers()] : [])],
  worker: { format: 'es' },
  // Found only when the first story that drags, reads a document or makes a paper, is opened: to bundle them then would reload the stories that run.
  optimizeDeps: {
    include: [
      '@dnd-kit/core',
      '@dnd-kit/sortable',
      'fflate',
      'jspdf',
      'mammoth',
      'read-excel-file/universal',
    ],
  },
});
