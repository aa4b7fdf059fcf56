/**
 * The environment of a build that is checked: without settings of its own, as every server has it. Blank instead of absent: a
 * local .env.local must not affect the result.
 */
export const deployment = {
  VITE_FIREBASE_API_KEY: '',
  VITE_FIREBASE_AUTH_DOMAIN: '',
  VITE_FIREBASE_PROJECT_ID: '',
  VITE_BRAND_NAME: '',
};
