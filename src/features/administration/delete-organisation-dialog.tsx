import { useDeleteOrganisation } from '@/api/generated/endpoints/organisation/organisation';
import type { Organisation } from '@/api/generated/model';
import styles from './form-dialog.module.css';
import { FormDialog } from './form-dialog';
import { SaveFailure } from './save-failure';
import { useListsRefetched } from './use-lists-refetched';
import { useSentOnce } from './use-sent-once';

interface DeleteOrganisationDialogProps {
  organisation: Organisation;
  /** How many users it has; undefined while that is not known. */
  userCount: number | undefined;
  /** Closes the dialog, and shows them. */
  onShowUsers: () => void;
  onDeleted: () => void;
  onClose: () => void;
}

const usersOf = (count: number): string => {
  if (count === 0) return 'No user belongs to it.';
  return count === 1 ? 'One user belongs to it.' : `${count.toLocaleString('en-US')} users belong to it.`;
};

/** An organisation with users cannot go: the dialog leads to them. Others may have users that this page does not know of yet. */
export function DeleteOrganisationDialog({
  organisation,
  userCount,
  onShowUsers,
  onDeleted,
  onClose,
}: DeleteOrganisationDialogProps) {
  const { afterFailure } = useListsRefetched();
  const remove = useDeleteOrganisation({ mutation: { onSuccess: onDeleted, onError: afterFailure } });
  const send = useSentOnce(remove);
  return (
    <FormDialog
      danger
      title="Delete Organisation"
      action="Delete"
      ready={!userCount}
      saving={remove.isPending}
      failure={
        remove.isError && (
          <SaveFailure title="Failed to delete organisation. Please try again." error={remove.error} />
        )
      }
      onSubmit={(event) => {
        event.preventDefault();
        send({ organisationId: organisation.id });
      }}
      onClose={onClose}
    >
      <p className={styles.named} dir="auto">
        {organisation.name}
      </p>
      <p className={styles.text}>
        This action cannot be undone and may affect users associated with this organisation.
      </p>
      {userCount !== undefined && <p className={styles.text}>{usersOf(userCount)}</p>}
      {!!userCount && (
        <p className={styles.text}>
          Move them to another organisation first.{' '}
          <button type="button" className="text-button" onClick={onShowUsers}>
            Show its users
          </button>
        </p>
      )}
    </FormDialog>
  );
}
