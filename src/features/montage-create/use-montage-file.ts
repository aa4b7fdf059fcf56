import { useEffect, useRef, useState } from 'react';
import type { ReadFile } from './take-montage-file';

type Held = Extract<ReadFile, { ok: true }>;

export type MontageFileState =
  | { readonly phase: 'none' }
  | { readonly phase: 'reading' | 'opening'; readonly name: string }
  /** Dropped among documents: nothing is done with it before the person says so. */
  | { readonly phase: 'offered'; readonly name: string; readonly held: Held; readonly failure: string | null }
  | { readonly phase: 'refused'; readonly name: string; readonly why: string };

const none: MontageFileState = { phase: 'none' };
const codeFailure =
  'The code that reads montage files could not be loaded. Check your connection and try again.';

/** A montage file that was chosen, and is then opened, or dropped, and is then offered. */
export function useMontageFile(onOpened: (documentId: string) => void) {
  const [state, setState] = useState<MontageFileState>(none);
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  /** What is begun later, or leaving, ends what is under way; its late words are not heard. */
  const begin = (): AbortSignal => {
    current.current?.abort();
    current.current = new AbortController();
    return current.current.signal;
  };

  const open = async (name: string, held: Held, signal: AbortSignal, refuse: (why: string) => void) => {
    setState({ phase: 'opening', name });
    const { takeUp } = await import('./take-montage-file');
    const taken = await takeUp(held.montage, signal);
    if (signal.aborted) return;
    if (!taken.ok) return refuse(taken.why);
    setState(none);
    onOpened(taken.documentId);
  };

  const take = async (file: File, isChosen: boolean) => {
    const { name } = file;
    const signal = begin();
    const refuse = (why: string) => setState({ phase: 'refused', name, why });
    setState({ phase: 'reading', name });
    try {
      const { readFile } = await import('./take-montage-file');
      const held = await readFile(file);
      if (signal.aborted) return;
      if (!held.ok) return refuse(held.why);
      if (isChosen) await open(name, held, signal, refuse);
      else setState({ phase: 'offered', name, held, failure: null });
    } catch {
      if (!signal.aborted) refuse(codeFailure);
    }
  };

  return {
    state,
    choose: (file: File) => void take(file, true),
    drop: (file: File) => void take(file, false),
    openOffered() {
      if (state.phase !== 'offered') return;
      const { name, held } = state;
      const refuse = (failure: string) => setState({ phase: 'offered', name, held, failure });
      void open(name, held, begin(), refuse).catch(() => refuse(codeFailure));
    },
    forget() {
      current.current?.abort();
      setState(none);
    },
  };
}
