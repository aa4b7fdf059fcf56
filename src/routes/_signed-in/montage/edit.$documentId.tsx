import { createFileRoute } from '@tanstack/react-router';
import { getGetMontageSuspenseQueryOptions } from '@/api/generated/endpoints/montage/montage';
import { MontageViewError } from '@/features/montage-view/montage-view-error';
import { MontageViewPending } from '@/features/montage-view/montage-view-pending';
import { MontageViewScreen } from '@/features/montage-view/montage-view-screen';

export const Route = createFileRoute('/_signed-in/montage/edit/$documentId')({
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(getGetMontageSuspenseQueryOptions(params.documentId)),
  head: ({ loaderData, match }) => ({
    meta: [{ title: `${loaderData?.top_line_item?.well_name ?? 'Montage'} · ${match.context.brandName}` }],
  }),
  pendingComponent: MontageViewPending,
  errorComponent: MontageViewError,
  component: MontageView,
});

function MontageView() {
  const { documentId } = Route.useParams();
  return <MontageViewScreen montageId={documentId} />;
}
