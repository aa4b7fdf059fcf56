import type { QueryClient } from '@tanstack/react-query';
import { etagOf } from '@/api/entity-tag';
import {
  getGetMontageQueryKey,
  getListMontagesQueryKey,
  getMontage,
  saveMontage,
} from '@/api/generated/endpoints/montage/montage';
import type { Montage } from '@/api/generated/model';
import { createEditor, type OpenEditor, type ServerMontage } from './create-editor';
import { indexedDbDrafts } from './drafts/indexed-db-drafts';
import { openTabLock } from './drafts/open-tab-lock';
import { hearSaved, tellSaved } from './drafts/save-news';
import { systemClock } from './saving/surroundings';
import { withoutOrigin } from './sources/montage-origin';
import { takeOpenField } from './take-open-field';
import { toastSaved, toastSaveFailed } from './saving/save-toasts';

/** What the cache has had for longer may have been saved over since, by oneself in another tab for instance. */
const freshMs = 5_000;

/** Editors that were left while their save was under way: the next one waits for what it will find. */
const closing = new Map<string, Promise<void>>();
const closingPatienceMs = 2_000;

/** The server's own answers, which have its version and what is not edited, by what the editor got of them. */
const answers = new WeakMap<object, Montage>();

function asServer(answer: Montage): ServerMontage {
  const montage = withoutOrigin(answer);
  answers.set(montage, answer);
  return { montage, version: etagOf(answer) };
}

export interface OpenEditorOptions {
  montageId: string;
  /** Drafts are a person's own. */
  userId: string;
  queryClient: QueryClient;
}

/**
 * Has a tab that only reads load what another one saves. One that edits does not listen: its own saves find out for themselves
 * what others have saved.
 */
function followSaves(montageId: string, loadAgain: () => void) {
  let editor: OpenEditor | null = null;
  let missed = false;
  const onSaved = () => {
    if (editor) loadAgain();
    else missed = true;
  };
  let endHearing: (() => void) | null = hearSaved(montageId, onSaved);
  const end = () => {
    endHearing?.();
    endHearing = null;
  };
  return {
    end,
    follow(opened: OpenEditor): void {
      editor = opened;
      const listen = () => {
        if (opened.state().locked === null) end();
        else endHearing ??= hearSaved(montageId, onSaved);
      };
      opened.subscribe(listen);
      listen();
      if (missed && endHearing) onSaved();
    },
  };
}

/** Opens a montage that the query cache already has, with everything that the browser keeps of it. */
export async function openEditor({ montageId, userId, queryClient }: OpenEditorOptions): Promise<OpenEditor> {
  const queryKey = getGetMontageQueryKey(montageId);

  function remember(answer: Montage | ServerMontage['montage']): void {
    // A load that is under way would bring back what was before.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, answer);
  }

  /** Newer than what the cache had. */
  let loaded: Montage | null = null;

  async function newest(): Promise<Montage> {
    const known = queryClient.getQueryState<Montage>(queryKey);
    const isFresh = known !== undefined && Date.now() - known.dataUpdatedAt < freshMs && !known.isInvalidated;
    if (known?.data && isFresh) return known.data;
    try {
      loaded = await getMontage(montageId);
      return loaded;
    } catch (reason) {
      // Without a network there is no newer one to be had, and the draft can be worked on.
      if (known?.data) return known.data;
      throw reason;
    }
  }

  const before = closing.get(montageId);
  if (before) {
    await Promise.race([before, new Promise((resolve) => setTimeout(resolve, closingPatienceMs))]);
  }
  // From before the load, so that no save falls between it and the editor.
  const loadAgain = () => void queryClient.invalidateQueries({ queryKey });
  const reader = followSaves(montageId, loadAgain);
  const drafts = indexedDbDrafts([userId, montageId]);
  const opening = openTabLock(montageId);

  async function open(): Promise<OpenEditor> {
    const [lock, montage] = await Promise.all([opening, newest()]);
    // After the lock: until then the other tab may write.
    const stored = await drafts.read().then(
      (draft) => ({ draft }),
      () => null,
    );
    const editor = createEditor({
      server: asServer(montage),
      save: async (payload, version) =>
        asServer(
          await saveMontage(
            { ...payload, id: payload.id || montageId },
            version === null ? {} : { 'If-Match': version },
          ),
        ),
      load: async () => asServer(await getMontage(montageId)),
      drafts: stored ? drafts : null,
      stored: stored?.draft ?? null,
      lock,
      clock: systemClock,
      onSaved({ montage: saved }) {
        toastSaved();
        tellSaved(montageId);
        remember(answers.get(saved) ?? saved);
        void queryClient.invalidateQueries({ queryKey: getListMontagesQueryKey() });
      },
      onGiveUp: takeOpenField,
      onReader: loadAgain,
      onFailure: toastSaveFailed,
      onError: (thrown) => console.error('Failed to save montage', thrown),
    });
    // The screen tells the editor of what the cache has: an older one would take the place of this.
    if (loaded) remember(loaded);
    return editor;
  }

  const editor = await open().catch(async (reason: unknown) => {
    reader.end();
    // Nobody else would: the next attempt, in this tab even, would find the montage locked by another one.
    (await opening).release();
    throw reason;
  });
  reader.follow(editor);

  return {
    ...editor,
    dispose() {
      reader.end();
      closing.set(montageId, editor.closed);
      void editor.closed.then(() => closing.delete(montageId));
      editor.dispose();
    },
  };
}
