import { cellKey, type Cell, type Place } from '@/domain/montage/address';
import { fieldAt } from '@/domain/montage/catalogue';
import { entityAt } from '@/domain/montage/lookup';
import type { Montage } from '@/domain/montage/montage';
import { pasteFormations } from '@/domain/montage/paste';
import { isUntouched, pasteTops } from '@/domain/montage/paste-tops';
import { unitsInForce } from '@/domain/shown-units/in-force';
import { pageRows, type Block, type GridModel, type Motion } from '../grid/grid-model';
import {
  acrossPath,
  columnPath,
  columnsIn,
  formationFields,
  lanePath,
  laneOf,
  readingPath,
  sectionTdFields,
} from './sections-path';
import { programCells } from './program';
import { programmeOf, wholeView, type TableView } from './table-view';

const sectionIndex = (montage: Montage, { at }: Cell): number =>
  'section' in at ? montage.sections_list.findIndex(({ id }) => id === at.section) : -1;

const indexIn = (path: readonly Cell[], cell: Cell): number => {
  const key = cellKey(cell);
  return path.findIndex((one) => cellKey(one) === key);
};

/** Whether the table has a place for a cell, folded away or not. */
function hasPlace(montage: Montage, cell: Cell): boolean {
  const { at, field } = cell;
  const section = montage.sections_list[sectionIndex(montage, cell)];
  if (!section) return false;
  if (at.of === 'section') return sectionTdFields.some((one) => one === field);
  if (at.of === 'formation')
    return section.formations_list.some(({ id }) => id === at.id) && fieldAt(cell) !== null;
  if (!('section' in at) || at.of === 'stringPiece') return false;
  return indexIn(programCells(section, programmeOf(at.of)), cell) >= 0;
}

const sameRow = (one: Place, other: Place): boolean =>
  cellKey({ at: one, field: '' }) === cellKey({ at: other, field: '' });

type PathOf = (section: Montage['sections_list'][number]) => readonly Cell[];

/** `steps` cells along the paths of all sections, one after the other; as far as there are cells. */
function along(montage: Montage, from: Cell, steps: number, pathOf: PathOf): Cell {
  const sections = montage.sections_list;
  let section = sectionIndex(montage, from);
  let path = pathOf(sections[section]!);
  let index = indexIn(path, from);
  // A cell that is hidden has the place of its row or its programme.
  if (index < 0) index = path.findIndex(({ at }) => sameRow(at, from.at));
  let best = from;
  const direction = steps > 0 ? 1 : -1;
  for (let left = Math.abs(steps); left > 0; left -= 1) {
    index += direction;
    while (index < 0 || index >= path.length) {
      section += direction;
      const next = sections[section];
      if (!next) return best;
      path = pathOf(next);
      index = direction > 0 ? 0 : path.length - 1;
      if (path.length > 0) break;
    }
    best = path[index]!;
  }
  return best;
}

/** The first or last cell of the paths of all sections. */
function outermost(montage: Montage, from: Cell, side: 'start' | 'end', pathOf: PathOf): Cell {
  const sections = side === 'start' ? montage.sections_list : montage.sections_list.toReversed();
  for (const section of sections) {
    const found = pathOf(section).at(side === 'start' ? 0 : -1);
    if (found) return found;
  }
  return from;
}

function reach(montage: Montage, view: TableView, from: Cell, motion: Motion): Cell {
  const section = montage.sections_list[sectionIndex(montage, from)]!;
  const lane = laneOf(view, section, from);
  const inLane: PathOf = (one) => lanePath(view, one, lane);
  const across = acrossPath(view, section, from);
  switch (motion) {
    case 'up':
      return along(montage, from, -1, inLane);
    case 'down':
      return along(montage, from, 1, inLane);
    case 'page-up':
      return along(montage, from, -pageRows, inLane);
    case 'page-down':
      return along(montage, from, pageRows, inLane);
    case 'left':
      return across[indexIn(across, from) - 1] ?? from;
    case 'right':
      return across[indexIn(across, from) + 1] ?? from;
    case 'row-start':
      return across[0] ?? from;
    case 'row-end':
      return across.at(-1) ?? from;
    case 'next':
      return along(montage, from, 1, (one) => readingPath(view, one));
    case 'previous':
      return along(montage, from, -1, (one) => readingPath(view, one));
    case 'below':
      return along(montage, from, 1, (one) => columnPath(view, one, from));
    case 'table-start':
      return outermost(montage, from, 'start', inLane);
    case 'table-end':
      return outermost(montage, from, 'end', inLane);
  }
}

function first(montage: Montage, view: TableView): Cell | null {
  for (const section of montage.sections_list) {
    const [cell] = readingPath(view, section);
    if (cell) return cell;
  }
  return null;
}

/** The row and the column of a formation's cell, both counted from 0 within its section. */
function spotOf(montage: Montage, { at, field }: Cell) {
  if (at.of !== 'formation') return null;
  const section = montage.sections_list.find(({ id }) => id === at.section);
  const row = section?.formations_list.findIndex(({ id }) => id === at.id) ?? -1;
  const column = formationFields.indexOf(field as (typeof formationFields)[number]);
  return section && row >= 0 && column >= 0 ? { section, row, column } : null;
}

function block(montage: Montage, anchor: Cell, cursor: Cell): Block | null {
  const [a, b] = [spotOf(montage, anchor), spotOf(montage, cursor)];
  if (!a || !b || a.section !== b.section) return null;
  return {
    group: a.section.id,
    fromRow: Math.min(a.row, b.row),
    toRow: Math.max(a.row, b.row),
    fromColumn: Math.min(a.column, b.column),
    toColumn: Math.max(a.column, b.column),
  };
}

/** The place of a cell that is gone: the same row and column, or line of the programme. */
function sameSpot(before: Montage, after: Montage, cell: Cell): Cell | null {
  const { at } = cell;
  const index = sectionIndex(before, cell);
  const section = after.sections_list[index];
  if (!section) return null;
  const spot = spotOf(before, cell);
  if (spot) {
    const row = section.formations_list[spot.row];
    if (row) return { at: { of: 'formation', section: section.id, id: row.id }, field: cell.field };
    return sectionTdFields.some((field) => field === cell.field)
      ? { at: { of: 'section', section: section.id }, field: cell.field }
      : null;
  }
  if (at.of === 'section') return { at: { of: 'section', section: section.id }, field: cell.field };
  if (at.of === 'formation' || at.of === 'stringPiece' || !('section' in at)) return null;
  const programme = programmeOf(at.of);
  const line = indexIn(programCells(before.sections_list[index]!, programme), cell);
  return programCells(section, programme)[line] ?? null;
}

/** The sections table for cursor and clipboard. `view` gives what the user has hidden or folded. */
export function createSectionsModel(view: () => TableView): GridModel {
  return {
    first: (montage) => first(montage, view()),
    block,
    move(montage, from, motion) {
      return hasPlace(montage, from) ? reach(montage, view(), from, motion) : first(montage, view());
    },
    cells(montage, { group, fromRow, toRow, fromColumn, toColumn }) {
      const section = montage.sections_list.find(({ id }) => id === group);
      const columns = new Set(columnsIn(view()));
      return (section?.formations_list.slice(fromRow, toRow + 1) ?? []).map(({ id }) =>
        formationFields
          .slice(fromColumn, toColumn + 1)
          // What the user does not see is neither copied nor cleared.
          .filter((field) => columns.has(field))
          .map((field) => ({ at: { of: 'formation' as const, section: group, id }, field })),
      );
    },
    has: hasPlace,
    follow(before, after, cell) {
      if (hasPlace(after, cell)) return cell;
      const { at, field } = cell;
      if (at.of === 'formation') {
        // Undo and a move change the section of a formation.
        const home = after.sections_list.find(({ formations_list }) =>
          formations_list.some(({ id }) => id === at.id),
        );
        if (home) return { at: { ...at, section: home.id }, field };
      }
      return hasPlace(before, cell) ? sameSpot(before, after, cell) : null;
    },
    paste(montage, at, rows, newId) {
      if (at.at.of !== 'formation' && at.at.of !== 'section') return null;
      const section = montage.sections_list[sectionIndex(montage, at)];
      if (!section) return null;
      const covered = at.at.of === 'formation' ? entityAt(montage, at.at) : null;
      const formation = section.formations_list.find((one) => one === covered);
      // If it overwrites nothing, names and depths find their columns and sections.
      const tops =
        !formation || isUntouched(formation)
          ? pasteTops(montage, { section: section.id, rows, units: unitsInForce() }, newId)
          : null;
      if (tops || !formation) return tops;
      const columns = columnsIn(view());
      return pasteFormations(
        montage,
        {
          section: section.id,
          row: section.formations_list.indexOf(formation),
          column: Math.max(
            0,
            columns.findIndex((one) => one === at.field),
          ),
          columns,
          rows,
          units: unitsInForce(),
        },
        newId,
      );
    },
  };
}

/** The table with everything shown, for addresses that follow a change. */
export const sectionsModel = createSectionsModel(() => wholeView);
