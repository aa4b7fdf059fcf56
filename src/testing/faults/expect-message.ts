import { expect, waitFor } from 'storybook/test';
import { ApiError } from '@/api/api-error';
import { errorMessage, uploadFailureMessage } from '@/api/error-message';
import type { Fault } from '@/api/fault-policy';
import type { Outcome, Place } from './fault-table';
import type { OperationId } from '@/api/generated/operations';
import { refusalBody } from '@/mocks/fault-answers';
import type { Stage } from '../story-stage';
import { headed, openDialogs, patience, withRole } from './page';

const refusal = (operation: OperationId, fault: Fault): string => {
  const status = Number(fault);
  const error = new ApiError('', { kind: 'http', status, body: refusalBody(status) });
  return operation === 'uploadDocuments' ? uploadFailureMessage(error) : errorMessage(error);
};

/** Parts of the message that the table requires. */
function wordsOf(operation: OperationId, fault: Fault, { sentence, words }: Outcome): string[] {
  const said: Record<Outcome['sentence'], string[]> = {
    server: [refusal(operation, fault)],
    network: ['Network error: Unable to connect to the server. Please check your internet connection.'],
    silence: ['The server did not answer in time.'],
    answer: ['The server answered with '],
    screen: [],
  };
  return [...(words === null ? [] : [words]), ...said[sentence]];
}

const alerts = (root: HTMLElement) => withRole(root, 'alert');

/** The elements of each place that the table names. */
const placesOf: Readonly<Record<Place, (root: HTMLElement) => HTMLElement[]>> = {
  'error view': alerts,
  'access view': (root) => [...root.querySelectorAll<HTMLElement>('main')],
  'sign-in': (root) => headed(root, 'Sign in'),
  'form alert': alerts,
  'save status': (root) =>
    withRole(root, 'status').filter(({ textContent }) => textContent?.startsWith('Not saved: ')),
  conflict: (root) =>
    openDialogs(root).filter((dialog) => headed(dialog, 'Another user changed this montage').length > 0),
  'list notice': alerts,
  'version history': alerts,
  'review panel': alerts,
  'upload panel': alerts,
  'file line': (root) =>
    [...root.querySelectorAll('li')].filter(({ textContent }) => textContent?.includes('.csv')),
  'montage file line': alerts,
  'generation panel': alerts,
  nowhere: () => [],
  done: () => [],
};

/** The one element with the message. A second alert would repeat the same news. */
export async function expectMessage(
  root: HTMLElement,
  operation: OperationId,
  fault: Fault,
  outcome: Outcome,
): Promise<HTMLElement> {
  const { place } = outcome;
  const words = wordsOf(operation, fault, outcome);
  return waitFor(() => {
    const found = placesOf[place](root).filter((element) =>
      words.every((part) => element.textContent?.includes(part)),
    );
    const elsewhere = alerts(root).map(({ textContent }) => textContent);
    if (found.length !== 1) {
      throw new Error(
        `shown ${found.length} times as "${place}": ${JSON.stringify(words)}. Alerts: ${JSON.stringify(elsewhere)}`,
      );
    }
    if (alerts(root).length > 1) throw new Error(`shown more than once: ${JSON.stringify(elsewhere)}`);
    return found[0]!;
  }, patience);
}

/** No message: no alert, no sign-in, and no pending call. */
export async function expectNoMessage(root: HTMLElement, stage: Stage): Promise<void> {
  await waitFor(
    () => expect(stage.queryClient.isFetching() + stage.queryClient.isMutating()).toBe(0),
    patience,
  );
  await expect(alerts(root)).toEqual([]);
}
