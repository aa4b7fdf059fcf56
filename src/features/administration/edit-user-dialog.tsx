import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useUpdateUser } from '@/api/generated/endpoints/user/user';
import type { Organisation, User } from '@/api/generated/model';
import { AccessTicks, type UserFormValues } from './access-ticks';
import { focusFirstError } from './focus-first-error';
import { FormDialog } from './form-dialog';
import styles from './form-dialog.module.css';
import type { ListQuery } from './list-query';
import { tickedNames, ticksOf } from './modules';
import { organisationRule, OrganisationSelect } from './organisation-select';
import { SaveFailure } from './save-failure';
import { useListsRefetched } from './use-lists-refetched';
import { useSentOnce } from './use-sent-once';

interface EditUserDialogProps {
  user: User;
  /** Whether this is the signed-in user. */
  self: boolean;
  organisations: ListQuery<Organisation>;
  onSaved: () => void;
  onClose: () => void;
}

export function EditUserDialog({ user, self, organisations, onSaved, onClose }: EditUserDialogProps) {
  const { afterFailure } = useListsRefetched();
  const update = useUpdateUser({ mutation: { onSuccess: onSaved, onError: afterFailure } });
  const send = useSentOnce(update);
  // The temporary id of one that the server did not name is nothing to be sent.
  const organisation = user.organisation?.id.startsWith('temp-') ? null : user.organisation;
  const before = ticksOf(user.component_access);
  const form = useForm<UserFormValues>({
    initialValues: { email: user.email ?? '', organisationId: organisation?.id ?? '', access: before },
    validate: { organisationId: organisationRule },
  });
  const losesThisPage = self && before.user_management && !form.values.access.user_management;
  return (
    <FormDialog
      title="Edit User"
      action="Save"
      changed={form.isDirty()}
      ready={form.values.organisationId !== ''}
      saving={update.isPending}
      failure={
        update.isError && (
          <SaveFailure title="Failed to update user. Please try again." error={update.error} />
        )
      }
      onSubmit={form.onSubmit(({ organisationId, access }) => {
        send({
          userId: user.id,
          data: {
            id: user.id,
            organisation_id: organisationId,
            access: tickedNames(access, user.component_access),
          },
        });
      }, focusFirstError)}
      onClose={onClose}
    >
      <TextInput
        label="Email"
        dir="auto"
        readOnly
        classNames={{ label: styles.label, input: styles.readOnly }}
        value={user.email ?? ''}
      />
      <OrganisationSelect first form={form} organisations={organisations} current={organisation} />
      <AccessTicks form={form} saving={update.isPending} />
      {losesThisPage && (
        <p className={styles.warning} role="status">
          This is your own account. Without User Management you cannot open this page again until another
          administrator gives it back.
        </p>
      )}
    </FormDialog>
  );
}
