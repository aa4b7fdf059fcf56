import type { Plugin } from 'vite';

/** The settings that can be built into a page, for a host that serves files only. */
const variables = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_BRAND_NAME',
] as const;

/**
 * Whether the environment has the page's settings; without any of them, the page asks its server.
 *
 * @throws Error naming every variable that is missing if others are set: a blank page for a user is too late.
 */
export function hasSettings(environment: Record<string, string | undefined>): boolean {
  const missing = variables.filter((name) => !environment[name]?.trim());
  if (missing.length === 0) return true;
  if (missing.length === variables.length) return false;
  const error = new Error(
    `The build has some of its settings, but not ${missing.join(', ')}. Set ${missing.length > 1 ? 'them' : 'it'} in the ` +
      `environment or in .env.production.local, or set none: then the page asks its server for /config.json. ` +
      `docs/deployment.md says what each one is.`,
  );
  // The message is sufficient; the stack points into the configuration and does not help.
  error.stack = error.message;
  throw error;
}

/**
 * Lets the page ask its server for its settings. The browser requests them with the page itself, so that they are there when
 * the entry has loaded.
 */
export function fetchedSettings(): Plugin {
  return {
    name: 'montage:fetched-settings',
    config: () => ({ define: { 'import.meta.env.FETCHED_CONFIGURATION': 'true' } }),
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: { rel: 'preload', as: 'fetch', crossorigin: true, href: '/config.json' },
        injectTo: 'head-prepend',
      },
    ],
  };
}
