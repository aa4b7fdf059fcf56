import type { Plugin } from 'vite';

/**
 * Lets the browser fetch the identity library in parallel with the entry instead of after it. It stays a chunk of its own, so that
 * the sign-in form can be typed into before the library has arrived.
 */
export function preloadIdentity(): Plugin {
  return {
    name: 'preload-identity',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find(
          (file) =>
            file.type === 'chunk' &&
            file.isDynamicEntry &&
            file.facadeModuleId?.endsWith('/src/identity/firebase.ts'),
        );
        if (!chunk) return [];
        return [
          {
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${chunk.fileName}` },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}
