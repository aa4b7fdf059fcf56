import { createFileRoute } from '@tanstack/react-router';
import { getListMontagesSuspenseQueryOptions } from '@/api/generated/endpoints/montage/montage';
import { loadWithAccess } from '@/features/access/load-with-access';
import { MontageListError } from '@/features/montage-list/montage-list-error';
import { MontageListPending } from '@/features/montage-list/montage-list-pending';
import { MontageListScreen } from '@/features/montage-list/montage-list-screen';
import { firstPage, readPaging, type Paging } from '@/features/montage-list/paging';
import { withCallErrors } from '@/features/shell/with-call-errors';

export const Route = createFileRoute('/_signed-in/montage/')({
  validateSearch: (search: Record<string, unknown>): Partial<Paging> => readPaging(search),
  loaderDeps: ({ search }) => search,
  // Waits a moment, so that a quick answer needs no skeleton; after that the screen waits and not the route. Otherwise changing
  // the page would remove the visible rows. On arrival the layout shows at once: only 'Loading...' was there before.
  loader: async ({ context, deps }) => {
    const answer = loadWithAccess('montage', context, () =>
      context.queryClient.ensureQueryData(
        getListMontagesSuspenseQueryOptions({
          page: deps.page ?? firstPage.page,
          page_size: deps.page_size ?? firstPage.page_size,
        }),
      ),
    )
      // The screen shows the failure: it asks for the same data.
      .catch(() => undefined);
    // The route does not wait for this answer.
    if (context.arriving) return;
    await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 150))]);
  },
  staticData: { footer: true },
  head: ({ match }) => ({ meta: [{ title: `Drilling Montage · ${match.context.brandName}` }] }),
  pendingComponent: MontageListPending,
  component: withCallErrors(MontageList, MontageListError),
});

function MontageList() {
  const { page = firstPage.page, page_size = firstPage.page_size } = Route.useSearch();
  return <MontageListScreen page={page} page_size={page_size} />;
}
