import { useForm } from '@mantine/form';
import { useCreateOrganisation } from '@/api/generated/endpoints/organisation/organisation';
import { focusFirstError } from './focus-first-error';
import { FormDialog } from './form-dialog';
import { nameRule, OrganisationNameField, type OrganisationNameValues } from './organisation-name-field';
import { SaveFailure } from './save-failure';
import { useListsRefetched } from './use-lists-refetched';
import { useSentOnce } from './use-sent-once';

interface CreateOrganisationDialogProps {
  /** Given the name that was sent: the server's answer is not read. */
  onCreated: (name: string) => void;
  onClose: () => void;
}

export function CreateOrganisationDialog({ onCreated, onClose }: CreateOrganisationDialogProps) {
  const { afterFailure } = useListsRefetched();
  const create = useCreateOrganisation({
    mutation: { onSuccess: (_answer, { data }) => onCreated(data.name), onError: afterFailure },
  });
  const send = useSentOnce(create);
  const form = useForm<OrganisationNameValues>({ initialValues: { name: '' }, validate: { name: nameRule } });
  return (
    <FormDialog
      title="Create New Organisation"
      action="Create Organisation"
      changed={form.isDirty()}
      saving={create.isPending}
      failure={
        create.isError && (
          <SaveFailure title="Failed to create organisation. Please try again." error={create.error} />
        )
      }
      onSubmit={form.onSubmit(({ name }) => send({ data: { name: name.trim() } }), focusFirstError)}
      onClose={onClose}
    >
      <OrganisationNameField form={form} saving={create.isPending} />
    </FormDialog>
  );
}
