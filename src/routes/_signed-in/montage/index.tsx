import { createFileRoute } from '@tanstack/react-router';
import { getListMontagesSuspenseQueryOptions } from '@/api/generated/endpoints/montage/montage';
import { loadWithAccess } from '@/features/access/load-with-access';
import { firstPage } from '@/features/montage-list/paging';
import { MontageListError } from '@/features/montage-list/montage-list-error';
import { MontageListPending } from '@/features/montage-list/montage-list-pending';
import { MontageListScreen } from '@/features/montage-list/montage-list-screen';
import { callOf, readListQuery, type ListQuery } from '@/features/montage-list/list-query';
import { listRequest } from '@/features/montage-list/list-request';
import { withCallErrors } from '@/features/shell/with-call-errors';
import { paintedScreen } from '@/ui/painted-screen';

/** Read again: the router keeps what else was typed into the address, and the server refuses unknown parameters. */
const whole = (search: Partial<ListQuery>): ListQuery => {
  const { page = firstPage.page, page_size = firstPage.page_size, ...others } = readListQuery({ ...search });
  return { page, page_size, ...others };
};

export const Route = createFileRoute('/_signed-in/montage/')({
  validateSearch: (search: Record<string, unknown>): Partial<ListQuery> => readListQuery(search),
  loaderDeps: ({ search }) => search,
  // Waits a moment, so that a quick answer needs no skeleton; after that the screen waits and not the route. Otherwise changing
  // the page would remove the visible rows. Longer on arrival: a slow device takes 300 ms to draw the layout, the request for
  // the rows would go after that, and they would be drawn in a second pass. Longest where the page came with the skeleton.
  loader: async ({ context, deps }) => {
    const { queryClient } = context;
    const params = callOf(whole(deps));
    const answer = loadWithAccess('montage', context, () =>
      queryClient.ensureQueryData(
        getListMontagesSuspenseQueryOptions(params, { query: listRequest(queryClient, params) }),
      ),
    )
      // The screen shows the failure: it asks for the same data.
      .catch(() => undefined);
    const graceMs = paintedScreen() ? 2_000 : context.arriving ? 300 : 150;
    await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, graceMs))]);
  },
  staticData: { footer: true },
  head: ({ match }) => ({ meta: [{ title: `Drilling Montage · ${match.context.brandName}` }] }),
  pendingComponent: MontageListPending,
  component: withCallErrors(MontageList, MontageListError),
});

function MontageList() {
  return <MontageListScreen query={whole(Route.useSearch())} />;
}
