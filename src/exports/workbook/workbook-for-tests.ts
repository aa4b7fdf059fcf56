import readXlsxFile from 'read-excel-file/universal';
import type { Montage } from '@/domain/montage/montage';
import type { ExportOrder } from '../order';
import { buildWorkbook } from './build-workbook';

/** Makes a workbook for tests, and reads it with an independent reader. */

export const orderOf = (montage: Montage, given: Partial<ExportOrder> = {}): ExportOrder => ({
  kind: 'workbook',
  montage,
  unsaved: false,
  at: Date.UTC(2026, 10, 22, 13, 5),
  timeZone: 'Europe/Amsterdam',
  ...given,
});

type Grid = readonly (readonly (string | number | null)[])[];

/** The content of each sheet, by its name. */
export async function readBack(
  montage: Montage,
  given: Partial<ExportOrder> = {},
): Promise<Map<string, Grid>> {
  const { bytes } = await buildWorkbook(orderOf(montage, given), () => undefined);
  const sheets = await readXlsxFile(new Blob([bytes]), { trim: false });
  return new Map(
    sheets.map(({ sheet, data }) => [sheet, data.map((row) => row.map((value) => asWritten(value)))]),
  );
}

/** The reader does not resolve the escapes of ST_Xstring. */
function asWritten(value: unknown): string | number | null {
  if (typeof value === 'string') return value.replaceAll('_x005F_', '_');
  if (typeof value === 'number' || value === null) return value;
  throw new TypeError(`A cell is neither a text nor a number: ${String(value)}`);
}

/** The rows below the headings of a flat sheet. */
export const rowsOf = (sheets: ReadonlyMap<string, Grid>, name: string): Grid =>
  (sheets.get(name) ?? []).slice(1);
