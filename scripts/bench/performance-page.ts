import { availableParallelism, cpus, loadavg } from 'node:os';
import type { Told } from './table.ts';

/** Where a figure was taken: without it a figure says nothing. */
export interface Machine {
  date: Date;
  processor: string;
  cores: number;
  /** How many wanted a core at once when the part began; more than there are makes its times worth less. */
  load: number;
}

export const thisMachine = (): Machine => ({
  date: new Date(),
  processor: cpus()[0]?.model.trim() ?? 'an unknown processor',
  cores: availableParallelism(),
  load: loadavg()[0]!,
});

const escaped = (cell: string) => cell.replaceAll('|', String.raw`\|`).trim();

function tableOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => `| ${cells.map(escaped).join(' | ')} |`);
  const [head = '', ...others] = lines;
  return [head, `|${'---|'.repeat(rows[0]?.length ?? 0)}`, ...others].join('\n');
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A part of the bench as Markdown, with the day and the machine. */
export function markdownOf(told: readonly Told[], { date, processor, cores, load }: Machine): string {
  const where = `Measured on ${day.format(date)}: ${processor}, ${cores} cores, load ${load.toFixed(1)} at the start.`;
  return [...told.map((one) => (typeof one === 'string' ? one : tableOf(one))), where].join('\n\n');
}

const begin = (part: string) => `<!-- npm run bench -- ${part} -->`;
const end = (part: string) => `<!-- end of ${part} -->`;

/**
 * Puts a part's figures between its markers, and leaves the rest as it is.
 *
 * @throws Error where the text has not both markers once, in their order: figures are then written nowhere, and not anywhere.
 */
export function withFigures(text: string, part: string, figures: string): string {
  const [first, last] = [begin(part), end(part)];
  const once = (marker: string) => text.split(marker).length === 2;
  if (!once(first) || !once(last) || text.indexOf(first) > text.indexOf(last))
    throw new Error(`README.md has no place for ${part}: it is between "${first}" and "${last}", each once.`);
  const [before = ''] = text.split(first);
  const [, after = ''] = text.split(last);
  return `${before}${first}\n\n${figures}\n\n${last}${after}`;
}
