import { useEffect, useSyncExternalStore } from 'react';
import type { Montage } from '@/domain/montage/montage';
import type { Editor } from '../editor';
import { useEditor } from '../editor-context';
import { untilPainted } from '../until-painted';
import { createModeller, type SceneModel } from './scene-model';

/** The model of the montage as it is edited. After the paint of what was edited, which must not wait for a picture. */
export function useModel(): SceneModel {
  return useStore((store) => store.pictured().model);
}

/** A montage and the model that was made of it. */
export interface Pictured {
  readonly montage: Montage;
  readonly model: SceneModel;
}

/** As `useModel`, with the montage itself: for pictures that show more of it than the model holds. */
export function usePictured(): Pictured {
  return useStore((store) => store.pictured());
}

type ModelStore = ReturnType<typeof createModelStore>;

/** One of each editor, so that two pictures of one montage cost what one does. */
const stores = new WeakMap<Editor, ModelStore>();

function storeOf(editor: Editor): ModelStore {
  const known = stores.get(editor);
  if (known) return known;
  const made = createModelStore(editor);
  stores.set(editor, made);
  return made;
}

function useStore<T>(select: (store: ModelStore) => T): T {
  const store = storeOf(useEditor());
  useEffect(() => store.start(), [store]);
  return useSyncExternalStore(store.subscribe, () => select(store));
}

function createModelStore(editor: Editor) {
  const modelOf = createModeller();
  const listeners = new Set<() => void>();
  const { montage } = editor.state();
  let pictured: Pictured = { montage, model: modelOf(montage) };
  let followers = 0;
  let stop = () => {};

  const follow = () => {
    let isDue = false;
    let over = false;
    const renew = () => {
      isDue = false;
      if (over) return;
      const { montage: next } = editor.state();
      pictured = { montage: next, model: modelOf(next) };
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
    /** Follows the editor until as many have called the returned function as have called this one. */
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
