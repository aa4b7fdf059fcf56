import { availableParallelism, cpus, loadavg } from 'node:os';
import type { Printed } from './table.ts';

/** The machine of a measurement, without which its figures mean nothing. */
export interface Machine {
  date: Date;
  processor: string;
  cores: number;
  /** The load average when the part began; above the number of cores, its times mean less. */
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
export function markdownOf(printed: readonly Printed[], { date, processor, cores, load }: Machine): string {
  const where = `Measured on ${day.format(date)}: ${processor}, ${cores} cores, load ${load.toFixed(1)} at the start.`;
  return [...printed.map((one) => (typeof one === 'string' ? one : tableOf(one))), where].join('\n\n');
}

const begin = (part: string) => `<!-- npm run bench -- ${part} -->`;
const end = (part: string) => `<!-- end of ${part} -->`;

/**
 * Replaces the figures between the markers of a part, and nothing else.
 *
 * @throws Error unless the text has both markers exactly once and in order.
 */
export function withFigures(text: string, part: string, figures: string): string {
  const [first, last] = [begin(part), end(part)];
  const once = (marker: string) => text.split(marker).length === 2;
  if (!once(first) || !once(last) || text.indexOf(first) > text.indexOf(last))
    throw new Error(
      `docs/performance.md has no place for ${part}: it needs "${first}" and "${last}", once each and in this order.`,
    );
  const [before = ''] = text.split(first);
  const [, after = ''] = text.split(last);
  return `${before}${first}\n\n${figures}\n\n${last}${after}`;
}
