import { applyChanges } from './apply';
import type { Change, NewId } from './change';
import { editOf, removeChanges } from './edit';
import { newFormation } from './formations';
import { sectionOf } from './lookup';
import type { Formation, Montage, Section } from './montage';
import { pasteFormations, type Pasted } from './paste';
import { arrangeTops } from './pasted-tops';
import { readNumber } from './parse';
import { quantity } from './words';

const DEPTHS = [
  ['true_vertical_depth_subsea', 1],
  ['true_vertical_depth_below_drill_floor', 2],
  ['along_hole_depth_below_drill_floor', 3],
] as const;

/** A formation that was added and in which nothing was typed yet: what is pasted takes its place. */
export function isUntouched(formation: Formation): boolean {
  const fresh: Formation = newFormation(formation.section_id ?? '', formation.id);
  return (Object.keys(fresh) as (keyof Formation)[]).every(
    (field) => field === 'section_id' || formation[field] === fresh[field],
  );
}

/** The section that a row lies in, by the first depth that both have; null where no section end tells. */
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
 * Puts a list of names and depths from a spreadsheet into the montage as new formations: each in the section that its depth lies in, or
 * in the one where it was pasted where no section has an end. One edit. Null where the block is no such list.
 */
export function pasteTops(
  montage: Montage,
  { section, rows }: { readonly section: string; readonly rows: readonly (readonly string[])[] },
  newId: NewId,
): Pasted | null {
  const arranged = arrangeTops(rows);
  if (!arranged || !sectionOf(montage, section)) return null;
  const changes: Change[] = (sectionOf(montage, section)?.formations_list ?? [])
    .filter(isUntouched)
    // From the last on, so that each stands where it says.
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
    said: [`${quantity(arranged.rows.length, 'formation')} pasted${into}.`, ...arranged.said].join(' '),
  };
}
