import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLoads } from './screen-files.ts';

/**
 * Parts that load on use only, each with a string that identifies it in a build. A string that is in no build would
 * prove nothing.
 */
const marks: readonly { mark: RegExp; means: string }[] = [
  { mark: /The part that makes files could not be loaded/, means: 'the start of an export (src/exports)' },
  { mark: /This is a fault of the application/, means: 'the making of files (src/exports)' },
  { mark: /jsPDF/, means: 'jspdf' },
  { mark: /spreadsheetml/, means: 'write-excel-file' },
  { mark: /WebGLRenderer/, means: 'three' },
  { mark: /Waiting for the one before/, means: 'the view of exports (src/shared/exports)' },
];
/** The fonts of documents; the screen's fonts are woff2. */
const paperFont = /\.ttf$/;

/** Messages about exports and pictures in a route's first load; empty if all of them load on use. */
export function findEarly(folder: string): string[] {
  const texts = new Map(
    globSync('assets/*.js', { cwd: folder }).map((file) => [
      `/${file.replaceAll('\\', '/')}`,
      readFileSync(join(folder, file), 'utf8'),
    ]),
  );
  const unmarked = marks
    .filter(({ mark }) => ![...texts.values()].some((text) => mark.test(text)))
    .map(({ mark, means }) => `${mark} no longer marks ${means}: choose another mark`);
  const early = [...firstLoads(folder)].flatMap(([path, files]) =>
    [...files].flatMap((file) => [
      ...marks
        .filter(({ mark }) => mark.test(texts.get(file) ?? ''))
        .map(({ means }) => `${path} loads ${means} at first, in ${file}`),
      ...(paperFont.test(file) ? [`${path} loads a font of papers at first: ${file}`] : []),
    ]),
  );
  return [...unmarked, ...early];
}
