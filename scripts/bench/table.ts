type Row = readonly string[];

/** What a part has told, for whoever writes it down. */
export type Told = string | readonly Row[];

let told: Told[] = [];

/** What has been told since it was last asked for. */
export function takeTold(): Told[] {
  const all = told;
  told = [];
  return all;
}

/** Prints a sentence with room around it: what is measured, or a figure that stands by itself. */
export function say(words: string): void {
  told.push(words);
  console.log(`\n${words}\n`);
}

/** Prints rows in columns that are as wide as what stands in them. What is too long for anybody to read is `kept` nowhere. */
export function printTable(rows: readonly Row[], { kept = true } = {}): void {
  if (kept) told.push(rows);
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  for (const cells of rows)
    console.log(
      cells
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
}
