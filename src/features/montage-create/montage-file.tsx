import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBox } from '@/ui/states';
import { SignInLink } from './sign-in-link';
import { useFocusKept } from './use-focus-kept';
import styles from './montage-file.module.css';
import parts from './parts.module.css';

export interface ArrivedFileProps {
  file: File;
  /** Or else dropped among documents: nothing is done with it before the person says so. */
  isChosen: boolean;
  disabled: boolean;
  /** The way back in, where a session has ended. */
  signIn: ReactNode;
  /** What stands has changed, or is gone; and whether no other file can be chosen meanwhile. */
  onPhase(phase: string, busy: boolean): void;
  onOpened(documentId: string): void;
  onForget(): void;
}

export interface Arrival {
  readonly file: File;
  readonly isChosen: boolean;
  /** Tells two apart: the same file may come again once it is mended. */
  readonly number: number;
  /** Of this file alone: the code is asked for again with the next one where it could not be loaded. */
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

/** A montage file is at hand: what becomes of it is loaded now, and is no part of the screen before. */
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

/** The quiet way in for a montage that is made already, and what becomes of a file that came so or was dropped. */
export function MontageFile({ arrival, disabled, onArrival, onOpened }: MontageFileProps) {
  const [{ phase, busy }, setPhase] = useState({ phase: '', busy: false });
  const region = useFocusKept<HTMLDivElement>(phase);
  const closed = disabled || busy;
  return (
    <div ref={region} className={`${styles.file} ${parts.region}`} tabIndex={-1}>
      <label className={styles.line} data-disabled={closed || undefined}>
        Have a montage file? <span className={styles.call}>Open it</span>
        <input
          className={parts.hidden}
          type="file"
          accept=".json,application/json"
          disabled={closed}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) onArrival(arrivalOf(file, true));
            // So that the same file can be chosen again once it is mended.
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
