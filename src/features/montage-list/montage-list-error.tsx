import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { needsSignIn } from '@/api/api-error';
import { errorMessage } from '@/api/error-message';
import { getListMontagesQueryKey } from '@/api/generated/endpoints/montage/montage';
import { Page } from '@/ui/page';
import { SignInAgain } from '@/ui/sign-in-again';
import { ErrorPanel } from '@/ui/states';
import { CreateMontageLink } from './create-montage-link';

export function MontageListError({ error }: Pick<ErrorComponentProps, 'error'>) {
  const queryClient = useQueryClient();
  const router = useRouter();
  // Both, in this order: if the router retried first, the query would return its remembered failure.
  const retry = () => {
    queryClient.removeQueries({
      queryKey: getListMontagesQueryKey(),
      predicate: ({ state }) => state.status === 'error',
    });
    return router.invalidate();
  };
  return (
    <Page title="Drilling Montage" aside={<CreateMontageLink />}>
      <ErrorPanel
        title="Error loading montages. Please try again later."
        actions={
          needsSignIn(error) ? <SignInAgain /> : <Button onClick={() => void retry()}>Try again</Button>
        }
      >
        {errorMessage(error)}
      </ErrorPanel>
    </Page>
  );
}
