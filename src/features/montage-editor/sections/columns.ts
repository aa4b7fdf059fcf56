export interface Column {
  key: string;
  title: string;
  /** Under the title; never repeated in the cells. */
  unit?: string;
}

export const topsColumn: Column = { key: 'tops', title: 'Proposed Top / Depths' };

export const depthColumns: readonly Column[] = [
  { key: 'tvd-ss', title: 'TVD SS', unit: '(m)' },
  { key: 'tvd-bdf', title: 'TVD BDF', unit: '(m)' },
  { key: 'ahd-bdf', title: 'AHD BDF', unit: '(m)' },
  { key: 'range', title: 'Range', unit: '(m)' },
  { key: 'thickness', title: 'Thickness', unit: '(m)' },
];

export const programColumns: readonly Column[] = [
  { key: 'casing', title: 'CASING' },
  { key: 'cement', title: 'CEMENT' },
  { key: 'mud', title: 'MUD' },
  { key: 'logging', title: 'LOGGING' },
  { key: 'pressure-tests', title: 'PRESSURE TESTS' },
];

export const columns: readonly Column[] = [topsColumn, ...depthColumns, ...programColumns];

/** The id of a column's header, for the cells that name their headers because they span rows. */
export const columnId = (tableId: string, key: string): string => `${tableId}-${key}`;
