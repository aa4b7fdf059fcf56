import {
  catalogue,
  depthColumns as tdColumns,
  formationColumns,
  programmeColumns,
  programmes,
  titleOf as headOf,
  topsTitle,
} from '@/domain/montage/catalogue';
import { words } from '@/domain/montage/figures';
import type { Formation, Montage, Section } from '@/domain/montage/montage';
import { createSediments, sedimentAt } from '@/domain/sediments/sediments';
import { heightOfLines, linesOfText } from './lines-of-text';
import {
  depth,
  formationName,
  head,
  inks,
  none,
  numberHead,
  programmeHead,
  sectionTitle as titleLook,
  swatch,
  tdDepth,
  tdName,
} from './looks';
import { programmeBlock } from './programme-block';
import { programmeWidths } from './programme-lines';
import type { Cell, Merged, Row, Sheet } from './spreadsheet/sheet';
import { numberOr, titleOf } from './words';
import { inUnit } from '@/domain/shown-units/figures';

const figureColumns = formationColumns.slice(1);
const depthHeads = () => figureColumns.map((column) => headOf(catalogue.formation[column]));
const swatchWidth = 1.7;
const nameWidth = 30;
const depthWidth = 14;
/** The colour, the name, and the numbers. */
const depthColumns = 2 + figureColumns.length;
const columns = depthColumns + 2 * programmeColumns.length;

const rowPt = 13.5;
const nameSizePt = 9;

/** The editor's table: a block for each section, with programmes to the right of its formations. */
export function sectionsSheet({ sections_list: sections }: Montage): Sheet {
  const merged: Merged[] = [];
  return {
    name: 'Sections',
    widths: [
      swatchWidth,
      nameWidth,
      ...figureColumns.map(() => depthWidth),
      ...programmeColumns.flatMap((column) => programmeWidths[column]),
    ],
    rows: () => rowsOf(sections, merged),
    merged,
    heads: { rows: 1, columns: 2 },
    // Seventeen columns would be unreadable on A4.
    paper: 'A3',
    landscape: true,
    tab: inks.accent,
  };
}

function* rowsOf(sections: readonly Section[], merged: Merged[]): Iterable<Row> {
  merged.length = 0;
  yield headRow();
  merged.push({ row: 0, column: 0, rows: 1, columns: 2 });
  programmeColumns.forEach((_, at) =>
    merged.push({ row: 0, column: depthColumns + 2 * at, rows: 1, columns: 2 }),
  );
  if (sections.length === 0) yield { cells: [{ value: 'No sections.', look: none }] };

  const sediments = createSediments()(sections);
  let next = 1;
  for (const [at, section] of sections.entries()) {
    yield titleRow(section, at + 1);
    next += 1;
    const program = programmeBlock(section);
    for (const block of program.merged)
      merged.push({ ...block, row: next + block.row, column: depthColumns + block.column });
    for (const row of bodyRows(section, sediments[at] ?? '', program.rows)) {
      yield row;
      next += 1;
    }
  }
}

function headRow(): Row {
  const cells: Cell[] = [
    { value: topsTitle, look: head },
    { value: null, look: head },
    ...depthHeads().map((value) => ({ value, look: numberHead })),
    ...programmeColumns.flatMap((column) => [
      { value: programmes[column].title, look: programmeHead },
      { value: null, look: head },
    ]),
  ];
  return { cells, heightPt: 24 };
}

function titleRow(section: Section, place: number): Row {
  const cells = Array.from({ length: columns }, (_, column): Cell => ({
    value: column === 0 ? titleOf(section.diameter, place) : null,
    look: titleLook,
  }));
  return { cells, heightPt: 21 };
}

/** The formations from shallow to deep and the section's TD, with the programmes to the right. */
function* bodyRows(
  section: Section,
  sediments: string,
  program: readonly (readonly (Cell | null)[])[],
): Iterable<Row> {
  const { formations_list: formations } = section;
  const height = Math.max(formations.length + 1, program.length);
  for (let row = 0; row < height; row += 1) {
    const formation = formations[row];
    const depths = formation
      ? formationCells(formation, sedimentAt(sediments, row))
      : row === formations.length
        ? tdCells(section)
        : noCells;
    const lines = formation ? linesOfText(words(formation.formation_name), nameWidth - 2, nameSizePt) : 1;
    yield {
      cells: [...depths, ...(program[row] ?? [])],
      heightPt: lines === 1 ? rowPt : heightOfLines(lines, nameSizePt),
    };
  }
}

/** A length in the unit of the order. */
const lengthOr = (valueM: number | null) => numberOr(valueM === null ? null : inUnit('length', valueM));

const noCells: readonly null[] = Array.from({ length: depthColumns }, () => null);

const formationCells = (formation: Formation, sediment: number): Cell[] => [
  { value: null, look: swatch(sediment) },
  { value: words(formation.formation_name), look: formationName },
  ...figureColumns.map((column) => ({ value: lengthOr(formation[column] as number | null), look: depth })),
];

const tdCells = (section: Section): Cell[] => [
  { value: null, look: tdName },
  { value: 'Section TD', look: tdName },
  ...tdColumns.map((column) => ({ value: lengthOr(section[column]), look: tdDepth })),
  // The section's TD has no range and no thickness.
  { value: null, look: tdDepth },
  { value: null, look: tdDepth },
];
