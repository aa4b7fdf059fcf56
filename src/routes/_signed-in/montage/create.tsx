import { createFileRoute } from '@tanstack/react-router';
import { MontageCreateScreen } from '@/features/montage-create/montage-create-screen';
import { readWorkflowAddress, type WorkflowAddress } from '@/features/montage-create/workflow-address';
import { ReviewPanel } from '@/features/review/review-panel';
import { StoredDocumentsSlot } from '@/features/review/stored-documents-slot';

export const Route = createFileRoute('/_signed-in/montage/create')({
  validateSearch: (search: Record<string, unknown>): WorkflowAddress => readWorkflowAddress(search),
  staticData: { holdsWork: true },
  head: ({ match }) => ({ meta: [{ title: `Create montage · ${match.context.brandName}` }] }),
  component: MontageCreate,
});

function MontageCreate() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MontageCreateScreen
      address={address}
      review={{
        ofFiles: (opened) => <ReviewPanel {...opened} />,
        ofSet: (documentId) => (
          <StoredDocumentsSlot
            documentId={documentId}
            note="Corrections count from the next generation on: generate the montage again to use them."
          />
        ),
      }}
      onAddressChange={(next, { replace }) => void navigate({ search: next, replace, resetScroll: !replace })}
    />
  );
}
