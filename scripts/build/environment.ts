/**
 * The variables that a production build reads. A missing one is an error at build time instead of a blank page for a
 * user.
 */
const required = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_BRAND_NAME',
] as const;

/** @throws Error naming every variable that is missing or blank. */
export function requireEnvironment(environment: Record<string, string | undefined>): void {
  const missing = required.filter((name) => !environment[name]?.trim());
  if (missing.length === 0) return;
  const error = new Error(
    `The production build needs ${missing.join(', ')}. Set ${missing.length > 1 ? 'them' : 'it'} in the environment or in ` +
      `.env.production.local; docs/deployment.md says what each one is. For a build that needs none of them, ` +
      `run "npm run build:demo".`,
  );
  // The message is sufficient; the stack points into the configuration and does not help.
  error.stack = error.message;
  throw error;
}
