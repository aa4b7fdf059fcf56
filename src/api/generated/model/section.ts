/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { CasingItem } from './casingItem.ts';
import type { CementItem } from './cementItem.ts';
import type { DrillStringPiece } from './drillStringPiece.ts';
import type { Formation } from './formation.ts';
import type { LoggingItem } from './loggingItem.ts';
import type { MudItem } from './mudItem.ts';
import type { PressureTestItem } from './pressureTestItem.ts';
import type { SectionFields } from './sectionFields.ts';

/**
 * A hole section, as loaded.
 */
export type Section = SectionFields & ({
  /** The id. */
  id: string;
  formations_list: Formation[];
  casing_item: CasingItem | null;
  cement_item: CementItem | null;
  mud_item: MudItem | null;
  logging_item: LoggingItem | null;
  pressure_test_item: PressureTestItem | null;
  /** The drill string of the section from the bit up. */
  drill_string_list?: DrillStringPiece[];
});
