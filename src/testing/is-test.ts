/** Whether a test runner opened this page, and not a reader of the stories. */
export const isTest = '__vitest_browser__' in globalThis;
