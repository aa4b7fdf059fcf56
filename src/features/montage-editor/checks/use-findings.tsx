import {
  createContext,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { checkMontage, Findings } from '@/domain/checks/check-montage';
import type { Finding } from '@/domain/checks/finding';
import type { CheckSettings } from '@/domain/checks/settings';
import { cellKey, type Place } from '@/domain/montage/address';
import type { Montage } from '@/domain/montage/montage';
import { settingsFor } from '@/shared/check-settings/kept-settings';
import { subscribeToSettings } from '@/shared/check-settings/settings-storage';
import { loadOnce } from '@/shared/load-once';
import { useEditor, useEditorState } from '../editor-context';
import { untilPainted } from '../until-painted';
import { createFindingsStore, type FindingsStore } from './findings-store';

/** The rules are a large part of the editor's code, and nothing that it draws first waits for them. */
const loadRules = loadOnce(() => import('@/domain/checks/check-montage'));

const FindingsContext = createContext<FindingsStore | null>(null);

/** The settings of this browser for the edited montage: the same object while they are the same. */
export function useCheckSettings(): CheckSettings {
  const montage = useEditorState((state) => state.montage.id);
  return useSyncExternalStore(subscribeToSettings, () => settingsFor(montage));
}

/**
 * Checks the edited montage by the settings of this browser and notifies each cell below of its findings.
 *
 * Checks run after the paint, also the first time, so the typed value and the table appear first. They run outside
 * React, which would render twice. If their code cannot be loaded, the next edit tries again.
 */
export function FindingsProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createFindingsStore);
  const editor = useEditor();
  const settings = useCheckSettings();
  useEffect(() => {
    let checked: Montage | null = null;
    let over = false;
    let due = false;
    const check = (judge: typeof checkMontage) => {
      due = false;
      const { montage } = editor.state();
      if (over || montage === checked) return;
      checked = montage;
      store.publish(judge(montage, settings));
    };
    const plan = () => {
      if (due || editor.state().montage === checked) return;
      due = true;
      void Promise.all([loadRules(), untilPainted()?.over]).then(
        ([{ checkMontage: judge }]) => check(judge),
        () => {
          due = false;
        },
      );
    };
    plan();
    const unsubscribe = editor.subscribe(plan);
    return () => {
      over = true;
      unsubscribe();
    };
  }, [editor, settings, store]);
  return <FindingsContext value={store}>{children}</FindingsContext>;
}

function useFindingsStore(): FindingsStore {
  const store = use(FindingsContext);
  if (!store) throw new Error('Findings need a FindingsProvider above them.');
  return store;
}

/**
 * All findings; null until the first check is done. For the panel: a component that uses it renders after every edit.
 */
export function useFindings(): Findings | null {
  const store = useFindingsStore();
  return useSyncExternalStore(store.subscribe, store.all);
}

/** Reads all findings, without rendering again when they change. */
export const useFindingsNow = (): FindingsStore['all'] => useFindingsStore().all;

/** Reads the findings of a cell, by `cellKey`, without rendering again when they change. */
export const useFindingsOf = (): FindingsStore['of'] => useFindingsStore().of;

/** The findings of one cell, by `cellKey`: the same list while its content is the same. */
export function useCellFindings(key: string): readonly Finding[] {
  const store = useFindingsStore();
  const subscribe = useCallback((listener: () => void) => store.subscribeTo(key, listener), [store, key]);
  return useSyncExternalStore(subscribe, () => store.of(key));
}

/** Which cells of an entity have findings, as a text to pass to `isMarked`. */
export function useMarkedFields(at: Place): string {
  const store = useFindingsStore();
  const prefix = cellKey({ at, field: '' });
  const subscribe = useCallback(
    (listener: () => void) => store.subscribeToMarked(prefix, listener),
    [store, prefix],
  );
  return useSyncExternalStore(subscribe, () => store.marked(prefix));
}

export const isMarked = (marked: string, field: string): boolean => marked.includes(`|${field}|`);

/** A text made of all findings; empty before the first check. Renders again only when the text changes. */
export function useFindingsText(textOf: (findings: Findings) => string): string {
  const store = useFindingsStore();
  return useSyncExternalStore(store.subscribe, () => {
    const findings = store.all();
    return findings ? textOf(findings) : '';
  });
}
