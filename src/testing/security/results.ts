import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vectors } from './vectors';

/** The outcome of a text, by its vector's id. */
export type Outcomes = ReadonlyMap<string, string>;

const file = fileURLToPath(new URL('../../../docs/security-vectors.md', import.meta.url));

/** No control character, and nothing that a table or a reader of it would be misled by. */
const shown = (text: string): string => {
  const short = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  const escaped = short.replaceAll(
    /[^\u0020-\u007e\u00a1-\u024f\u2018-\u201d\u2026\u2033]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
  return `\`\` ${escaped.replaceAll('|', '\\|').replaceAll('``', '` `')} \`\``;
};

/** The first part of the page: what each vector is. */
export const list = (): string =>
  [
    '| vector | what it is for | text |',
    '|---|---|---|',
    ...vectors.map(({ id, aim, text }) => `| ${id} | ${aim} | ${shown(text)} |`),
  ].join('\n');

/** Vectors down, places across; a place that says nothing of a vector has not been tried with it. */
export function table(places: readonly (readonly [place: string, outcomes: Outcomes])[]): string {
  const heads = places.map(([place]) => place);
  const rows = vectors.map(({ id }) => [
    id,
    ...places.map(([place, outcomes]) => {
      const outcome = outcomes.get(id);
      if (outcome === undefined) throw new Error(`${id} was not put into ${place}.`);
      return outcome;
    }),
  ]);
  return [['vector', ...heads], ['', ...heads].map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/**
 * A part of docs/security-vectors.md, between two comments. Compared with the results; written if
 * `npm run vectors` asks for it.
 *
 * @returns the part's text afterwards.
 */
export function partOfPage(name: string, found: string): string {
  const page = readFileSync(file, 'utf8');
  const [before, after] = [`<!-- ${name} -->\n`, `\n<!-- end of ${name} -->`];
  const [start, end] = [page.indexOf(before) + before.length, page.indexOf(after)];
  if (start < before.length || end < 0) throw new Error(`docs/security-vectors.md has no part "${name}".`);
  if (process.env.WRITE_VECTORS !== '1') return page.slice(start, end);
  writeFileSync(file, `${page.slice(0, start)}${found}${page.slice(end)}`);
  return found;
}
