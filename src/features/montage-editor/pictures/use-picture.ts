import { useEffect, useState, type RefObject } from 'react';
import type { Editor } from '../editor';
import { useEditor } from '../editor-context';
import { useLoadWhenVisible } from '../use-load-when-visible';

interface Picture<Loaded> {
  /** Null until it is loaded. */
  readonly loaded: Loaded | null;
  readonly failed: boolean;
  retry(): void;
}

/**
 * The code and the model of a picture, loaded when its place is in view and the page is idle. `load` is a stable
 * function.
 */
export function usePicture<Loaded extends object>(
  place: RefObject<HTMLElement | null>,
  load: (editor: Editor) => Promise<Loaded>,
): Picture<Loaded> {
  const editor = useEditor();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const wanted = useLoadWhenVisible(place, !loaded) && !loaded && !failed;
  useEffect(() => {
    if (!wanted) return;
    let over = false;
    load(editor).then(
      (all) => !over && setLoaded(all),
      () => !over && setFailed(true),
    );
    return () => {
      over = true;
    };
  }, [editor, load, wanted]);
  return { loaded, failed, retry: () => setFailed(false) };
}
