/** The environment of a build that is checked and never deployed. */
export const deployment = {
  VITE_FIREBASE_API_KEY: 'key-of-a-check',
  VITE_FIREBASE_AUTH_DOMAIN: 'check.invalid',
  VITE_FIREBASE_PROJECT_ID: 'check',
  VITE_BRAND_NAME: 'Check',
};
