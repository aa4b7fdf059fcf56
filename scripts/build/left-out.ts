import type { Plugin } from 'vite';

/**
 * jsPDF loads these to turn a web page, a canvas or SVG into a PDF, which the application never does: it draws programmes and
 * posters. Bundled they would be 380 kB of unused files.
 */
const unused = /^(html2canvas|canvg|dompurify)$/;

/** Leaves them outside of the bundle of the worker, which alone writes PDF. */
export const leftOut = (): Plugin => ({
  name: 'montage:left-out',
  apply: 'build',
  enforce: 'pre',
  resolveId: { filter: { id: unused }, handler: (id) => ({ id, external: true }) },
});
