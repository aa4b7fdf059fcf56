import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useParams, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { isNotFound, isUnanswered, needsSignIn } from '@/api/api-error';
import { errorMessage } from '@/api/error-message';
import { getGetMontageQueryKey } from '@/api/generated/endpoints/montage/montage';
import { Page } from '@/ui/page';
import { SignInAgain } from '@/ui/sign-in-again';
import { ErrorPanel } from '@/ui/states';

const noCopy =
  'This browser has no copy of this montage: it was not opened here in the last four weeks, or it made room for newer ones.';

export function MontageEditorError({ error }: Pick<ErrorComponentProps, 'error'>) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { documentId = '' } = useParams({ strict: false });
  const unknown = isNotFound(error);
  // Both, in this order: otherwise the router gets the query's remembered failure.
  const retry = () => {
    queryClient.removeQueries({ queryKey: getGetMontageQueryKey(documentId) });
    return router.invalidate();
  };
  return (
    <Page title="Montage">
      <ErrorPanel
        title="Error loading montage."
        actions={
          <>
            {needsSignIn(error) && <SignInAgain />}
            {!unknown && !needsSignIn(error) && <Button onClick={() => void retry()}>Try again</Button>}
            <Button variant="default" renderRoot={(props) => <Link to="/montage" {...props} />}>
              Back to the montages
            </Button>
          </>
        }
      >
        {unknown
          ? `There is no montage with the id ${documentId}. The link may be old, or a letter may be missing.`
          : errorMessage(error)}
        {isUnanswered(error) && ` ${noCopy}`}
      </ErrorPanel>
    </Page>
  );
}
