import type { Page } from '@playwright/test';

/** Returns the files of the signed-in screens that the page has requested from now on. */
export function signedInCode(page: Page): () => string[] {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  return () => files.filter((file) => /\/assets\/(shell|calls|montage)-.*\.js$/.test(file));
}
