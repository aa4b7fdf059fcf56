import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { useEffect, type ComponentProps } from 'react';
import {
  getGetMontageSuspenseQueryOptions,
  type getGetMontageQueryKey,
} from '@/api/generated/endpoints/montage/montage';
import { loadWithAccess } from '@/features/access/load-with-access';
import { MontageEditorError } from '@/features/montage-editor/montage-editor-error';
import { MontageEditorPending } from '@/features/montage-editor/montage-editor-pending';
import { MontageEditorScreen } from '@/features/montage-editor/montage-editor-screen';
import { StoredReviewSlot } from '@/features/review/stored-review-slot';
import { withCallErrors } from '@/features/shell/with-call-errors';

/** The generated key. The function that makes it would bring every call of a montage into what each screen loads. */
const montageKey = (id: string): ReturnType<typeof getGetMontageQueryKey> => [`/api/v1/montage/${id}`];

export const Route = createFileRoute('/_signed-in/montage/edit/$documentId')({
  // A moment's grace, so that a quick answer needs no skeleton; then the screen waits and not the route, or the first load
  // would show nothing of the layout.
  // Not ahead, when a link is pointed at: a montage is large, and one that was fetched a while ago may have been saved since.
  loader: ({ context, params, preload }) =>
    preload
      ? undefined
      : Promise.race([
          loadWithAccess(
            'montage',
            context,
            () => context.queryClient.ensureQueryData(getGetMontageSuspenseQueryOptions(params.documentId)),
            // The screen shows the failure: it asks for the same data.
          ).catch(() => undefined),
          new Promise<undefined>((resolve) => setTimeout(resolve, 150)),
        ]),
  staticData: {
    // Not before a montage has loaded: a user who still waits for one goes to the sign-in, even if its answer is slow.
    holdsWork: (queryClient, { documentId = '' }) =>
      queryClient.getQueryData(montageKey(documentId)) !== undefined,
  },
  head: ({ loaderData, match }) => ({
    meta: [
      { title: `${loaderData?.data.top_line_item?.well_name ?? 'Montage'} · ${match.context.brandName}` },
    ],
  }),
  pendingComponent: MontageEditorPending,
  component: withCallErrors(MontageEditor, MontageEditorError),
});

/** The montage that is open does not change: its documents are generated again where it was made. */
function ReviewOfMontage(props: Pick<ComponentProps<typeof StoredReviewSlot>, 'documentId' | 'children'>) {
  return (
    <StoredReviewSlot
      {...props}
      note={
        <>
          Corrections count from the next generation on.{' '}
          <Link to="/montage/create" search={{ step: 'generate', document: props.documentId }}>
            Generate again
          </Link>
        </>
      }
    />
  );
}

function MontageEditor() {
  const { documentId } = Route.useParams();
  const router = useRouter();
  const late = Route.useLoaderData() === undefined;
  // This runs when the screen has its montage. If that came after the grace, the title does not know its name yet.
  useEffect(() => {
    if (late) void router.invalidate({ filter: ({ routeId }) => routeId === Route.id });
  }, [late, router]);
  return <MontageEditorScreen montageId={documentId} Review={ReviewOfMontage} />;
}
