import { useForm } from '@mantine/form';
import { useUpdateOrganisation } from '@/api/generated/endpoints/organisation/organisation';
import type { Organisation } from '@/api/generated/model';
import { focusFirstError } from './focus-first-error';
import { FormDialog } from './form-dialog';
import { nameRule, OrganisationNameField, type OrganisationNameValues } from './organisation-name-field';
import { SaveFailure } from './save-failure';
import { useListsRefetched } from './use-lists-refetched';
import { useSentOnce } from './use-sent-once';

interface EditOrganisationDialogProps {
  organisation: Organisation;
  onSaved: () => void;
  onClose: () => void;
}

export function EditOrganisationDialog({ organisation, onSaved, onClose }: EditOrganisationDialogProps) {
  const { afterFailure } = useListsRefetched();
  const update = useUpdateOrganisation({ mutation: { onSuccess: onSaved, onError: afterFailure } });
  const send = useSentOnce(update);
  const form = useForm<OrganisationNameValues>({
    initialValues: { name: organisation.name ?? '' },
    validate: { name: nameRule },
  });
  return (
    <FormDialog
      title="Edit Organisation"
      action="Save"
      changed={form.isDirty()}
      saving={update.isPending}
      failure={
        update.isError && (
          <SaveFailure title="Failed to update organisation. Please try again." error={update.error} />
        )
      }
      onSubmit={form.onSubmit(({ name }) => {
        send({ organisationId: organisation.id, data: { name: name.trim() } });
      }, focusFirstError)}
      onClose={onClose}
    >
      <OrganisationNameField form={form} saving={update.isPending} />
    </FormDialog>
  );
}
