import type { Montage } from '@/api/generated/model';

/** A montage of which the list shows nothing but the name; null is one without any. */
const montageNamed = (id: string, wellName: string | null): Montage => ({
  id,
  sections_list: [],
  reservoirs_list: [],
  plan_summaries_list: [],
  top_line_item: {
    id: `${id}-top`,
    well_name: wellName,
    well_type: null,
    objective: null,
    location: null,
    field_name: null,
    field_code: null,
    well_id: null,
    activity_id: null,
    afe_cost: null,
    days_planned: null,
    well_heads: [],
  },
});

/** The last of them comes first in the list, because it was stored last. */
export const montagesNamed = (names: readonly (string | null)[]): Montage[] =>
  names.map((name, index) => montageNamed(`named-${index}`, name));

/** 'Well 1' comes first in the list. */
export const manyMontages = (count: number): Montage[] =>
  Array.from({ length: count }, (_, index) => montageNamed(`many-${count - index}`, `Well ${count - index}`));
