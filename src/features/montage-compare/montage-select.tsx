import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useListMontages } from '@/api/generated/endpoints/montage/montage';
import type { Montage, MontageListItem } from '@/api/generated/model';
import { montageName } from '@/domain/montage-name';
import styles from './montage-compare.module.css';

/** The most that one page of the list has. */
const pageSize = 100;

interface MontageSelectProps {
  label: string;
  id: string | undefined;
  /** The chosen one, once it has loaded: it need not be among those listed. */
  montage: Pick<Montage, 'id' | 'top_line_item'> | undefined;
  onChoose: (id: string | undefined) => void;
}

const nameOf = ({ id, top_line_item: top }: Pick<MontageListItem, 'id' | 'top_line_item'>): string => {
  const name = montageName(top?.well_name, top?.field_name, top?.field_code);
  const field = top?.field_name?.trim();
  return name === 'N/A' ? id : field && field !== name ? `${name} (${field})` : name;
};

/** A choice among the newest montages; where there are more than a page of them, they can be searched. */
export function MontageSelect({ label, id, montage, onChoose }: MontageSelectProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 300);
  const { data } = useListMontages(
    { page: 1, page_size: pageSize, ...(search !== '' && { search }) },
    { query: { placeholderData: keepPreviousData } },
  );
  const canSearch = data?.offers?.includes('query') && (data.total_count > pageSize || typed !== '');
  // A generation that stopped has nothing to compare.
  const listed = (data?.items ?? []).filter(({ top_line_item }) => top_line_item !== null);
  const isListed = id === undefined || listed.some((one) => one.id === id);
  const options = isListed ? listed : [montage ?? { id, top_line_item: null }, ...listed];
  return (
    <div className={styles.select}>
      <NativeSelect
        label={label}
        value={id ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}
      >
        <option value="">Choose a montage</option>
        {options.map((one) => (
          <option key={one.id} value={one.id}>
            {nameOf(one)}
          </option>
        ))}
      </NativeSelect>
      {canSearch && (
        <TextInput
          type="search"
          aria-label={`Search for the ${label.toLowerCase()}`}
          placeholder="Search wells and fields"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
    </div>
  );
}
