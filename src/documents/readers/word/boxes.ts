/** The lines of a cell. */
export type CellLines = readonly string[];

const LONGEST_LABEL = 60;

/** A box of a form: a label, which may have a mark that its field is mandatory, above its value. */
function isBox([label = '', value]: CellLines): boolean {
  return (
    value !== undefined && /^\p{L}/u.test(label) && !/[.,;]$/.test(label) && label.length <= LONGEST_LABEL
  );
}

/**
 * Whether a table is a form of boxes, each a label above its value. A row has nothing but boxes, or is a title above some.
 */
export function areBoxes(rows: readonly (readonly CellLines[])[]): boolean {
  const full = rows
    .map((cells) => cells.filter(({ length }) => length > 0))
    .filter(({ length }) => length > 0);
  const ofBoxes = full.filter((cells) => cells.every(isBox));
  const isTitle = (cells: readonly CellLines[]) => cells.length === 1 && cells[0]?.length === 1;
  const boxes = ofBoxes.flat();
  return (
    full.every((cells) => isTitle(cells) || ofBoxes.includes(cells)) &&
    ofBoxes.some(({ length }) => length > 1) &&
    new Set(boxes.map(([label]) => label)).size === boxes.length &&
    boxes.some(([, ...value]) => /\d/.test(value.join(' ')))
  );
}

/** A box as a line with its label and its value; a title as it is. */
export const lineOfBox = ([label = '', ...value]: CellLines): string =>
  value.length === 0 ? label : `${label.replace(/[\s*:]+$/, '')}: ${value.join(' ')}`;
