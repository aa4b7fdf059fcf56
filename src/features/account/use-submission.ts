import { useRef, useState } from 'react';
import { errorMessage } from '@/api/error-message';

export interface Submission<Given> {
  busy: boolean;
  /** The message of the last failure. */
  failure: string | undefined;
  submit(given: Given): Promise<void>;
}

/** Allows one attempt at a time. After a success it stays busy until the next screen has loaded. */
export function useSubmission<Given>(perform: (given: Given) => Promise<unknown>): Submission<Given> {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // In addition to the state, which two presses at the same moment would both read before it changes.
  const underWay = useRef(false);

  return {
    busy,
    failure,
    async submit(given) {
      if (underWay.current) return;
      underWay.current = true;
      setFailure(undefined);
      setBusy(true);
      try {
        await perform(given);
      } catch (thrown) {
        setFailure(errorMessage(thrown));
        setBusy(false);
        underWay.current = false;
      }
    },
  };
}
