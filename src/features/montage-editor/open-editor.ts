import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import {
  getGetMontageQueryKey,
  getListMontagesQueryKey,
  getMontage,
  saveMontage,
} from '@/api/generated/endpoints/montage/montage';
import { copiedAt } from '@/api/shown-copies';
import { createEditor, type OpenEditor } from './create-editor';
import { indexedDbDrafts } from './drafts/indexed-db-drafts';
import { serverOfCopy } from './drafts/server-of-copy';
import { openTabLock } from './drafts/open-tab-lock';
import { onAnnouncedSave, announceSave } from './drafts/save-announcements';
import { systemClock } from './saving/environment';
import { serverMontageOf, withServerMontage, type MontageAnswer } from './server-montage';
import { commitFocusedInput } from './commit-focused-input';
import { withDependents } from './sections/recalculate/keep-consistent';
import { toastSaved, toastSaveFailed } from './saving/save-toasts';

/** Older cached data may be outdated, for example by a save in another tab. */
const freshMs = 5_000;

/** Editors that closed during a save: the next editor waits for it. */
const closing = new Map<string, Promise<void>>();
const closingPatienceMs = 2_000;

export interface OpenEditorOptions {
  montageId: string;
  /** Each user has separate drafts. */
  userId: string;
  queryClient: QueryClient;
}

/**
 * Reloads the montage in a tab that only reads when another tab has saved it. A tab that edits does not listen: its next save
 * finds out about newer versions.
 */
function followSaves(montageId: string, reload: () => void) {
  let editor: OpenEditor | null = null;
  let missed = false;
  const onSaved = () => {
    if (editor) reload();
    else missed = true;
  };
  let stopListening: (() => void) | null = onAnnouncedSave(montageId, onSaved);
  const end = () => {
    stopListening?.();
    stopListening = null;
  };
  return {
    end,
    follow(opened: OpenEditor): void {
      editor = opened;
      const update = () => {
        if (opened.state().locked === null) end();
        else stopListening ??= onAnnouncedSave(montageId, onSaved);
      };
      opened.subscribe(update);
      update();
      if (missed && stopListening) onSaved();
    },
  };
}

/** Passes on each answer that the query fetches; not what is written to the cache. Returns the unsubscribe function. */
function onFetched(queryClient: QueryClient, queryKey: QueryKey, listener: (answer: MontageAnswer) => void) {
  const queryHash = hashKey(queryKey);
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== queryHash) return;
    const { action } = event;
    if (action.type === 'success' && action.manual !== true) listener(action.data as MontageAnswer);
  });
}

/** Opens a montage that the query cache already has, with its draft in this browser. */
export async function openEditor({ montageId, userId, queryClient }: OpenEditorOptions): Promise<OpenEditor> {
  const queryKey = getGetMontageQueryKey(montageId);

  function cache(update: (known: MontageAnswer | undefined) => MontageAnswer | undefined): void {
    // A load that is under way would bring back the version before.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<MontageAnswer>(queryKey, update);
  }

  let editor: OpenEditor | null = null;
  /** Fetched while the editor was being opened. */
  let fetched: MontageAnswer | null = null;
  const stopFetched = onFetched(queryClient, queryKey, (answer) => {
    if (editor) editor.adopt(serverMontageOf(answer));
    else fetched = answer;
  });

  async function newest(): Promise<MontageAnswer> {
    const known = queryClient.getQueryState<MontageAnswer>(queryKey);
    const isFresh = known !== undefined && Date.now() - known.dataUpdatedAt < freshMs && !known.isInvalidated;
    if (known?.data && isFresh) return known.data;
    try {
      const answer = await getMontage(montageId);
      cache(() => answer);
      fetched = null;
      return answer;
    } catch (reason) {
      // Offline, the user works on with the cached montage and the draft.
      if (known?.data) return known.data;
      throw reason;
    }
  }

  const before = closing.get(montageId);
  if (before) {
    await Promise.race([before, new Promise((resolve) => setTimeout(resolve, closingPatienceMs))]);
  }
  // Listens before the load, so that it misses no save.
  const reload = () => void queryClient.invalidateQueries({ queryKey });
  const reader = followSaves(montageId, reload);
  const end = () => {
    stopFetched();
    reader.end();
  };
  const drafts = indexedDbDrafts([userId, montageId]);
  const opening = openTabLock(montageId);

  async function open(): Promise<OpenEditor> {
    const [lock, answer] = await Promise.all([opening, newest()]);
    // After the lock: until then the other tab may write.
    const stored = await drafts.read().then(
      (draft) => ({ draft }),
      () => null,
    );
    const copied = copiedAt(hashKey(queryKey));
    const server = serverMontageOf(answer);
    return createEditor({
      server: copied === null ? server : serverOfCopy(stored?.draft ?? null, server, copied, Date.now()),
      save: async (payload, version) =>
        serverMontageOf(
          await saveMontage(
            { ...payload, id: payload.id || montageId },
            version === null ? {} : { 'If-Match': version },
          ),
        ),
      load: async () => serverMontageOf(await getMontage(montageId)),
      drafts: stored ? drafts : null,
      stored: stored?.draft ?? null,
      lock,
      clock: systemClock,
      onSaved(saved) {
        toastSaved();
        announceSave(montageId);
        cache((known) => known && withServerMontage(known, saved));
        void queryClient.invalidateQueries({ queryKey: getListMontagesQueryKey() });
      },
      onHandOver: commitFocusedInput,
      refine: withDependents,
      onReadOnly: reload,
      // Without a connection the application says so already, and keeps the work.
      onFailure: (message) => navigator.onLine && toastSaveFailed(message),
      onError: (thrown) => console.error('Failed to save montage', thrown),
    });
  }

  const opened = await open().catch(async (reason: unknown) => {
    end();
    // Without this the next attempt, even in this tab, would find the montage locked.
    (await opening).release();
    throw reason;
  });
  editor = opened;
  if (fetched) opened.adopt(serverMontageOf(fetched));
  reader.follow(opened);

  return {
    ...opened,
    dispose() {
      end();
      closing.set(montageId, opened.closed);
      void opened.closed.then(() => closing.delete(montageId));
      opened.dispose();
    },
  };
}
