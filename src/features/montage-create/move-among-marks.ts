/** Arrows among the marks of a table: along the rows, and up and down to the next mark of the column. */
export function moveAmongMarks(event: React.KeyboardEvent<HTMLElement>): void {
  const from = event.target;
  if (!(from instanceof HTMLElement) || !from.matches('[data-source-mark]')) return;
  const marks = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-source-mark]')];
  const at = marks.indexOf(from);
  const sameColumn = (mark: HTMLElement) => columnOf(mark) === columnOf(from);
  const next = {
    ArrowRight: marks[at + 1],
    ArrowLeft: marks[at - 1],
    ArrowDown: marks.slice(at + 1).find(sameColumn),
    ArrowUp: marks.slice(0, Math.max(0, at)).findLast(sameColumn),
    Home: marks[0],
    End: marks.at(-1),
  }[event.key];
  if (!next) return;
  event.preventDefault();
  from.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

/** Counted from the right, because only the first row of a section has the section's own cell. */
function columnOf(mark: Element): number {
  const cell = mark.closest('td, th');
  const cells = [...(cell?.parentElement?.children ?? [])];
  return cell ? cells.length - cells.indexOf(cell) : -1;
}
