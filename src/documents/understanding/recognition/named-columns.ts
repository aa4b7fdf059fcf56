import { columnUse } from '../tables/columns';
import type { Columns } from '../tables/columns';
import type { ParsedHeading } from '../words/headings';
import { fieldsNamed, fieldsOfHeading } from '../words/vocabulary';
import type { KindVocabulary } from '../words/vocabulary';

/** Depths without a reference: vertical only if an along-hole depth is in the same table. */
const BARE_DEPTHS = new Set([
  'teufe',
  'tiefe',
  'diepte',
  'dybde',
  'dyp',
  'profondeur',
  'profundidad',
  'profundidade',
  'profondita',
]);

/** The columns whose headings are exact names of fields of the kind. */
export function namedColumns(vocabulary: KindVocabulary, headings: readonly ParsedHeading[]): Columns {
  const taken = new Set<number>();
  const columns: Columns = {};
  // All exact first choices before any second choice, so that `Formation` is not lost to a `Top` in the same table.
  const choices = headings.flatMap((heading, column) =>
    heading.key === ''
      ? []
      : fieldsOfHeading(vocabulary, heading).map(({ field, rank }) => ({ field, column, rank, heading })),
  );
  for (const { field, column, heading } of choices.toSorted((a, b) => a.rank - b.rank)) {
    if (columns[field] || taken.has(column)) continue;
    taken.add(column);
    columns[field] = columnUse(vocabulary, field, heading, column);
  }
  makeRoom(vocabulary, choices, columns);
  giveSecondNames(vocabulary, choices, columns);
  if (columns['ahd'] && !columns['tvd']) {
    const column = headings.findIndex(({ key }, at) => BARE_DEPTHS.has(key) && !taken.has(at));
    const heading = headings[column];
    if (heading) columns['tvd'] = columnUse(vocabulary, 'tvd', heading, column);
  }
  return columns;
}

/** An along-hole depth below sea level: `MD MSL`. */
export const FROM_THE_SEA = /\b(?:msl|tvdss)\b/;

const ALONG_THE_HOLE = /\b(?:md|ahd|measured|along)\b/;

/**
 * Along-hole depths below sea level, if no column has the field below the drill floor:
 * their values are moved by the elevation of the drill floor.
 */
export function withDepthsFromTheSea(
  vocabulary: KindVocabulary,
  headings: readonly ParsedHeading[],
  known: Columns,
): Columns {
  const columns = { ...known };
  const taken = new Set(Object.values(known).map((use) => use?.column));
  headings.forEach((heading, column) => {
    if (taken.has(column) || !FROM_THE_SEA.test(heading.name) || !ALONG_THE_HOLE.test(heading.name)) return;
    const key = heading.name.replace(/\b(?:msl|tvdss|below|ref)\b/g, '').replace(/\s+/g, '');
    const [named] = fieldsNamed(vocabulary, key);
    if (!named || columns[named.field]) return;
    columns[named.field] = {
      ...columnUse(vocabulary, named.field, heading, column),
      countedFrom: 'sea level',
    };
  });
  return columns;
}

/**
 * Gives a column its second name where another column has only the first: `Step` is the number of a step next to
 * `Work step`, and its title alone.
 */
function giveSecondNames(
  vocabulary: KindVocabulary,
  choices: readonly { field: string; column: number; heading: ParsedHeading }[],
  columns: Columns,
): void {
  const held = (column: number) => Object.values(columns).some((use) => use?.column === column);
  for (const { field, column, heading } of choices) {
    const holder = columns[field];
    if (held(column) || holder === undefined) continue;
    const second = choices.find((one) => one.column === holder.column && columns[one.field] === undefined);
    if (!second) continue;
    columns[second.field] = columnUse(vocabulary, second.field, second.heading, second.column);
    columns[field] = columnUse(vocabulary, field, heading, column);
  }
}

/**
 * Moves a column from an optional field to one that its kind requires: `Phase` is the name of a section, unless
 * nothing else in the table gives its size.
 */
function makeRoom(
  vocabulary: KindVocabulary,
  choices: readonly { field: string; column: number; heading: ParsedHeading }[],
  columns: Columns,
): void {
  const required = vocabulary.requires.flat();
  for (const group of vocabulary.requires) {
    if (group.some((field) => columns[field])) continue;
    for (const { field, column, heading } of choices) {
      const holder = Object.keys(columns).find((name) => columns[name]?.column === column);
      if (!group.includes(field) || holder === undefined || required.includes(holder)) continue;
      delete columns[holder];
      columns[field] = columnUse(vocabulary, field, heading, column);
      break;
    }
  }
}
