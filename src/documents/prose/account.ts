import type { UnusedValues } from '../facts';
import { valuesOfLine } from '../understanding/accounting/line-values';
import type { Passage, PassageLine } from './passages';

/** The list of unused values without what a model read, and with what it answered and was not used. */
export class UnusedAccount {
  readonly #unused: UnusedValues[];
  /** The parts of each line that are used now. */
  readonly #used = new Map<string, readonly string[]>();
  readonly #refused = new Map<UnusedValues, string[]>();

  constructor(unused: readonly UnusedValues[]) {
    this.#unused = unused.map((one) => ({ ...one }));
  }

  #entryOf(file: string, { row, page, sheet }: PassageLine): UnusedValues | undefined {
    return this.#unused.find(
      ({ source, until = source.row }) =>
        source.file === file &&
        source.page === page &&
        source.sheet === sheet &&
        source.row !== undefined &&
        source.row <= row &&
        row <= (until ?? source.row),
    );
  }

  /** A part of a line is used now. */
  use({ file }: Passage, line: PassageLine, text: string): void {
    const key = `${line.page}|${line.row}|${line.sheet}|${file}|${line.text}`;
    const before = this.#used.get(key) ?? line.used;
    const after = [...before, text];
    const content = { ...line, cells: [line.text] };
    const entry = this.#entryOf(file, line);
    if (entry) entry.count -= valuesOfLine(content, before).left - valuesOfLine(content, after).left;
    this.#used.set(key, after);
  }

  /** An answer that was not used, at the line of its quote, or at the first line of its passage with unused values. */
  refuse(passage: Passage, line: PassageLine | null, sentence: string): boolean {
    const lines = [...(line === null ? [] : [line]), ...passage.paragraphs.flat()];
    const entry = lines.map((one) => this.#entryOf(passage.file, one)).find((one) => one !== undefined);
    if (entry === undefined) return false;
    this.#refused.set(entry, [...(this.#refused.get(entry) ?? []), sentence]);
    return true;
  }

  list(): UnusedValues[] {
    return this.#unused.flatMap((entry) => {
      const { count } = entry;
      const refused = this.#refused.get(entry) ?? [];
      if (count <= 0) return [];
      const shown = refused.slice(0, MOST_SHOWN);
      const more = refused.length - shown.length;
      const said = [...shown, ...(more > 0 ? [`${more} more of its answers were not used.`] : [])];
      return [{ ...entry, reason: [entry.reason, ...said].join(' ') }];
    });
  }
}

/** The answers that the reason of one place names. */
const MOST_SHOWN = 3;
