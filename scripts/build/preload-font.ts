import type { Plugin } from 'vite';

/**
 * Lets the browser fetch the font file of every first paint in parallel with the style sheet that names it. The fonts
 * of other scripts load with their first character.
 */
export function preloadFont(name: RegExp): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((file) => name.test(file));
        if (fonts.length !== 1)
          throw new Error(`${fonts.length} files of the build match ${name}, and not one.`);
        // Fonts are fetched without credentials; a preload with credentials would fetch them twice.
        const attrs = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          crossorigin: true,
          href: `/${fonts[0]}`,
        };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
