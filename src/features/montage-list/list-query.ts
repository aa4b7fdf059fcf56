import type {
  ListMontagesParams,
  MontageFindingsFilter,
  MontageFolder,
  MontageListOffer,
  MontageSort,
  MontageStatus,
  SortOrder,
} from '@/api/generated/model';
import { readPaging, type Paging } from './paging';

/** What the list is searched, filtered and sorted by; in the address, so that a link and the way back lead to the same rows. */
export interface Narrowing {
  search?: string | undefined;
  /** A part of the field's name or code. */
  field?: string | undefined;
  status?: MontageStatus | undefined;
  /** The first and the last day of the change, as `2026-01-31`. */
  from?: string | undefined;
  to?: string | undefined;
  findings?: MontageFindingsFilter | undefined;
  /** Absent for `current`. */
  folder?: Exclude<MontageFolder, 'current'> | undefined;
  sort?: MontageSort | undefined;
  order?: SortOrder | undefined;
}

export type ListQuery = Paging & Narrowing;

const statuses = ['stopped', 'generated', 'imported', 'edited'] as const;
const findings = ['open', 'none'] as const;
const folders = ['archive', 'bin'] as const;
const sorts = ['name', 'field', 'total_depth', 'status', 'findings', 'changed_by', 'updated_time'] as const;
const orders = ['asc', 'desc'] as const;
const mostCharacters = 200;

const oneOf = <Value>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value);

/** An address with `search=2026` gives a number. */
function textOf(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, mostCharacters) : undefined;
}

/** The beginning of a day in the reader's time zone; undefined for a text that is no day. */
function dayOf(text: unknown, later = 0): Date | undefined {
  if (typeof text !== 'string') return undefined;
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1970) return undefined;
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 ? new Date(year, month - 1, day + later) : undefined;
}

const dayText = (value: unknown): string | undefined => (dayOf(value) ? (value as string) : undefined);

/** As `readPaging`: what is invalid counts as missing, and is undefined, because the router lays this over what was typed. */
export function readListQuery(search: Record<string, unknown>): Partial<ListQuery> {
  return {
    ...readPaging(search),
    search: textOf(search.search),
    field: textOf(search.field),
    status: oneOf(statuses, search.status),
    from: dayText(search.from),
    to: dayText(search.to),
    findings: oneOf(findings, search.findings),
    folder: oneOf(folders, search.folder),
    sort: oneOf(sorts, search.sort),
    order: oneOf(orders, search.order),
  };
}

/** The parameters of the call: without what is not asked for. */
export function callOf({ page, page_size, from, to, ...others }: ListQuery): ListMontagesParams {
  const narrowing = {
    ...others,
    search: others.search?.trim(),
    field: others.field?.trim(),
    changed_from: dayOf(from)?.toISOString(),
    changed_before: dayOf(to, 1)?.toISOString(),
  };
  const given = Object.entries(narrowing).filter(([, value]) => value !== undefined && value !== '');
  return { page, page_size, ...Object.fromEntries(given) };
}

const filterNames = ['field', 'status', 'from', 'to', 'findings'] as const;

export const filterCount = (query: ListQuery): number =>
  filterNames.filter((name) => query[name] !== undefined).length;

export const withoutFilters = (query: ListQuery): ListQuery => ({
  ...query,
  page: 1,
  ...Object.fromEntries(filterNames.map((name) => [name, undefined])),
});

/** Whether rows are left out that the folder has. */
export const isFiltered = (query: ListQuery): boolean => query.search !== undefined || filterCount(query) > 0;

/** What a server has of the query. One that names no offers has the pages alone. */
export function offered(query: ListQuery, offers: readonly MontageListOffer[]): ListQuery {
  const { page, page_size, folder, ...others } = query;
  return {
    page,
    page_size,
    ...(offers.includes('query') && others),
    ...(offers.includes('folders') && { folder }),
  };
}

/** The same query has the same text, whatever the order of its parts. */
export const keyOf = (query: ListQuery): string => JSON.stringify(Object.entries(callOf(query)).toSorted());
