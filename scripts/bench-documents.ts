/**
 * `npm run bench -- documents` by itself: `npm run bench:documents`. Exit code 1 where a value is invented or wrong, or more than one
 * in twenty is missing.
 */
import './mock-server/sources.ts';

/** What another run of this script does in a process of its own: `--read FILE`. */
const [task, fileToRead] = process.argv.slice(2);
if (task === '--read' && fileToRead !== undefined) {
  const { readAndTell } = await import('./bench/documents-reader.ts');
  await readAndTell(fileToRead);
} else {
  const { benchDocuments } = await import('./bench/corpus.ts');
  process.exitCode = (await benchDocuments()) ? 0 : 1;
}
