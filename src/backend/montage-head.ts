import type { MontageStatus } from '@/api/generated/model';
import { checkMontage } from '@/domain/checks/check-montage';
import { openFindings } from '@/domain/checks/finding';
import { montageName } from '@/domain/montage-name';
import type { MontageFigures } from './ports';
import type { Montage, StoredMontage } from './records';

/** What stores search, filter and sort montages by, next to what the list shows. Cheap: a save computes it. */
export interface MontageHead {
  /** Folded; null for a montage without a name. Sorted by code units. */
  nameKey: string | null;
  fieldKey: string | null;
  /** Folded: the names, the field's code, the id and the user, each on a line. */
  searchText: string;
  fieldText: string;
  status: MontageStatus | null;
}

/** A name can be as long as a page, and no search needs more of it. */
const longestText = 1_000;
const longestKey = 200;

/** Upper and lower case, and letters with and without accents, become the same. A database can store the result. */
export const fold = (text: string): string =>
  text
    .slice(0, longestText)
    .toWellFormed()
    .replaceAll('\0', '\uFFFD')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();

/** Folded, with numbers of one width, so that `Well 2` comes before `Well 10`. */
function sortKey(text: string): string | null {
  const key = fold(text.slice(0, longestKey)).replaceAll(/\d+/g, (digits) => digits.padStart(12, '0'));
  return key.trim() || null;
}

function statusOf({ top_line_item, cause }: StoredMontage): MontageStatus | null {
  if (top_line_item === null) return 'stopped';
  if (cause === undefined) return null;
  return { upload: 'stopped', generation: 'generated', import: 'imported', save: 'edited' }[
    cause
  ] as MontageStatus;
}

export function headOf(montage: StoredMontage): MontageHead {
  const { well_name = null, field_name = null, field_code = null } = montage.top_line_item ?? {};
  const name = montageName(well_name, field_name, field_code);
  return {
    nameKey: name === 'N/A' ? null : sortKey(name),
    fieldKey: sortKey(field_name || field_code || ''),
    searchText: [well_name, field_name, field_code, montage.id, montage.saved_by]
      .map((text) => fold(text ?? ''))
      .join('\n'),
    fieldText: `${fold(field_name ?? '')}\n${fold(field_code ?? '')}`,
    status: statusOf(montage),
  };
}

export const isEmpty = ({ sections_list, reservoirs_list, plan_summaries_list }: Montage): boolean =>
  sections_list.length + reservoirs_list.length + plan_summaries_list.length === 0;

/** By the checks with their usual settings. Takes milliseconds for a montage of thousands of rows, so no save waits for it. */
export function figuresOf(montage: Montage): MontageFigures {
  const ends = montage.sections_list.flatMap(({ along_hole_depth_below_drill_floor: end }) => end ?? []);
  return {
    total_depth: ends.length > 0 ? Math.max(...ends) : null,
    ...openFindings(checkMontage(montage).counts),
  };
}
