import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useCreateUser } from '@/api/generated/endpoints/user/user';
import type { Organisation } from '@/api/generated/model';
import { AccessTicks, type UserFormValues } from './access-ticks';
import { focusFirstError } from './focus-first-error';
import { FormDialog } from './form-dialog';
import styles from './form-dialog.module.css';
import type { ListQuery } from './list-query';
import { tickedNames } from './modules';
import { organisationRule, OrganisationSelect } from './organisation-select';
import { SaveFailure } from './save-failure';
import { useListsRefetched } from './use-lists-refetched';
import { useSentOnce } from './use-sent-once';

/** Requires text on both sides of an at sign. The server decides what a valid address is, and its rule may change. */
const emailRule = (email: string): string | null =>
  /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? null : 'Please enter an email address';

interface CreateUserDialogProps {
  organisations: ListQuery<Organisation>;
  /** Given the email that was sent: the server's answer is not read. */
  onCreated: (email: string) => void;
  onClose: () => void;
}

export function CreateUserDialog({ organisations, onCreated, onClose }: CreateUserDialogProps) {
  const { afterFailure } = useListsRefetched();
  const create = useCreateUser({
    mutation: { onSuccess: (_answer, { data }) => onCreated(data.email), onError: afterFailure },
  });
  const send = useSentOnce(create);
  const form = useForm<UserFormValues>({
    initialValues: { email: '', organisationId: '', access: { user_management: false, montage: false } },
    validate: { email: emailRule, organisationId: organisationRule },
  });
  return (
    <FormDialog
      title="Create New User"
      action="Create User"
      changed={form.isDirty()}
      saving={create.isPending}
      failure={
        create.isError && (
          <SaveFailure title="Failed to create user. Please try again." error={create.error} />
        )
      }
      onSubmit={form.onSubmit(({ email, organisationId, access }) => {
        send({
          data: { email: email.trim(), organisation_id: organisationId, access: tickedNames(access) },
        });
      }, focusFirstError)}
      onClose={onClose}
    >
      <TextInput
        label="Email"
        type="email"
        // Another person's address: the browser's own suggestions would be wrong ones.
        autoComplete="off"
        required
        withAsterisk={false}
        readOnly={create.isPending}
        data-first
        classNames={{ label: styles.label }}
        errorProps={{ role: 'alert' }}
        {...form.getInputProps('email')}
      />
      <OrganisationSelect form={form} organisations={organisations} />
      <AccessTicks form={form} saving={create.isPending} />
    </FormDialog>
  );
}
