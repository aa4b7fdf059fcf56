import { montageName } from '@/domain/montage-name';
import type { Montage } from '@/domain/montage/montage';
import type { ExportKind, ExportOrder, PosterSheet } from './order';
import type { Units } from '@/domain/shown-units/units-of-person';
import { unitsInForce } from '@/domain/shown-units/in-force';

interface Asked {
  kind: ExportKind;
  montage: Montage;
  /** Whether it contains edits that the server does not have. */
  unsaved: boolean;
  sheet?: PosterSheet;
  units?: Units;
}

/** An order for the current moment and time zone. */
export const newOrder = (asked: Asked): ExportOrder => ({
  units: unitsInForce(),
  ...asked,
  at: Date.now(),
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
});

const things: Record<ExportKind, string> = {
  workbook: 'Excel workbook',
  programme: 'PDF programme',
  poster: 'Poster',
  'well-path': 'Well path (CSV)',
  witsml: 'Well path (WITSML)',
  osdu: 'OSDU (JSON)',
  'montage-file': 'Montage file',
};

/** The title of an export in progress. */
export const titleInWords = (kind: ExportKind, montage: string): string => `${things[kind]} of ${montage}`;

export function orderInWords({ kind, montage: { top_line_item: top } }: ExportOrder): string {
  const name = montageName(top?.well_name, top?.field_name, top?.field_code);
  return name === 'N/A' ? things[kind] : titleInWords(kind, name);
}
