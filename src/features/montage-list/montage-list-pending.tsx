import { LoadingWords } from '@/ui/list-card';
import { SkeletonRows, skeletonWidth } from '@/ui/list-table';
import { Page } from '@/ui/page';
import { CreateMontageLink } from './create-montage-link';
import { MontageTableFrame } from './montage-table-frame';

/** As many as the shortest page has: a longer one grows downwards and moves nothing. */
const rowCount = 10;
const nameWidths = ['40%', '56%', '32%', '48%'];
/** With its margins as high as the two lines of a date. */
const date = { width: '72px', marginBlock: '9px' };
const button = { width: '72px', height: '28px' };

/** The skeleton of the list, in its final shape. */
export function MontageListPending() {
  return (
    <Page title="Drilling Montage" aside={<CreateMontageLink />}>
      <MontageTableFrame busy count={<LoadingWords>Loading montages...</LoadingWords>}>
        <SkeletonRows
          rows={rowCount}
          bars={(row) => [skeletonWidth(row, nameWidths), date, button, button]}
        />
      </MontageTableFrame>
    </Page>
  );
}
