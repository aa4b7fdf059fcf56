import { sameOffsetM } from '../checks/drill-floor';
import { isKnown } from '../checks/known';
import { sameThicknessM } from '../checks/thickness-rule';
import { thicknessBetween } from '../formations';
import type { Cell } from '../montage/address';
import { applyChanges } from '../montage/apply';
import { depthColumns, type DepthField } from '../montage/catalogue';
import { cellValue } from '../montage/cells';
import type { Change, Edit } from '../montage/change';
import { editOf } from '../montage/edit';
import { homeOf, sectionOf } from '../montage/lookup';
import type { Formation, Montage } from '../montage/montage';
import { normaliseMontage } from '../montage/normalise';
import { placeName, sectionName } from '../montage/words';
import { editedDepth, isDepth } from './depth-cells';
import { depthModelOf, depthsFrom, rounded, type DepthModel, type DepthValues } from './depth-model';
import { intervalsOf, keyOfRow, rowsOf, type DepthRow, type Interval } from './rows';

/** A depth that a user has edited. Both montages are normalised. */
export interface DepthEdit {
  /** Before the edit: its depths agree with each other, so they determine the drill floor and the path. */
  readonly before: Montage;
  /** With the edit, and perhaps with later ones. */
  readonly after: Montage;
  /** The edited cell. */
  readonly cell: Cell;
}

/** `row`: what depends on the edited depth. `section` and `all`: also every depth that contradicts its TVD SS. */
export type RecalculationScope = 'row' | 'section' | 'all';

/** A value that follows from others. */
export interface RecalculatedValue {
  readonly cell: Cell;
  readonly from: number | null;
  /** m, to the centimetre. */
  readonly to: number;
}

/** A derived value that differs by less is the same, m. */
const sameM = 0.005;
const sameEdge = (one: number | null, other: number | null): boolean =>
  one === other || (isKnown(one) && isKnown(other) && Math.abs(one - other) < sameM);

/**
 * The values that follow from an edited depth, without those that stay the same; empty if nothing follows.
 *
 * - In the edited row the two other depths follow from the edited one: TVD SS and TVD BDF by the elevation of the drill
 *   floor, AHD along the path. If the cell was empty before, only empty cells follow: nothing moved.
 * - A section that ended at the edited top (the shoe at the top of a formation) still ends there.
 * - Thickness follows where the top or the end of a formation moved. A neighbour's thickness that did not agree with
 *   its tops before was entered on purpose and stays.
 * - In the wider scopes TVD SS determines every other row: see `tvdBdfFromTvdSs`.
 *
 * Nothing is invented: what the montage's depths do not determine stays, such as the AHD below the deepest known point
 * of a deviated well.
 */
export function recalculatedValues(edit: DepthEdit, scope: RecalculationScope): RecalculatedValue[] {
  const { after, cell } = edit;
  const edited = rowAt(after, cell);
  const valueM = cellValue(after, cell);
  if (!edited || !isDepth(cell.field) || typeof valueM !== 'number') return [];
  const model = depthModelOf(edit.before);
  const old = rowAt(edit.before, cell);
  const changed = new Map<string, RecalculatedValue[]>();
  const take = (row: DepthRow, wanted: Partial<DepthValues>, toleranceM: number) => {
    const own = depthColumns.flatMap((field) => followed(row, field, wanted[field] ?? null, toleranceM));
    if (own.length > 0) changed.set(keyOfRow(row), own);
  };

  for (const row of scopeRows(after, edited, scope)) {
    if (keyOfRow(row) === keyOfRow(edited))
      take(row, editedDepths(model, edit, edited, cell.field, valueM), sameM);
    else take(row, consistentDepths(model, depthsOf(row)), sameOffsetM);
  }
  const moved = rowAt(applied(after, changed.get(keyOfRow(edited)) ?? []), cell) ?? edited;
  const shoe = shoeAt(edit, moved, old);
  if (shoe && !changed.has(keyOfRow(shoe))) take(shoe, depthsOf(moved), sameM);

  const depths = [...changed.values()].flat();
  return [...depths, ...thicknesses(edit, applied(after, depths), edited, scope)];
}

/** The depths of the edited row that the montage does not determine: the user has to look at them. */
export function undeterminedDepths({ before, after, cell }: DepthEdit): readonly DepthField[] {
  const [row, valueM] = [rowAt(before, cell), cellValue(after, cell)];
  if (!row || !isDepth(cell.field) || !isKnown(cellValue(before, cell) as number | null)) return [];
  if (typeof valueM !== 'number') return [];
  const nearM = depthsOf(row).along_hole_depth_below_drill_floor;
  const derived = depthsFrom(depthModelOf(before), cell.field, valueM, nearM);
  return depthColumns.filter((field) => derived[field] === null);
}

/** The edit of a recalculation; null without values. */
export function recalculation(
  montage: Montage,
  { at }: Cell,
  scope: RecalculationScope,
  values: readonly RecalculatedValue[],
): Edit | null {
  const section = 'section' in at ? at.section : '';
  const what = { row: placeName(montage, at), section: sectionName(montage, section), all: 'all depths' };
  const row = at.of === 'section' ? `Section TD of ${what.row}` : what.row;
  return editOf(`Recalculate ${scope === 'row' ? row : what[scope]}`, values.map(asChange));
}

/**
 * An edit with what depends on its depths, so that both are one step of the history. `montage` is the one before the
 * edit. Only edits of single cells have dependents: a pasted block brings its own depths.
 */
export function keepConsistent(montage: Montage, edit: Edit): Edit {
  const cell = edit.changes.length === 1 ? editedDepth(edit) : null;
  if (!cell) return edit;
  const after = normaliseMontage(applyChanges(montage, edit.changes));
  const values = recalculatedValues({ before: montage, after, cell }, 'row');
  return values.length === 0 ? edit : { ...edit, changes: [...edit.changes, ...values.map(asChange)] };
}

export const asChange = ({ cell: { at, field }, from, to }: RecalculatedValue): Change => ({
  op: 'set',
  at,
  field,
  from,
  to,
});

const applied = (montage: Montage, values: readonly RecalculatedValue[]): Montage =>
  values.length === 0 ? montage : normaliseMontage(applyChanges(montage, values.map(asChange)));

function rowAt(montage: Montage, { at }: Cell): DepthRow | null {
  if (at.of === 'section') {
    const section = sectionOf(montage, at.section);
    return section && { section, formation: null };
  }
  if (at.of !== 'formation') return null;
  const section = homeOf(montage, at.section, at.id);
  const formation = section?.formations_list.find(({ id }) => id === at.id);
  return section && formation ? { section, formation } : null;
}

function scopeRows(montage: Montage, edited: DepthRow, scope: RecalculationScope): DepthRow[] {
  if (scope === 'row') return [edited];
  const rows = rowsOf(montage);
  return scope === 'all' ? rows : rows.filter(({ section }) => section.id === edited.section.id);
}

export const depthsOf = ({ section, formation }: DepthRow): DepthValues => formation ?? section;

export const cellOf = ({ section, formation }: DepthRow, field: string): Cell => ({
  at: formation
    ? { of: 'formation', section: section.id, id: formation.id }
    : { of: 'section', section: section.id },
  field,
});

function followed(
  row: DepthRow,
  field: DepthField,
  to: number | null,
  toleranceM: number,
): RecalculatedValue[] {
  const from = depthsOf(row)[field];
  if (!isKnown(to) || (isKnown(from) && Math.abs(to - from) <= toleranceM)) return [];
  return [{ cell: cellOf(row, field), from, to }];
}

/** What the edited depth determines of its row. */
function editedDepths(
  model: DepthModel,
  { before, cell }: DepthEdit,
  edited: DepthRow,
  field: DepthField,
  valueM: number,
): Partial<DepthValues> {
  const old = rowAt(before, cell);
  const was = old && depthsOf(old);
  const now = depthsOf(edited);
  const derived = depthsFrom(model, field, valueM, was?.along_hole_depth_below_drill_floor ?? null);
  if (!old || !was || (was[field] !== null && !correctsAhd(before, old, field))) return derived;
  return Object.fromEntries(depthColumns.map((one) => [one, now[one] === null ? derived[one] : null]));
}

/**
 * An AHD that exceeded that of a deeper point, or was less than that of a shallower one, was a typing error: its
 * correction moves nothing.
 */
function correctsAhd(before: Montage, old: DepthRow, field: DepthField): boolean {
  if (field !== 'along_hole_depth_below_drill_floor') return false;
  const tvdOf = (row: DepthRow) => depthsOf(row).true_vertical_depth_below_drill_floor;
  const [ownM, ownTvdM] = [depthsOf(old)[field], tvdOf(old)];
  if (!isKnown(ownM) || !isKnown(ownTvdM)) return false;
  return rowsOf(before).some((row) => {
    const [ahdM, tvdM] = [depthsOf(row)[field], tvdOf(row)];
    if (!isKnown(ahdM) || !isKnown(tvdM)) return false;
    return (tvdM < ownTvdM && ahdM > ownM) || (tvdM > ownTvdM && ahdM < ownM);
  });
}

/**
 * The depths of a row according to its TVD SS, else its TVD BDF, else its AHD. A known AHD stays if the TVD stays: the
 * path passes through it.
 */
function consistentDepths(model: DepthModel, depths: DepthValues): Partial<DepthValues> {
  const field = (
    [
      'true_vertical_depth_subsea',
      'true_vertical_depth_below_drill_floor',
      'along_hole_depth_below_drill_floor',
    ] as const
  ).find((one) => isKnown(depths[one]));
  if (!field) return {};
  const { along_hole_depth_below_drill_floor: ahdM, true_vertical_depth_below_drill_floor: bdfM } = depths;
  const derived = depthsFrom(model, field, depths[field] ?? 0, ahdM);
  const newBdfM = derived.true_vertical_depth_below_drill_floor;
  const isSameTvd = isKnown(bdfM) && isKnown(newBdfM) && Math.abs(newBdfM - bdfM) <= sameOffsetM;
  const isPossible = isKnown(ahdM) && isKnown(newBdfM) && ahdM >= newBdfM - sameOffsetM;
  return isSameTvd && isPossible ? { ...derived, along_hole_depth_below_drill_floor: null } : derived;
}

/**
 * The end of the section that ended at the edited top before the edit: its own section or the one above. Null if
 * another top has the same depth, because the shoe may belong to that one.
 */
function shoeAt({ before, after }: DepthEdit, moved: DepthRow, old: DepthRow | null): DepthRow | null {
  const topM = old?.formation?.true_vertical_depth_subsea ?? null;
  if (!old || topM === null || sameEdge(topM, depthsOf(moved).true_vertical_depth_subsea)) return null;
  const isAtTop = ({ true_vertical_depth_subsea: depthM }: DepthValues) => sameEdge(depthM, topM);
  const tops = before.sections_list.flatMap(({ formations_list }) => formations_list);
  if (tops.filter(isAtTop).length > 1) return null;
  const at = before.sections_list.indexOf(old.section);
  const ended = [at, at - 1].map((index) => before.sections_list[index]).find((one) => one && isAtTop(one));
  const section = ended && sectionOf(after, ended.id);
  return section && isAtTop(section) ? { section, formation: null } : null;
}

function thicknesses(
  { before }: DepthEdit,
  moved: Montage,
  edited: DepthRow,
  scope: RecalculationScope,
): RecalculatedValue[] {
  const intervals = intervalsOf(moved);
  const oldIntervals = intervalsOf(before);
  return moved.sections_list.flatMap((section) =>
    section.formations_list.flatMap((formation): RecalculatedValue[] => {
      const interval = intervals.get(formation.id);
      const derived = interval && thicknessBetween(interval.topM, interval.endM);
      if (derived?.kind !== 'thickness') return [];
      const isWide = scope === 'all' || (scope === 'section' && section.id === edited.section.id);
      const isEdited = formation.id === edited.formation?.id;
      const old = oldIntervals.get(formation.id);
      const isMoved =
        !old || !sameEdge(old.topM, interval?.topM ?? null) || !sameEdge(old.endM, interval?.endM ?? null);
      const follows =
        isEdited ||
        (isMoved && agreed(rowAt(before, cellOf({ section, formation }, 'thickness'))?.formation, old));
      if (!isWide && !follows) return [];
      const to = rounded(derived.thicknessM);
      const { thickness: from } = formation;
      const toleranceM = isMoved ? sameM : sameThicknessM;
      if (isKnown(from) && Math.abs(from - to) <= toleranceM) return [];
      return [{ cell: cellOf({ section, formation }, 'thickness'), from, to }];
    }),
  );
}

/** Whether a thickness was empty or agreed with its interval. */
function agreed(formation: Formation | null | undefined, interval: Interval | undefined): boolean {
  if (!formation || !interval || !isKnown(formation.thickness)) return true;
  const derived = thicknessBetween(interval.topM, interval.endM);
  return derived.kind !== 'thickness' || Math.abs(derived.thicknessM - formation.thickness) <= sameThicknessM;
}
