import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ApiError } from '@/api/api-error';
import { errorMessage } from '@/api/error-message';
import { UnexpectedErrorScreen } from '@/ui/whole-screen';

/** How browsers and the bundler speak of code that could not be fetched. */
const codeMissing = /dynamically imported module|importing a module script failed|unable to preload css/i;

const codeSentence =
  'A part of the application could not be loaded. The connection may be gone, or a newer version may be there.';

/** The router's own view of an error that no screen expected. */
export function UnexpectedErrorView({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isCode = error instanceof Error && codeMissing.test(error.message);

  const retry = async () => {
    if (isCode) {
      // A page does not request a failed module again.
      window.location.reload();
      return;
    }
    // A loader that runs again would be answered by the query that remembers its failure.
    const client = router.options.context.queries.current();
    void client?.resetQueries({ predicate: ({ state }) => state.status === 'error' });
    await router.invalidate();
    reset();
  };
  const sentence = isCode ? codeSentence : error instanceof ApiError ? errorMessage(error) : undefined;
  return (
    <UnexpectedErrorScreen
      error={error}
      {...(sentence !== undefined && { sentence })}
      reset={() => void retry()}
    />
  );
}
