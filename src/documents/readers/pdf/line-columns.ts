import type { TextLine } from '../table';
import { dataSpans } from './columns';
import { overlap } from './lines';
import type { Line } from './lines';

/** The positions of the words of a line on their page. */
interface Places {
  get(line: TextLine): Line | undefined;
}

/** A table has at least this many lines with a value in every column. */
const LEAST_LINES = 3;
const LEAST_COLUMNS = 3;
/** Lines farther apart than this many font sizes are not rows of one table. */
const MAX_APART = 3;

/**
 * Assigns the parts of consecutive lines to columns, if these are the lines of a turned table: each part is in exactly one of
 * as many columns as the longest lines have parts.
 */
export function withColumns(lines: readonly TextLine[], places: Places): TextLine[] {
  const runs: TextLine[][] = [];
  for (const line of lines) {
    const last = runs.at(-1)?.at(-1);
    if (last && follows(places.get(last), places.get(line))) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => withinRun(run, places));
}

/** Lines before and after a table at the distance of its rows: its title, a signature, the foot of the page. */
const MOST_AROUND = 4;

/** The longest part of a run that is a table, together with the unchanged lines around it. */
function withinRun(run: readonly TextLine[], places: Places): readonly TextLine[] {
  for (let around = 0; around <= 2 * MOST_AROUND; around += 1) {
    for (
      let before = Math.max(0, around - MOST_AROUND);
      before <= Math.min(around, MOST_AROUND);
      before += 1
    ) {
      const end = run.length - (around - before);
      const found = columnsOfRun(run.slice(before, end), places);
      if (found) return [...run.slice(0, before), ...found, ...run.slice(end)];
    }
  }
  return run;
}

function follows(above: Line | undefined, line: Line | undefined): boolean {
  if (!above || !line || above.page !== line.page || above.row + 1 !== line.row) return false;
  if (above.segments.length < 2 || line.segments.length < 2) return false;
  return line.baseline - above.baseline <= MAX_APART * line.size;
}

function columnsOfRun(run: readonly TextLine[], places: Places): TextLine[] | null {
  if (run.length < LEAST_LINES) return null;
  const drawn = run.flatMap((line) => places.get(line) ?? []);
  const most = Math.max(...drawn.map(({ segments }) => segments.length));
  const spans = dataSpans(drawn);
  if (most < LEAST_COLUMNS || spans.length !== most) return null;
  if (drawn.filter(({ segments }) => segments.length === most).length < LEAST_LINES) return null;
  const columns = drawn.map(({ segments }) =>
    segments.map((segment) => spans.flatMap((span, at) => (overlap(segment, span) > 0 ? [at] : []))),
  );
  const clear = columns.every(
    (line) => line.every((at) => at.length === 1) && new Set(line.flat()).size === line.length,
  );
  return clear ? run.map((line, at) => ({ ...line, columns: columns[at]?.flat() ?? [] })) : null;
}
