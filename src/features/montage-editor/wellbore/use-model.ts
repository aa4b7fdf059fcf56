import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { equal } from '@/domain/montage/equal';
import type { Montage } from '@/domain/montage/montage';
import { atOnce, type Steps } from '@/domain/steps';
import type { Editor } from '../editor';
import { useEditor } from '../editor-context';
import { untilPainted } from '../until-painted';
import { createModeller, type SceneModel } from './scene-model';

/** The model of the edited montage. Updated after the paint, which must not wait for a picture. */
export function useModel(): SceneModel {
  return useStore((store) => store.pictured().model);
}

/** A montage and its model. */
export interface Pictured {
  readonly montage: Montage;
  readonly model: SceneModel;
}

/** As `useModel`, with the montage: for pictures that show more than the model. */
export function usePictureModel(): Pictured {
  return useStore((store) => store.pictured());
}

/**
 * What `select` makes of it, as plain data. The component renders again only when its content changes: an edit elsewhere
 * gives most pictures an equal one. Keep the reference of `select` as long as its other inputs are the same.
 */
export function useSelectedPicture<T>(select: (pictured: Pictured) => T): T {
  const store = storeOf(useEditor());
  useEffect(() => store.start(), [store]);
  const snapshot = useMemo(() => selection(store, select), [select, store]);
  return useSyncExternalStore(store.subscribe, snapshot);
}

function selection<T>(store: ModelStore, select: (pictured: Pictured) => T): () => T {
  let known: { readonly of: Pictured; readonly selected: T } | null = null;
  return () => {
    const of = store.pictured();
    if (known?.of === of) return known.selected;
    const next = select(of);
    known = { of, selected: known && equal(known.selected, next) ? known.selected : next };
    return known.selected;
  };
}

type ModelStore = ReturnType<typeof createModelStore>;

/** One per editor, so that two pictures of one montage cost the same as one. */
const stores = new WeakMap<Editor, ModelStore>();
const preparations = new WeakMap<Editor, Promise<void>>();

/**
 * Builds the first model of an editor's montage in tasks, so that the page can respond in between: with twenty thousand
 * tops it takes longer than a user should wait. A picture without it waits for the whole.
 */
export function prepareModel(editor: Editor): Promise<void> {
  const known = preparations.get(editor);
  if (known) return known;
  const prepared = prepare(editor);
  preparations.set(editor, prepared);
  prepared.catch(() => preparations.delete(editor));
  return prepared;
}

async function prepare(editor: Editor): Promise<void> {
  const modelOf = createModeller();
  const { montage } = editor.state();
  const model = await inTasks(modelOf(montage));
  if (!stores.has(editor)) stores.set(editor, createModelStore(editor, modelOf, { montage, model }));
}

function storeOf(editor: Editor): ModelStore {
  const known = stores.get(editor);
  if (known) return known;
  const modelOf = createModeller();
  const { montage } = editor.state();
  const made = createModelStore(editor, modelOf, { montage, model: atOnce(modelOf(montage)) });
  stores.set(editor, made);
  return made;
}

/** The longest a task may run (ms) before it yields to the page. A longer step is a task of its own. */
const taskMs = 12;

async function inTasks<Result>(steps: Steps<Result>): Promise<Result> {
  let start = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - start < taskMs) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    start = performance.now();
  }
}

function useStore<T>(select: (store: ModelStore) => T): T {
  const store = storeOf(useEditor());
  useEffect(() => store.start(), [store]);
  return useSyncExternalStore(store.subscribe, () => select(store));
}

function createModelStore(editor: Editor, modelOf: ReturnType<typeof createModeller>, first: Pictured) {
  const listeners = new Set<() => void>();
  let pictured = first;
  let followers = 0;
  let stop = () => {};

  const follow = () => {
    let isDue = false;
    let over = false;
    const renew = () => {
      isDue = false;
      if (over) return;
      const { montage: next } = editor.state();
      pictured = { montage: next, model: atOnce(modelOf(next)) };
      for (const listener of listeners) listener();
    };
    const plan = () => {
      if (isDue || editor.state().montage === pictured.montage) return;
      isDue = true;
      void (untilPainted()?.over ?? Promise.resolve()).then(renew);
    };
    plan();
    const unsubscribe = editor.subscribe(plan);
    return () => {
      over = true;
      unsubscribe();
    };
  };

  return {
    pictured: () => pictured,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Follows the editor until every caller has called the returned function. */
    start() {
      if (followers === 0) stop = follow();
      followers += 1;
      return () => {
        followers -= 1;
        if (followers === 0) stop();
      };
    },
  };
}
