import { createFileRoute } from '@tanstack/react-router';
import { MontageCreateScreen } from '@/features/montage-create/montage-create-screen';
import { readWorkflowAddress, type WorkflowAddress } from '@/features/montage-create/workflow-address';
import { ReviewPanel } from '@/features/review/review-panel';
import { StoredDocumentsSlot, StoredReviewSlot } from '@/features/review/stored-review-slot';

export const Route = createFileRoute('/_signed-in/montage/create')({
  validateSearch: (search: Record<string, unknown>): WorkflowAddress => readWorkflowAddress(search),
  staticData: { holdsWork: true },
  head: ({ match }) => ({ meta: [{ title: `Create montage · ${match.context.brandName}` }] }),
  component: MontageCreate,
});

const review = { OfFiles: ReviewPanel, OfSet: StoredDocumentsSlot, OfReport: StoredReviewSlot };

function MontageCreate() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MontageCreateScreen
      address={address}
      review={review}
      onAddressChange={(next, { replace }) => void navigate({ search: next, replace, resetScroll: !replace })}
    />
  );
}
