/**
 * Compares the main screens with their committed references (`e2e/visual/references`): `npm run shots:compare`, and
 * `npm run shots:update` to renew these. Both take `-- --built FOLDER` for a Storybook that is built already.
 *
 * Exit code: 0 if they agree, 1 if they do not, 2 if they could not be compared.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { builtStorybook } from './shots/built-storybook.ts';
import { compareReferences } from './shots/compare-references.ts';

try {
  const { values } = parseArgs({
    options: { built: { type: 'string' }, update: { type: 'boolean', default: false } },
  });
  const built = builtStorybook(values.built && resolve(values.built));
  try {
    process.exitCode = compareReferences(built.folder, values);
  } finally {
    built.remove();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
