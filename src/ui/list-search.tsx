import { IconSearch } from '@tabler/icons-react';
import type { RefObject } from 'react';
import styles from './list-tools.module.css';
import { useTypedText } from './use-typed-text';

interface ListSearchProps {
  label: string;
  placeholder: string;
  /** What the list is searched for now. */
  value: string;
  /** The most characters. */
  maxLength?: number;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Whether it waits until the typing rests, for a list that a server searches. */
  rests?: boolean;
  onSearch: (text: string) => void;
}

/** The search of a list that is asked for again with each change. A plain input: Mantine's weighs more than the rest of the list. */
export function ListSearch(props: ListSearchProps) {
  const { label, placeholder, value, maxLength = 200, inputRef, rests = true, onSearch } = props;
  const { text, type, passNow } = useTypedText(value, onSearch, rests);
  return (
    <search className={styles.search}>
      <IconSearch className={styles.searchIcon} size={16} stroke={1.75} aria-hidden />
      <input
        ref={inputRef}
        type="search"
        className={`text-field ${styles.searchInput}`}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={maxLength}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && passNow()}
        onBlur={passNow}
      />
    </search>
  );
}
