import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { capture } from '../run.ts';

/**
 * The page is self-contained. Its library would still report its use and load a logo; a content security policy forbids
 * every request, even if a newer version of the library tries to make one.
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
  // The only resource that the page itself would load: the library's logo; its name remains below as text.
  const quiet = page.replaceAll(/https:\/\/cdn\.redoc\.ly\/[^'"`\s]*?\.svg/g, 'data:,');
  // A function, because the page's code contains patterns that `replace` would expand.
  const meta = `${head}<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  writeFileSync(
    file,
    quiet.replace(head, () => meta),
  );
}
