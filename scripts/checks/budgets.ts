import type { Line } from './budget-lines.ts';

interface Budget {
  /** The maximum of the line, bytes. */
  limit: number;
  /** The size of each file when the budget was written, so that a failure can name the file that grew. */
  files: Readonly<Record<string, number>>;
}

export type Budgets = Readonly<Record<string, Budget>>;

/** Headroom for a changed word, but not for a library. A line of a few files needs a little in any case. */
const headRoom = (bytes: number) => Math.max(100, Math.round(bytes * 0.015));

/** A font is either the same file or another one, and needs no headroom. */
const limitOf = ({ name, bytes }: Line) =>
  /fonts$|\.(woff2|ttf)$/.test(name) ? bytes : bytes + headRoom(bytes);

/** The lines' present sizes, plus a little headroom, as their budgets. */
export const budgetsOf = (lines: readonly Line[]): Budgets =>
  Object.fromEntries(lines.map((line) => [line.name, { limit: limitOf(line), files: line.files }]));

const kB = (bytes: number) => `${(bytes / 1_000).toFixed(2)} kB`;

/** The files that differ, the greatest growth first. */
function changes(line: Line, budget: Budget): string[] {
  const names = new Set([...Object.keys(line.files), ...Object.keys(budget.files)]);
  return [...names]
    .map((name) => ({ name, before: budget.files[name], now: line.files[name] }))
    .map((file) => ({ ...file, growth: (file.now ?? 0) - (file.before ?? 0) }))
    .filter(({ growth }) => growth !== 0)
    .toSorted((a, b) => b.growth - a.growth)
    .map(({ name, before, now, growth }) => {
      if (before === undefined) return `  ${name} is new, with ${kB(growth)}`;
      if (now === undefined) return `  ${name} is gone, with ${kB(-growth)}`;
      return `  ${name} has ${kB(Math.abs(growth))} ${growth > 0 ? 'more' : 'less'}: ${kB(before)} before, ${kB(now)} now`;
    });
}

/** Messages about lines over their budget, without a budget, or no longer present; empty if all is well. */
export function overBudget(lines: readonly Line[], budgets: Budgets): string[] {
  const over = lines.flatMap((line) => {
    const budget = budgets[line.name];
    if (budget === undefined) return [`${line.name} has no budget, and ${kB(line.bytes)}.`];
    if (line.bytes <= budget.limit) return [];
    return [
      `${line.name}: ${kB(line.bytes)}, ${kB(line.bytes - budget.limit)} over the budget of ${kB(budget.limit)}.`,
      ...changes(line, budget),
    ];
  });
  const names = new Set(lines.map(({ name }) => name));
  const gone = Object.keys(budgets)
    .filter((name) => !names.has(name))
    .map((name) => `${name} has a budget, and is no longer there.`);
  return [...over, ...gone];
}
