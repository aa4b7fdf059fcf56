/** Whether a runner of tests opened this page, and nobody who looks at stories. */
export const isTest = '__vitest_browser__' in globalThis;
