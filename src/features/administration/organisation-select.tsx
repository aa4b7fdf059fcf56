import { NativeSelect } from '@mantine/core';
import { errorMessage } from '@/api/error-message';
import type { Organisation, OrganisationReference } from '@/api/generated/model';
import type { UserForm } from './access-ticks';
import styles from './form-dialog.module.css';
import type { ListQuery } from './list-query';
import { shortText } from './short-text';

export const organisationRule = (id: string): string | null => (id ? null : 'Please select an organisation');

interface OrganisationSelectProps {
  form: UserForm;
  organisations: ListQuery<Organisation>;
  /** The one that the user has now; it can be kept where the list does not hold it. */
  current?: OrganisationReference | null;
  /** Whether the dialog begins here. */
  first?: boolean;
}

/** The browser's own list: it stands above a modal dialog, and finds by the first letters what is typed into it. */
export function OrganisationSelect({ form, organisations, current, first = false }: OrganisationSelectProps) {
  const { data = [] } = organisations;
  const missing = current && !data.some(({ id }) => id === current.id) ? [current] : [];
  return (
    <NativeSelect
      label="Organisation"
      required
      withAsterisk={false}
      classNames={{ label: styles.label }}
      errorProps={{ role: 'alert' }}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={<ListHint organisations={organisations} />}
      descriptionProps={{ component: 'div' }}
      {...(first && { 'data-first': true })}
      {...form.getInputProps('organisationId')}
    >
      <option value="">Select an organisation</option>
      {[...missing, ...data].map(({ id, name }) => (
        <option key={id} value={id}>
          {shortText(name)}
        </option>
      ))}
    </NativeSelect>
  );
}

/** Why there is nothing to choose from, and what helps. */
function ListHint({ organisations }: { organisations: ListQuery<Organisation> }) {
  const { data, error, isPending, refetch } = organisations;
  if (isPending) return <span role="status">Loading organisations...</span>;
  if (!data) {
    return (
      <span className={styles.hint} role="alert">
        Error loading organisations. Please try again. {errorMessage(error)}
        <button type="button" className={styles.link} onClick={() => void refetch()}>
          Try again
        </button>
      </span>
    );
  }
  return data.length === 0 ? 'No organisations found. Add one first.' : null;
}
