import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import styles from './form-dialog.module.css';

export interface OrganisationNameValues {
  name: string;
}

export const nameRule = (name: string): string | null =>
  name.trim() ? null : 'Please enter an organisation name';

interface OrganisationNameFieldProps {
  form: UseFormReturnType<OrganisationNameValues>;
  saving: boolean;
}

export function OrganisationNameField({ form, saving }: OrganisationNameFieldProps) {
  return (
    <TextInput
      label="Organisation Name"
      autoComplete="off"
      dir="auto"
      required
      withAsterisk={false}
      readOnly={saving}
      data-first
      classNames={{ label: styles.label }}
      errorProps={{ role: 'alert' }}
      {...form.getInputProps('name')}
    />
  );
}
