import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';
import type { Section } from '@/domain/montage/montage';
import { createSediments } from '@/domain/sediments/sediments';
import { useEditor } from '../editor-context';
import { createCarried, type Carried } from './carried';
import { measures } from './layout';
import { showsOf, type TableViewStore } from './table-view';
import { createWindowing, type WindowingInput } from './windowing';

interface LayoutOptions {
  view: TableViewStore;
  head: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
}

/** What a section shows that follows from all sections. */
export interface SectionContext {
  /** The sediment of each formation, see `sedimentAt`: as a text, so that equal values compare equal. */
  readonly sediments: string;
  /** The formation in which the section begins. */
  readonly carried: Carried | null;
}

/** The positions of the sections, computed before React renders a change of the montage or of the view. */
export function useTableLayout({ view, head, content }: LayoutOptions) {
  const editor = useEditor();
  const [sedimentsOf] = useState(createSediments);
  const [carriedOf] = useState(createCarried);
  const [inputOf] = useState(() => (): WindowingInput => {
    const latest = editor.state().montage.sections_list;
    const carried = carriedOf(latest, sedimentsOf(latest));
    const shown = view.view();
    return {
      sections: latest,
      measures: measures[shown.phone ? 'phone' : shown.density],
      carried: new Set(latest.flatMap(({ id }, index) => (carried[index] ? [id] : []))),
      shows: (section) => showsOf(shown, section),
    };
  });
  const [windowing] = useState(() => createWindowing(inputOf()));

  // Before the rows subscribe, which read the layout when they render.
  useLayoutEffect(() => {
    let known = editor.state().montage.sections_list;
    let { blocksInRow } = view.view();
    const update = () => {
      windowing.set(inputOf());
      if (view.view().blocksInRow === blocksInRow) return;
      ({ blocksInRow } = view.view());
      windowing.forgetHeights();
    };
    update();
    const ends = [
      view.subscribe(update),
      editor.subscribe(() => {
        const latest = editor.state().montage.sections_list;
        if (latest === known) return;
        known = latest;
        update();
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [editor, inputOf, view, windowing]);

  useLayoutEffect(() => {
    if (!head.current || !content.current) return;
    return windowing.attach({ head: head.current, content: content.current });
  }, [content, head, windowing]);

  const contextOf = useCallback(
    (sections: readonly Section[]) => {
      const sediments = sedimentsOf(sections);
      const carried = carriedOf(sections, sediments);
      return (index: number): SectionContext => ({
        sediments: sediments[index] ?? '',
        carried: carried[index] ?? null,
      });
    },
    [carriedOf, sedimentsOf],
  );
  return { windowing, contextOf };
}
