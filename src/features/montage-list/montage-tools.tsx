import { Link } from '@tanstack/react-router';
import type { MontageListItem, MontageListOffer, MontageSort, SortOrder } from '@/api/generated/model';
import { FilterButton, FilterDate, Filters, FilterSelect, FilterText } from '@/ui/list-filters';
import { ListSearch } from '@/ui/list-search';
import tools from '@/ui/list-tools.module.css';
import { filterCount, withoutFilters, type ListQuery, type Narrowing } from './list-query';
import { folderWords, statusWords } from './montage-words';
import styles from './montage-table.module.css';

interface MontageToolsProps {
  query: ListQuery;
  offers: readonly MontageListOffer[];
  filtersId: string;
  filtersOpen: boolean;
  onToggleFilters: () => void;
  onSearch: (search: string | undefined) => void;
}

/** Folders, search and filters, on the line of the list's title. */
export function MontageTools(props: MontageToolsProps) {
  const { query, offers, filtersId, filtersOpen, onToggleFilters, onSearch } = props;
  if (offers.length === 0) return null;
  return (
    <div className={tools.tools}>
      {offers.includes('folders') && <Folders query={query} />}
      {offers.includes('query') && (
        <>
          <ListSearch
            label="Search montages by well, field, id or user"
            placeholder="Search wells, fields, users"
            value={query.search ?? ''}
            onSearch={(text) => onSearch(text.trim() === '' ? undefined : text)}
          />
          <FilterButton
            controls={filtersId}
            open={filtersOpen}
            count={filterCount(query)}
            onToggle={onToggleFilters}
          />
        </>
      )}
    </div>
  );
}

const folders = ['current', 'archive', 'bin'] as const;

function Folders({ query }: { query: ListQuery }) {
  const { folder: shown = 'current' } = query;
  return (
    <nav className={styles.folders} aria-label="Folders">
      {folders.map((folder) => (
        <Link
          key={folder}
          to="/montage"
          // What was searched for is searched for there too.
          search={{ ...query, page: 1, folder: folder === 'current' ? undefined : folder }}
          className={styles.folder}
          aria-current={folder === shown ? 'page' : undefined}
        >
          {folderWords[folder]}
        </Link>
      ))}
    </nav>
  );
}

const statuses = (['generated', 'edited', 'imported', 'stopped'] as const).map((value) => ({
  value,
  label: statusWords[value],
}));

const findings = [
  { value: 'open', label: 'Open findings' },
  { value: 'none', label: 'No findings' },
] as const;

const sortings: readonly { value: `${MontageSort} ${SortOrder}`; label: string }[] = [
  { value: 'updated_time desc', label: 'Last changed first' },
  { value: 'updated_time asc', label: 'First changed first' },
  { value: 'name asc', label: 'Name' },
  { value: 'field asc', label: 'Field' },
  { value: 'total_depth desc', label: 'Deepest first' },
  { value: 'findings desc', label: 'Most findings first' },
  { value: 'status asc', label: 'Status' },
  { value: 'changed_by asc', label: 'Changed by' },
];

interface MontageFiltersProps {
  id: string;
  query: ListQuery;
  montages: readonly MontageListItem[];
  onChange: (changed: Narrowing) => void;
  onClear: (query: ListQuery) => void;
}

export function MontageFilters({ id, query, montages, onChange, onClear }: MontageFiltersProps) {
  const { sort = 'updated_time', order = 'desc' } = query;
  const fields = montages.flatMap(({ top_line_item: top }) => top?.field_name?.trim() || []);
  return (
    <Filters id={id} clearable={filterCount(query) > 0} onClear={() => onClear(withoutFilters(query))}>
      <FilterText
        label="Field"
        value={query.field}
        suggestions={[...new Set(fields)].toSorted()}
        onChange={(field) => onChange({ field })}
      />
      <FilterSelect
        label="Status"
        any="Any status"
        value={query.status}
        options={statuses}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        label="Findings"
        any="Any"
        value={query.findings}
        options={findings}
        onChange={(value) => onChange({ findings: value })}
      />
      <FilterDate label="Changed from" value={query.from} onChange={(from) => onChange({ from })} />
      <FilterDate label="Changed to" value={query.to} onChange={(to) => onChange({ to })} />
      <FilterSelect
        label="Sort"
        className={styles.sortSelect}
        value={`${sort} ${order}` as const}
        options={sortings}
        onChange={(value) => {
          const chosen = value?.split(' ') as [MontageSort, SortOrder] | undefined;
          onChange({ sort: chosen?.[0], order: chosen?.[1] });
        }}
      />
    </Filters>
  );
}
