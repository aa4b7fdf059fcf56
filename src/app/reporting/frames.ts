import type { Frame } from './reports';

const most = 30;

/**
 * Chromium writes `    at name (address:line:column)`, Firefox and Safari `name@address:line:column`. Matches only files of a
 * build or the development server: a frame of the page itself would expose its address, and extensions are not our code.
 */
const frame =
  /^(?:\s+at |[^\s@]*@).*?\bhttps?:\/\/[^/\s]+(\/(?:assets\/[\w.-]+\.js|src\/[\w./$-]+\.tsx?))(?:\?[^\s:]*)?:(\d+):(\d+)\)?$/;

/** The places of an error's stack, without names, messages and queries. */
export function framesOf(error: Error): Frame[] {
  const { stack, message } = error;
  if (typeof stack !== 'string') return [];
  // A message of many lines may look like frames.
  const places = message === '' ? stack : stack.split(message).join('');
  return places
    .split('\n')
    .flatMap((line) => {
      const [, file, row, column] = line.length > 1_000 ? [] : (frame.exec(line) ?? []);
      return file ? [{ file, line: Number(row), column: Number(column) }] : [];
    })
    .slice(0, most);
}

/** One place in the words of an event; null where it is not in the application's own files. */
export const frameOf = (address: string, line: number, column: number): Frame | null =>
  framesOf({ name: '', message: '', stack: `@${address}:${line}:${column}` })[0] ?? null;
