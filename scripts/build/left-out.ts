import type { Plugin } from 'vite';

/**
 * jsPDF loads these to convert a web page, a canvas or SVG into a PDF, which the application never does. Bundled they
 * would be 380 kB of unused files.
 */
const unused = /^(html2canvas|canvg|dompurify)$/;

/** Excludes them from the bundle. Workers have plugins of their own, so it is needed in both. */
export const leftOut = (): Plugin => ({
  name: 'montage:left-out',
  apply: 'build',
  enforce: 'pre',
  resolveId: { filter: { id: unused }, handler: (id) => ({ id, external: true }) },
});
