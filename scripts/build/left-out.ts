import type { Plugin } from 'vite';

/**
 * jsPDF loads these when a web page, a canvas or SVG is turned into a PDF, which nothing here does: programmes and posters are
 * drawn. Bundled they would be 380 kB of files that nobody asks for.
 */
const unused = /^(html2canvas|canvg|dompurify)$/;

/** Leaves them outside of the bundle. Workers are built with plugins of their own: it belongs in both. */
export const leftOut = (): Plugin => ({
  name: 'montage:left-out',
  apply: 'build',
  enforce: 'pre',
  resolveId: { filter: { id: unused }, handler: (id) => ({ id, external: true }) },
});
