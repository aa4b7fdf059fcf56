import { lazy, Suspense, useState, type ComponentType } from 'react';
import { ErrorBox } from '@/ui/states';
import type { ArrivedFileProps } from './arrived-montage-file';
import { SignInLink } from './sign-in-link';
import { useFocusKept } from './use-focus-kept';
import styles from './montage-file.module.css';
import parts from './parts.module.css';

export interface Arrival {
  readonly file: File;
  readonly isChosen: boolean;
  /** Distinguishes two arrivals: the same file may come again after it was repaired. */
  readonly number: number;
  /** The component for this file alone: if its code could not be loaded, the next file tries again. */
  readonly View: ComponentType<ArrivedFileProps>;
}

const notLoaded = {
  default: ({ file }: ArrivedFileProps) => (
    <ErrorBox>
      <bdi>{file.name}</bdi> was not opened. The code that reads montage files could not be loaded. Check your
      connection and try again.
    </ErrorBox>
  ),
};

let arrivals = 0;

/** A montage file was chosen: its handling is loaded now, and is not part of the first screen. */
export const arrivalOf = (file: File, isChosen: boolean): Arrival => ({
  file,
  isChosen,
  number: ++arrivals,
  View: lazy(() => import('./arrived-montage-file').catch(() => notLoaded)),
});

interface MontageFileProps {
  arrival: Arrival | null;
  disabled: boolean;
  onArrival(arrival: Arrival | null): void;
  onOpened(documentId: string): void;
}

/** The entry for a montage that exists already, and the outcome of a file that was chosen or dropped. */
export function MontageFile({ arrival, disabled, onArrival, onOpened }: MontageFileProps) {
  const [{ phase, busy }, setPhase] = useState({ phase: '', busy: false });
  const region = useFocusKept<HTMLDivElement>(phase);
  const closed = disabled || busy;
  return (
    <div ref={region} className={`${styles.file} ${parts.region}`} tabIndex={-1}>
      <label className={styles.line} data-disabled={closed || undefined}>
        Have a montage file? <span className={styles.call}>Open it</span>
        <input
          className="visually-hidden"
          type="file"
          accept=".json,application/json"
          disabled={closed}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) onArrival(arrivalOf(file, true));
            // Allows choosing the same file again after it was repaired.
            currentTarget.value = '';
          }}
        />
      </label>
      {arrival && (
        <Suspense>
          <arrival.View
            key={arrival.number}
            file={arrival.file}
            isChosen={arrival.isChosen}
            disabled={disabled}
            signIn={<SignInLink />}
            onPhase={(next, isBusy) => setPhase({ phase: next, busy: isBusy })}
            onOpened={onOpened}
            onForget={() => onArrival(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
