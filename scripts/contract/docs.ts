import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { capture } from '../run.ts';

/**
 * The page brings everything with it. Its library would still report how it is used and fetch a logo; this forbids the browser
 * to make any request, even if a newer version of the library tries to.
 */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' blob:",
  "style-src 'unsafe-inline'",
  'worker-src blob:',
  'img-src data: blob:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** @throws Error with what Redocly says when it cannot build the page. */
export function buildDocs(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const run = capture('redocly', ['build-docs', 'openapi/montage.yaml', '--inlineBundle', '--output', file]);
  if (!run.ok) throw new Error(run.output.trim());
  const page = readFileSync(file, 'utf8');
  const head = '<head>';
  if (!page.includes(head)) throw new Error('The page has no head to put its policy into.');
  // The one thing that it would fetch for being shown: the mark of the library, which is named beneath in words.
  const quiet = page.replaceAll(/https:\/\/cdn\.redoc\.ly\/[^'"`\s]*?\.svg/g, 'data:,');
  // A function, because a page of code is full of what `replace` would take for a pattern.
  const meta = `${head}<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  writeFileSync(
    file,
    quiet.replace(head, () => meta),
  );
}
