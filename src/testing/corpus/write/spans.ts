/** How many columns each cell of a heading row takes: a text in a row of groups runs over the blanks behind it. */
export function spansOf(headings: readonly (readonly string[])[], row: number): number[] {
  const cells = headings[row] ?? [];
  const isGroups =
    row === 0 && headings.length > 1 && cells.filter((cell) => cell !== '').length < cells.length / 2;
  if (!isGroups) return cells.map(() => 1);
  const first = cells.findIndex((cell) => cell !== '');
  return cells.map((cell, at) => {
    if (at < first) return 1;
    if (cell === '') return 0;
    const next = cells.findIndex((other, index) => index > at && other !== '');
    return (next === -1 ? cells.length : next) - at;
  });
}
