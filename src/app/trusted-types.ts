/**
 * The one place where a text may still become code or markup, under a policy that requires Trusted Types
 * (`src/server/http/headers.ts`). The libraries hand over plain texts, so that the policy is the page's default one: it lets
 * through what they need and nothing else. A browser without Trusted Types is held by the rest of the policy.
 *
 * @see https://www.w3.org/TR/trusted-types/
 */

/** Workers are the application's own files. */
export const createScriptURL = (url: string): string | null =>
  new URL(url, location.href).origin === location.origin ? url : null;

/** Style sheets that Mantine writes. What has no tag in it makes no element, wherever it is put. */
export const createHTML = (text: string): string | null => (text.includes('<') ? null : text);

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Record<'createScriptURL' | 'createHTML', (text: string) => string | null>,
  ): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

trustedTypes?.createPolicy('default', { createScriptURL, createHTML });
