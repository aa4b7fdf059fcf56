import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Editor } from '../editor';
import { useEditor } from '../editor-context';
import { untilPainted } from '../until-painted';
import { createModeller, type SceneModel } from './scene-model';

/** The model of the montage as it is edited. After the paint of what was edited, which must not wait for a picture. */
export function useModel(): SceneModel {
  const editor = useEditor();
  const [store] = useState(() => createModelStore(editor));
  useEffect(() => store.start(), [store]);
  return useSyncExternalStore(store.subscribe, store.model);
}

function createModelStore(editor: Editor) {
  const modelOf = createModeller();
  const listeners = new Set<() => void>();
  let { montage } = editor.state();
  let model = modelOf(montage);
  return {
    model: () => model,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Follows the editor until the returned function is called. */
    start() {
      let isDue = false;
      let over = false;
      const follow = () => {
        isDue = false;
        if (over) return;
        ({ montage } = editor.state());
        const next = modelOf(montage);
        if (next === model) return;
        model = next;
        for (const listener of listeners) listener();
      };
      const plan = () => {
        if (isDue || editor.state().montage === montage) return;
        isDue = true;
        void (untilPainted()?.over ?? Promise.resolve()).then(follow);
      };
      plan();
      const unsubscribe = editor.subscribe(plan);
      return () => {
        over = true;
        unsubscribe();
      };
    },
  };
}
