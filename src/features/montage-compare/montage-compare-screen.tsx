import { Button } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { errorMessage } from '@/api/error-message';
import { useGetMontage } from '@/api/generated/endpoints/montage/montage';
import { InUnits } from '@/shared/units/in-units';
import { Page } from '@/ui/page';
import { EmptyPanel, ErrorPanel } from '@/ui/states';
import type { CompareAddress } from './compare-address';
import { MontageSelect } from './montage-select';
import styles from './montage-compare.module.css';

// It computes what the two wells are compared by, which the first load does not need.
const Comparison = lazy(() => import('./comparison').then((loaded) => ({ default: loaded.Comparison })));

const loading = <p role="status">Loading the montages...</p>;

interface MontageCompareScreenProps {
  address: CompareAddress;
  onAddressChange: (address: CompareAddress) => void;
}

/** The answer to a montage that may not have been chosen yet. */
function useChosen(id: string | undefined) {
  const { data, error, refetch } = useGetMontage(id ?? '', { query: { enabled: id !== undefined } });
  return { montage: id === undefined ? undefined : data?.data, error, refetch };
}

/** Two montages side by side. */
export function MontageCompareScreen({ address, onAddressChange }: MontageCompareScreenProps) {
  const left = useChosen(address.left);
  const right = useChosen(address.right);
  const failed = left.error ? left : right.error ? right : null;
  return (
    <Page
      title="Compare Montages"
      aside={
        <Link to="/montage" className="text-button">
          All montages
        </Link>
      }
    >
      <div className={styles.chosen}>
        <MontageSelect
          label="First montage"
          id={address.left}
          montage={left.montage}
          onChoose={(id) => onAddressChange({ ...address, left: id })}
        />
        <button
          type="button"
          className={styles.swap}
          aria-label="Swap the two montages"
          title="Swap the two montages"
          onClick={() => onAddressChange({ left: address.right, right: address.left })}
        >
          <IconArrowsExchange size={16} stroke={1.75} aria-hidden />
        </button>
        <MontageSelect
          label="Second montage"
          id={address.right}
          montage={right.montage}
          onChoose={(id) => onAddressChange({ ...address, right: id })}
        />
      </div>
      {failed ? (
        <ErrorPanel
          title="A montage could not be loaded."
          actions={<Button onClick={() => void failed.refetch()}>Try again</Button>}
        >
          {errorMessage(failed.error)}
        </ErrorPanel>
      ) : address.left === undefined || address.right === undefined ? (
        <EmptyPanel title="Choose two montages">
          Their sections, formations, programmes, kick tolerances, well paths, reservoirs, risks and plans are
          shown side by side.
        </EmptyPanel>
      ) : left.montage && right.montage ? (
        <InUnits>
          <Suspense fallback={loading}>
            <Comparison left={left.montage} right={right.montage} />
          </Suspense>
        </InUnits>
      ) : (
        loading
      )}
    </Page>
  );
}
