import { headOf, isEmpty } from '@/backend/montage-head';
import type { StoredMontage } from '@/backend/records';

/** The three values that a list shows. */
function topLineOf({ top_line_item: top }: StoredMontage): string | null {
  if (!top) return null;
  const { well_name, field_name, field_code } = top;
  return JSON.stringify({ well_name, field_name, field_code });
}

/**
 * What the list needs of a montage, in the order of `replace-content.ts` and `replace-together.ts`. The figures are computed when
 * they are listed; those of an empty montage are known.
 */
export function listColumns(montage: StoredMontage) {
  const { nameKey, fieldKey, searchText, fieldText, status } = headOf(montage);
  const count = isEmpty(montage) ? 0 : null;
  return {
    top_line: topLineOf(montage),
    name_key: nameKey,
    field_key: fieldKey,
    search_text: searchText,
    field_text: fieldText,
    status,
    changed_by: montage.saved_by ?? null,
    errors: count,
    warnings: count,
  };
}

/** What no save changes, as JSON; null for a montage that has none of it. */
export function originOf({
  sources,
  generation_report,
}: Pick<StoredMontage, 'sources' | 'generation_report'>) {
  if (!sources && !generation_report) return null;
  return JSON.stringify({ ...(sources && { sources }), ...(generation_report && { generation_report }) });
}
