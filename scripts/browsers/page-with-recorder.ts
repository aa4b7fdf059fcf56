import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recorderSource } from './page-side/record-complaints.ts';

const file = 'record-complaints.js';

/**
 * A copy of the built page whose first script records complaints, for an engine whose driver cannot add a script to a page.
 * The policy stays as it is: the script is a file of the origin.
 */
export function pageWithRecorder(built: string, copy: string): string {
  rmSync(copy, { recursive: true, force: true });
  cpSync(built, copy, { recursive: true });
  writeFileSync(join(copy, file), recorderSource);
  for (const page of globSync('**/*.html', { cwd: copy })) {
    const path = join(copy, page);
    const html = readFileSync(path, 'utf8');
    writeFileSync(path, html.replace('<head>', `<head><script src="/${file}"></script>`));
  }
  return copy;
}
