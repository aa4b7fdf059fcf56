import type { Item } from './change';
import type { CasingItem, CementItem, LoggingItem, MudItem, PressureTestItem, TopLine } from './montage';
import type { Entities, SectionItems } from './address';
import { catalogue, type FieldOf } from './catalogue';

/** New entities: every field of the contract is present and null. */

const none = <Kind extends keyof Entities>(of: Kind) =>
  Object.fromEntries(Object.keys(catalogue[of]).map((field) => [field, null])) as Record<FieldOf<Kind>, null>;

const emptyCasing = (id: string): CasingItem => ({ id, ...none('casing') });
export const emptyCement = (id: string): CementItem => ({ id, ...none('cement') });
export const emptyMud = (id: string): MudItem => ({ id, ...none('mud') });
export const emptyLogging = (id: string, section_id: string): LoggingItem => ({
  id,
  section_id,
  ...none('logging'),
  logging_runs_list: [],
});
const emptyPressureTest = (id: string): PressureTestItem => ({ id, ...none('pressureTest') });
const emptyTopLine = (id: string): TopLine => ({ id, ...none('topLine'), well_heads: [] });

/**
 * Items that are created with their first typed value. Cement, mud and logging are not among them: the screen shows
 * that they are missing, and the user creates them.
 */
export const createdByValue: Partial<Record<keyof SectionItems | 'topLine', (id: string) => Item>> = {
  topLine: emptyTopLine,
  casing: emptyCasing,
  pressureTest: emptyPressureTest,
};
