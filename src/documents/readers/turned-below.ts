import { filled } from './table';
import type { HeadingVocabulary, Row } from './table';

const INTERVAL =
  /^(?:from\s+)?(?<top>\d[\d.,' ]*|surface|sea ?bed|mud ?line)\s?(?:m|ft)?(?:\s?(?:md|ahd?))?\s*(?:-|\u2013|\u2014|to|bis|tot|til|\u00e0|a|hasta)\s*(?<base>\d[\d.,' ]*)\s?(?:(?:m|ft)\b.*)?$/i;

const NUMBERED =
  /^(?:phase|fase|section|secci[o\u00f3]n|se[c\u00e7]\u00e3o|sezione|(?:bohr)?abschnitt|sektion|sectie|seksjon|etapa|tramo|interval(?:le?|o|lo)?)[ -]?(?:no\.? ?|nr\.? ?|n\u00ba ?)?(?<number>[1-9])$/i;

/** What the label over the names of the sections says, if anything. */
const LABEL =
  /^(?:|(?:(?:depth|mud|hole)\s+)?(?:interval(?:le?|o|lo|l)?|sections?|phases?|fases?|abschnitte?|sektione?n?|sectie|seksjon|secci[o\u00f3]n|sezione|se[c\u00e7]\u00e3o|tramo|etapa|depths?|teufe|diepte|dybde|profondeur|profundidad|propert(?:y|ies)|parameters?)(?:\s*[(,]?\s*(?:m|ft)\b.*)?)$/i;

const LARGEST_SIZE_IN = 60;

const figure = (text: string): number => Number(text.replace(/[,' ]|\.(?=\d{3}$)/g, ''));

/** Intervals of increasing depth, none of which could be a size. */
function areIntervals(cells: readonly string[]): boolean {
  const ends = cells.map((cell) => INTERVAL.exec(cell)?.groups);
  const bases = ends.map((end) => figure(end?.['base'] ?? ''));
  return bases.every((base, at) => {
    const top = figure(ends[at]?.['top'] ?? '') || 0;
    return base > LARGEST_SIZE_IN && base > top && base > (bases[at - 1] ?? 0);
  });
}

/** `Section 1 | Section 2 | Section 3`. */
const areNumbered = (cells: readonly string[]): boolean =>
  cells.every((cell, at) => Number(NUMBERED.exec(cell)?.groups?.['number']) === at + 1);

/** Whether a row names a section in each of its columns by an interval of depth or by a number. Its label may be any word for them, or blank. */
export function titlesNumberedColumns([label = '', ...cells]: readonly string[]): boolean {
  return cells.length > 1 && LABEL.test(label.trim()) && (areIntervals(cells) || areNumbered(cells));
}

const FEWEST_LABELS = 2;
const ROWS_BELOW = 12;

/** Whether a row of a grid is the title of a turned table: sections across it, and the names of their properties down the first column. */
export function opensTurned(rows: readonly Row[], at: number, vocabulary: HeadingVocabulary): boolean {
  const { cells = [] } = rows[at] ?? {};
  const first = cells.findIndex((cell) => cell !== '');
  const width = filled(cells).length;
  const left = INTERVAL.test(cells[first] ?? '') || NUMBERED.test(cells[first] ?? '') ? first - 1 : first;
  if (left < 0 || !titlesNumberedColumns([cells[left] ?? '', ...filled(cells.slice(left + 1))])) return false;
  const below = rows.slice(at + 1, at + 1 + ROWS_BELOW);
  const end = below.findIndex((row) => filled(row.cells).length < 2);
  const labels = (end === -1 ? below : below.slice(0, end)).map((row) => row.cells[left] ?? '');
  return (
    width > 1 &&
    labels.length >= FEWEST_LABELS &&
    labels.every((label) => /^\p{L}/u.test(label)) &&
    vocabulary.countKnown(labels) >= FEWEST_LABELS
  );
}
