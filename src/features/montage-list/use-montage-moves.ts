import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getGetMontageQueryKey,
  getListMontagesQueryKey,
  moveMontage,
} from '@/api/generated/endpoints/montage/montage';
import type { MontageFolder } from '@/api/generated/model';
import type { StartingPart } from '@/domain/montage/start-from';
import { loadOnce } from '@/shared/load-once';

export interface Move {
  id: string;
  /** The montage's name, shortened. */
  label: string;
  from: MontageFolder;
  to: MontageFolder;
}

type Outcome =
  | { done: 'moved'; move: Move; undoable: boolean }
  | { done: 'copied'; id: string; label: string }
  | { done: 'failed'; words: string; error: unknown; retry: () => void };

export interface MontageMoves {
  move: (move: Move) => void;
  duplicate: (id: string, label: string) => void;
  /** The montage whose parts the user chooses for a new one. */
  starting: { id: string; label: string } | null;
  chooseParts: (id: string, label: string) => void;
  /** Makes the new montage from the parts of `starting`. */
  start: (name: string, parts: ReadonlySet<StartingPart>) => void;
  cancelStart: () => void;
  /** The id of the montage that is being moved or copied. */
  pending: string | null;
  outcome: Outcome | null;
  undo: () => void;
  dismiss: () => void;
}

const loadDuplicate = loadOnce(() => import('./duplicate-montage'));

/** Moves and copies montages, and remembers the last one, which can be undone. */
export function useMontageMoves(): MontageMoves {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [starting, setStarting] = useState<MontageMoves['starting']>(null);

  const attempt = async (id: string, failed: string, work: () => Promise<Outcome>, retry: () => void) => {
    setPending(id);
    setOutcome(null);
    let next: Outcome;
    try {
      next = await work();
    } catch (error) {
      next = { done: 'failed', words: failed, error, retry };
    }
    // Also after a failure: the answer may be what failed, or another user was faster.
    await queryClient.invalidateQueries({ queryKey: getListMontagesQueryKey() });
    setPending(null);
    setOutcome(next);
  };

  const perform = (move: Move, undoable: boolean) => {
    const { id, label, to } = move;
    const work = async (): Promise<Outcome> => {
      await moveMontage(id, { folder: to });
      // A deleted one cannot be opened any more, and a restored one can.
      queryClient.removeQueries({ queryKey: getGetMontageQueryKey(id) });
      return { done: 'moved', move, undoable };
    };
    const failed = {
      archive: `${label} could not be archived.`,
      bin: `${label} could not be deleted.`,
      current: `${label} could not be moved back.`,
    }[to];
    void attempt(id, failed, work, () => perform(move, undoable));
  };

  const duplicate = (id: string, label: string) => {
    const work = async (): Promise<Outcome> => {
      const { duplicateMontage } = await loadDuplicate();
      return { done: 'copied', ...(await duplicateMontage(id, label)) };
    };
    void attempt(id, `${label} could not be copied.`, work, () => duplicate(id, label));
  };

  const startNew = (id: string, label: string, name: string, parts: ReadonlySet<StartingPart>) => {
    const work = async (): Promise<Outcome> => {
      const { startFromMontage } = await loadDuplicate();
      return { done: 'copied', ...(await startFromMontage(id, name, parts)) };
    };
    const failed = `No montage could be made from ${label}.`;
    void attempt(id, failed, work, () => startNew(id, label, name, parts));
  };

  return {
    pending,
    outcome,
    duplicate,
    starting,
    chooseParts: (id, label) => setStarting({ id, label }),
    start(name, parts) {
      if (!starting) return;
      setStarting(null);
      startNew(starting.id, starting.label, name, parts);
    },
    cancelStart: () => setStarting(null),
    move: (move) => perform(move, true),
    undo() {
      if (outcome?.done !== 'moved') return;
      const { from, to } = outcome.move;
      perform({ ...outcome.move, from: to, to: from }, false);
    },
    dismiss: () => setOutcome(null),
  };
}
