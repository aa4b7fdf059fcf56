import { NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import { errorMessage } from '@/api/error-message';
import type { Organisation, OrganisationReference } from '@/api/generated/model';
import { shortText } from '@/ui/short-text';
import type { UserForm } from './access-ticks';
import styles from './form-dialog.module.css';
import type { ListQuery } from './list-query';

export const organisationRule = (id: string): string | null => (id ? null : 'Please select an organisation');

interface OrganisationSelectProps {
  form: UserForm;
  organisations: ListQuery<Organisation>;
  /** The one that the user has now; it can be kept where the list does not hold it. */
  current?: OrganisationReference | null;
  /** Whether the dialog begins here. */
  first?: boolean;
}

/** The browser's own list: it opens above a modal dialog, and selects by typing the first letters. */
export function OrganisationSelect({ form, organisations, current, first = false }: OrganisationSelectProps) {
  const { data = [], refetch } = organisations;
  const select = useRef<HTMLSelectElement>(null);
  const retry = () => {
    // The button goes away together with the message next to it.
    select.current?.focus();
    void refetch();
  };
  const missing = current && !data.some(({ id }) => id === current.id) ? [current] : [];
  return (
    <NativeSelect
      ref={select}
      label="Organisation"
      required
      withAsterisk={false}
      classNames={{ label: styles.label }}
      errorProps={{ role: 'alert' }}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={data.length === 0 && <ListHint organisations={organisations} onRetry={retry} />}
      descriptionProps={{ component: 'div' }}
      {...(first && { 'data-first': true })}
      {...form.getInputProps('organisationId')}
    >
      <option value="">Select an organisation</option>
      {[...missing, ...data].map(({ id, name }) => (
        <option key={id} value={id}>
          {shortText(name || '-')}
        </option>
      ))}
    </NativeSelect>
  );
}

interface ListHintProps {
  organisations: ListQuery<Organisation>;
  onRetry: () => void;
}

/** Why there is nothing to choose from, and what helps. */
function ListHint({ organisations: { data, error, isPending }, onRetry }: ListHintProps) {
  if (isPending) return <span role="status">Loading organisations...</span>;
  if (data) return 'No organisations found. Add one first.';
  return (
    <span className={styles.hint} role="alert">
      Error loading organisations. Please try again. {errorMessage(error)}
      <button type="button" className="text-button" onClick={onRetry}>
        Try again
      </button>
    </span>
  );
}
