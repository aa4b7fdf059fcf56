/**
 * Runs only the `ocr` part of `npm run bench`: `npm run bench:ocr`, or a part of it: `npm run bench:ocr -- pdf-200
 * png-200`. Needs poppler. Exit code 1 if precision is below 0.99, or if a value from a scan has no mark.
 */
import './mock-server/sources.ts';

/** The task of a child process of this script: `--read TASK`. */
const [what, task] = process.argv.slice(2);
if (what === '--read' && task !== undefined) {
  const { readScansAndReport } = await import('./bench/ocr-reader.ts');
  await readScansAndReport(JSON.parse(task));
} else {
  const { benchOcr } = await import('./bench/ocr.ts');
  process.exitCode = (await benchOcr(process.argv.slice(2))) ? 0 : 1;
}
