import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readFile, takeUp, type ReadFile, type Taken } from './take-montage-file';

type Held = Extract<ReadFile, { ok: true }>;
type Refused = Extract<Taken, { ok: false }>;

type MontageFileState =
  | { readonly phase: 'reading' | 'opening' }
  /** Read, and waiting for the user's confirmation. */
  | { readonly phase: 'offered'; readonly held: Held; readonly failure: Refused | null }
  | { readonly phase: 'refused'; readonly why: string };

/** The import of one montage file. Another file needs another component. */
export function useMontageFile(
  file: File,
  isChosen: boolean,
  onOpened: (documentId: string) => void,
): { readonly state: MontageFileState; openOffered(): void } {
  const [state, setState] = useState<MontageFileState>({ phase: 'reading' });
  const ended = useRef<AbortSignal>(null);

  const open = async (held: Held, signal: AbortSignal, refuse: (failure: Refused) => void) => {
    setState({ phase: 'opening' });
    const taken = await takeUp(held.montage, signal);
    if (signal.aborted) return;
    if (taken.ok) onOpened(taken.documentId);
    // The file waits for the sign-in, and need not be chosen again.
    else if (taken.needsSignIn) setState({ phase: 'offered', held, failure: taken });
    else refuse(taken);
  };

  const take = useEffectEvent((held: ReadFile, signal: AbortSignal) => {
    const refuse = (why: string) => setState({ phase: 'refused', why });
    if (signal.aborted) return;
    if (!held.ok) refuse(held.why);
    else if (isChosen) void open(held, signal, ({ why }) => refuse(why));
    else setState({ phase: 'offered', held, failure: null });
  });

  useEffect(() => {
    // Leaving, or another file, cancels the import; its late results are ignored.
    const controller = new AbortController();
    ended.current = controller.signal;
    void readFile(file).then((held) => take(held, controller.signal));
    return () => controller.abort();
  }, [file]);

  return {
    state,
    openOffered() {
      if (state.phase !== 'offered' || !ended.current) return;
      const { held } = state;
      void open(held, ended.current, (failure) => setState({ phase: 'offered', held, failure }));
    },
  };
}
