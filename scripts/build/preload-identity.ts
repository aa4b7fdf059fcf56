import type { Plugin } from 'vite';

/**
 * Lets the browser fetch the identity library in parallel with the entry. It stays a separate chunk, so that users can
 * type into the sign-in form before the library has loaded.
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
