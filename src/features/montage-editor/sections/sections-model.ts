import { cellKey, type Cell } from '@/domain/montage/address';
import type { Montage, Section } from '@/domain/montage/montage';
import { depthColumns, formationColumns, programmeColumns } from '@/domain/montage/catalogue';
import { pasteFormations } from '@/domain/montage/paste';
import { isUntouched, pasteTops } from '@/domain/montage/paste-tops';
import { pageRows, type Block, type GridModel, type Motion } from '../grid/grid-model';
import { programCells } from './program';

/** The columns of a formation's row, in the same order on the screen and the clipboard. */
export const formationFields = formationColumns;

/** The depths of a section's end are below those of its formations. */
export const sectionTdFields = depthColumns;

const lastDepthColumn = formationFields.length - 1;
const columnCount = formationFields.length + programmeColumns.length;

/** The position of a cell: the section, the column of the table, and the line within both. */
interface Spot {
  section: number;
  column: number;
  line: number;
}

function locate(montage: Montage, { at, field }: Cell): Spot | null {
  if (!('section' in at)) return null;
  const section = montage.sections_list.findIndex(({ id }) => id === at.section);
  const found = montage.sections_list[section];
  if (!found) return null;
  if (at.of === 'formation') {
    const line = found.formations_list.findIndex(({ id }) => id === at.id);
    const column = formationFields.indexOf(field as (typeof formationFields)[number]);
    return line < 0 || column < 0 ? null : { section, column, line };
  }
  if (at.of === 'section') {
    const place = sectionTdFields.indexOf(field as (typeof depthColumns)[number]);
    return place < 0 ? null : { section, column: place + 1, line: found.formations_list.length };
  }
  const program = at.of === 'run' ? 'logging' : at.of;
  const key = cellKey({ at, field });
  const line = programCells(found, program).findIndex((cell) => cellKey(cell) === key);
  return line < 0
    ? null
    : { section, column: formationFields.length + programmeColumns.indexOf(program), line };
}

/** How many lines a column has in a section. The section's end has only its three depths. */
function lineCount(section: Section, column: number): number {
  const program = programmeColumns[column - formationFields.length];
  if (program) return programCells(section, program).length;
  return section.formations_list.length + (column >= 1 && column <= sectionTdFields.length ? 1 : 0);
}

function cellAt(montage: Montage, { section, column, line }: Spot): Cell | null {
  const found = montage.sections_list[section];
  if (!found) return null;
  const program = programmeColumns[column - formationFields.length];
  if (program) return programCells(found, program)[line] ?? null;
  const formation = found.formations_list[line];
  if (formation) {
    return {
      at: { of: 'formation', section: found.id, id: formation.id },
      field: formationFields[column] ?? 'formation_name',
    };
  }
  const field = sectionTdFields[column - 1];
  return field && line === found.formations_list.length
    ? { at: { of: 'section', section: found.id }, field }
    : null;
}

/** `steps` lines down (or up) in a column, across sections; as far as there are lines. */
function along(montage: Montage, spot: Spot, steps: number): Spot {
  const sections = montage.sections_list;
  let { section, line } = spot;
  let left = Math.abs(steps);
  const down = steps > 0;
  let best = spot;
  while (left > 0) {
    line += down ? 1 : -1;
    if (line < 0 || line >= lineCount(sections[section]!, spot.column)) {
      section += down ? 1 : -1;
      const next = sections[section];
      if (!next) break;
      const lines = lineCount(next, spot.column);
      if (lines === 0) {
        // Nothing is planned here; the next section may have something.
        line = down ? 0 : -1;
        continue;
      }
      line = down ? 0 : lines - 1;
    }
    best = { ...spot, section, line };
    left -= 1;
  }
  return best;
}

/** The next column on a side with any content, at about the same line. */
function sideways(montage: Montage, spot: Spot, step: 1 | -1): Spot {
  const section = montage.sections_list[spot.section]!;
  for (let column = spot.column + step; column >= 0 && column < columnCount; column += step) {
    const lines = lineCount(section, column);
    if (lines === 0) continue;
    const onSectionTd = spot.line === section.formations_list.length && spot.column <= lastDepthColumn;
    // The end of the section has no name, range or thickness.
    if (onSectionTd && column <= lastDepthColumn && lines <= spot.line) continue;
    return { ...spot, column, line: Math.min(spot.line, lines - 1) };
  }
  return spot;
}

/** The first of a row with any content, or the last of its depths. */
function rowEdge(montage: Montage, spot: Spot, side: 'start' | 'end'): Spot {
  const step = side === 'start' ? -1 : 1;
  let at = spot;
  for (;;) {
    const next = sideways(montage, at, step);
    const leavesDepths = at.column <= lastDepthColumn && next.column > lastDepthColumn;
    if (next.column === at.column || leavesDepths) return at;
    at = next;
  }
}

function tabbed(montage: Montage, spot: Spot, step: 1 | -1): Spot {
  if (spot.column > lastDepthColumn) return along(montage, spot, step);
  const next = sideways(montage, spot, step);
  if (next.column !== spot.column && next.column <= lastDepthColumn) return next;
  const from = { ...spot, column: 1 };
  const line = along(montage, from, step);
  return line === from ? spot : rowEdge(montage, line, step === 1 ? 'start' : 'end');
}

function reach(montage: Montage, spot: Spot, motion: Motion): Spot {
  switch (motion) {
    case 'up':
      return along(montage, spot, -1);
    case 'down':
      return along(montage, spot, 1);
    case 'page-up':
      return along(montage, spot, -pageRows);
    case 'page-down':
      return along(montage, spot, pageRows);
    case 'left':
      return sideways(montage, spot, -1);
    case 'right':
      return sideways(montage, spot, 1);
    case 'row-start':
      return rowEdge(montage, spot, 'start');
    case 'row-end':
      return rowEdge(montage, spot, 'end');
    case 'next':
      return tabbed(montage, spot, 1);
    case 'previous':
      return tabbed(montage, spot, -1);
    // The first or last line of the column: a section may have none.
    case 'table-start':
      return along(montage, { ...spot, section: 0, line: -1 }, 1);
    case 'table-end': {
      const section = montage.sections_list.length - 1;
      return along(
        montage,
        { ...spot, section, line: lineCount(montage.sections_list[section]!, spot.column) },
        -1,
      );
    }
  }
}

function first(montage: Montage): Cell | null {
  for (const section of montage.sections_list.keys()) {
    const cell =
      cellAt(montage, { section, column: 0, line: 0 }) ?? cellAt(montage, { section, column: 1, line: 0 });
    if (cell) return cell;
  }
  return null;
}

const isFormationSpot = (montage: Montage, spot: Spot): boolean =>
  spot.column <= lastDepthColumn &&
  spot.line < (montage.sections_list[spot.section]?.formations_list.length ?? 0);

function block(montage: Montage, anchor: Cell, cursor: Cell): Block | null {
  const [a, b] = [locate(montage, anchor), locate(montage, cursor)];
  if (!a || !b || a.section !== b.section) return null;
  if (!isFormationSpot(montage, a) || !isFormationSpot(montage, b)) return null;
  return {
    group: montage.sections_list[a.section]!.id,
    fromRow: Math.min(a.line, b.line),
    toRow: Math.max(a.line, b.line),
    fromColumn: Math.min(a.column, b.column),
    toColumn: Math.max(a.column, b.column),
  };
}

/** The sections table for cursor and clipboard. */
export const sectionsModel: GridModel = {
  first,
  block,
  move(montage, from, motion) {
    const spot = locate(montage, from);
    return spot ? cellAt(montage, reach(montage, spot, motion)) : first(montage);
  },
  cells(montage, { group, fromRow, toRow, fromColumn, toColumn }) {
    const section = montage.sections_list.find(({ id }) => id === group);
    return (section?.formations_list.slice(fromRow, toRow + 1) ?? []).map(({ id }) =>
      formationFields
        .slice(fromColumn, toColumn + 1)
        .map((field) => ({ at: { of: 'formation' as const, section: group, id }, field })),
    );
  },
  has: (montage, cell) => locate(montage, cell) !== null,
  follow(before, after, cell) {
    if (locate(after, cell)) return cell;
    const { at, field } = cell;
    if (at.of === 'formation') {
      // Undo and a move change the section of a formation.
      const home = after.sections_list.find(({ formations_list }) =>
        formations_list.some(({ id }) => id === at.id),
      );
      if (home) return { at: { ...at, section: home.id }, field };
    }
    const spot = locate(before, cell);
    return spot && cellAt(after, spot);
  },
  paste(montage, at, rows, newId) {
    const spot = locate(montage, at);
    const section = spot && montage.sections_list[spot.section];
    if (!section || spot.column > lastDepthColumn) return null;
    const covered = section.formations_list[spot.line];
    // If it overwrites nothing, names and depths find their columns and sections.
    const tops =
      !covered || isUntouched(covered) ? pasteTops(montage, { section: section.id, rows }, newId) : null;
    if (tops || !covered) return tops;
    return pasteFormations(
      montage,
      { section: section.id, row: spot.line, column: spot.column, rows },
      newId,
    );
  },
};
