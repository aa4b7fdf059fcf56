import { createFileRoute } from '@tanstack/react-router';
import { readCompareAddress, type CompareAddress } from '@/features/montage-compare/compare-address';
import { MontageCompareScreen } from '@/features/montage-compare/montage-compare-screen';

export const Route = createFileRoute('/_signed-in/montage/compare')({
  validateSearch: (search: Record<string, unknown>): CompareAddress => readCompareAddress(search),
  staticData: { footer: true },
  head: ({ match }) => ({ meta: [{ title: `Compare montages · ${match.context.brandName}` }] }),
  component: MontageCompare,
});

function MontageCompare() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MontageCompareScreen
      address={address}
      onAddressChange={(next) => void navigate({ search: next, resetScroll: false })}
    />
  );
}
