type Row = readonly string[];

/** The printed text and tables, for the page of figures. */
export type Printed = string | readonly Row[];

let printed: Printed[] = [];

/** Returns everything printed since the last call. */
export function takePrinted(): Printed[] {
  const all = printed;
  printed = [];
  return all;
}

/** Prints a sentence between blank lines: the title of a measurement, or a single figure. */
export function say(words: string): void {
  printed.push(words);
  console.log(`\n${words}\n`);
}

/** Prints rows in columns as wide as their content. A table too long for the page of figures is not `kept`. */
export function printTable(rows: readonly Row[], { kept = true } = {}): void {
  if (kept) printed.push(rows);
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  for (const cells of rows)
    console.log(
      cells
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
}
