import { applyChanges } from './apply';
import type { Change, NewId } from './change';
import { editOf, removeChanges } from './edit';
import { newFormation } from './formations';
import { sectionOf } from './lookup';
import type { Formation, Montage, Section } from './montage';
import { pasteFormations, type Pasted } from './paste';
import { arrangeTops } from './pasted-tops';
import { readNumber } from './parse';
import { documentUnits, type Units } from '../shown-units/units-of-person';
import { quantity } from './words';

const DEPTHS = [
  ['true_vertical_depth_subsea', 1],
  ['true_vertical_depth_below_drill_floor', 2],
  ['along_hole_depth_below_drill_floor', 3],
] as const;

/** An added formation with no value typed yet: pasted formations replace it. */
export function isUntouched(formation: Formation): boolean {
  const fresh: Formation = newFormation(formation.section_id ?? '', formation.id);
  return (Object.keys(fresh) as (keyof Formation)[]).every(
    (field) => field === 'section_id' || formation[field] === fresh[field],
  );
}

/** The section of a row, by the first depth that both have; null if no section end decides it. */
function sectionOfRow(row: readonly string[], sections: readonly Section[]): string | null {
  for (const [field, column] of DEPTHS) {
    const depthM = readNumber(row[column] ?? '');
    const ends = sections.map((section) => section[field]);
    if (depthM === null || ends.every((end) => end === null)) continue;
    const within = sections.find((_, at) => depthM < (ends[at] ?? -Infinity));
    return (within ?? sections.at(-1))?.id ?? null;
  }
  return null;
}

/**
 * Pastes a list of names and depths from a spreadsheet as new formations: each into the section at its depth, or, if no
 * section has a depth, into the one where it was pasted. One edit. Null if the block is not such a list.
 */
export function pasteTops(
  montage: Montage,
  {
    section,
    rows,
    units = documentUnits,
  }: { readonly section: string; readonly rows: readonly (readonly string[])[]; readonly units?: Units },
  newId: NewId,
): Pasted | null {
  const arranged = arrangeTops(rows, units.length !== undefined && units.length !== 'm');
  if (!arranged || !sectionOf(montage, section)) return null;
  const changes: Change[] = (sectionOf(montage, section)?.formations_list ?? [])
    .filter(isUntouched)
    // From the last to the first, so that each index stays valid.
    .toReversed()
    .flatMap(({ id }) => removeChanges(montage, { of: 'formations', section }, id));
  let current = applyChanges(montage, changes);
  const bySection = Map.groupBy(arranged.rows, (row) => sectionOfRow(row, montage.sections_list) ?? section);
  for (const [target, own] of bySection) {
    const end = sectionOf(current, target)?.formations_list.length ?? 0;
    const edit = pasteFormations(current, { section: target, row: end, column: 0, rows: own }, newId)?.edit;
    if (!edit) continue;
    changes.push(...edit.changes);
    current = applyChanges(current, edit.changes);
  }
  const cells = arranged.rows.reduce((sum, row) => sum + row.filter((cell) => cell !== '').length, 0);
  const into = bySection.size > 1 ? ` into ${quantity(bySection.size, 'section')} by their depths` : '';
  return {
    edit: editOf(`Paste ${quantity(arranged.rows.length, 'formation')}`, changes),
    cells,
    left: 0,
    said: [`${quantity(arranged.rows.length, 'formation')} pasted${into}.`, ...arranged.decisions].join(' '),
  };
}
