import type { MontageListItem } from '@/api/generated/model';
import type { ListColumn } from '@/ui/list-table';
import styles from './montage-table.module.css';
import { depthUnitLabel } from './depth-unit';

/** The columns that a server may not fill. */
export interface ShownColumns {
  field: boolean;
  totalDepth: boolean;
  status: boolean;
  findings: boolean;
  changedBy: boolean;
}

export const allColumns: ShownColumns = {
  field: true,
  totalDepth: true,
  status: true,
  findings: true,
  changedBy: true,
};

/** A server without the new values gets the list of four columns; a column that no row of the page has a value for is absent. */
export function columnsFor(montages: readonly MontageListItem[]): ShownColumns {
  const has = (name: 'total_depth' | 'status' | 'findings' | 'changed_by') =>
    montages.some((montage) => montage[name] != null);
  const columns = {
    totalDepth: has('total_depth'),
    status: has('status'),
    findings: has('findings'),
    changedBy: has('changed_by'),
  };
  return { field: Object.values(columns).some(Boolean), ...columns };
}

const columns: readonly (ListColumn & { of?: keyof ShownColumns })[] = [
  { head: 'Name', sort: { by: 'name', first: 'asc' } },
  { head: 'Field', of: 'field', widthPx: 136, className: styles.field, sort: { by: 'field', first: 'asc' } },
  {
    head: 'TD',
    of: 'totalDepth',
    widthPx: 84,
    className: styles.depth,
    sort: { by: 'total_depth', first: 'desc' },
  },
  {
    head: 'Status',
    of: 'status',
    widthPx: 88,
    className: styles.status,
    sort: { by: 'status', first: 'asc' },
  },
  {
    head: 'Findings',
    of: 'findings',
    widthPx: 96,
    className: styles.findings,
    sort: { by: 'findings', first: 'desc' },
  },
  {
    head: 'Changed by',
    of: 'changedBy',
    widthPx: 104,
    className: styles.changedBy,
    sort: { by: 'changed_by', first: 'asc' },
  },
  { head: 'Date', widthPx: 136, sort: { by: 'updated_time', first: 'desc' } },
  { head: 'Export', widthPx: 104 },
];

const findingsHint = 'Errors and warnings of the checks. Missing values are not counted.';
const ownHint = `${findingsHint} By the limits in this browser; sorting and filtering use the default limits.`;

/**
 * The last column is wider where no other column needs the room.
 *
 * @param own whether the findings are counted by limits of this browser.
 */
export const columnsOf = (shown: ShownColumns, own = false): readonly ListColumn[] => [
  ...columns
    .filter(({ of }) => of === undefined || shown[of])
    .map((column) => {
      if (column.of === 'totalDepth') return { ...column, head: `TD (${depthUnitLabel()})` };
      return column.of === 'findings' ? { ...column, hint: own ? ownHint : findingsHint } : column;
    }),
  { head: 'Edit', widthPx: Object.values(shown).some(Boolean) ? 232 : 240 },
];
