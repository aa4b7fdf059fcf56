import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLoads } from './screen-files.ts';

/** Parts that are loaded on use alone, by a mark of each in a build. A mark that is in no build would prove nothing. */
const marks: readonly { mark: RegExp; means: string }[] = [
  { mark: /The part that makes files could not be loaded/, means: 'the start of an export (src/exports)' },
  { mark: /that is a fault of the application/, means: 'the making of files (src/exports)' },
  { mark: /jsPDF/, means: 'jspdf' },
  { mark: /spreadsheetml/, means: 'write-excel-file' },
  { mark: /WebGLRenderer/, means: 'three' },
  { mark: /Waiting for the one before/, means: 'the view of exports (src/shared/exports)' },
];
/** The fonts of papers; those of the screen are woff2. */
const paperFont = /\.ttf$/;

/** Sentences on what a route's first load holds of exports and pictures; none where all of that comes on use. */
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
