import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useCheckSettings } from '../checks/use-findings';
import { useEditor, useEditorState } from '../editor-context';
import { whenIdle } from '../when-idle';
import { PrintedMontage, type PrintedMontageProps } from './printed-montage';

/**
 * The printed page: plain tables with everything. The tables on the screen hold only the visible rows, and sticky,
 * scrolling or clickable elements have no place on paper.
 *
 * The browser does not wait between `beforeprint` and printing, so everything renders in that event.
 */
export function PrintOnPaper({ schematic }: { schematic: RefObject<ComponentType | null> }) {
  const editor = useEditor();
  const kicks = useKicks();
  const settings = useCheckSettings();
  const [printed, setPrinted] = useState<PrintedMontageProps | null>(null);
  useEffect(() => {
    const root = document.documentElement;
    const attribute = 'data-mantine-color-scheme';
    let scheme: string | null = null;
    const begin = () => {
      // Paper is white, whatever the scheme of the screen.
      scheme ??= root.getAttribute(attribute);
      root.setAttribute(attribute, 'light');
      const { current: Schematic } = schematic;
      const { current: Kicks } = kicks;
      flushSync(() => setPrinted({ state: editor.state(), atMs: Date.now(), Schematic, Kicks, settings }));
    };
    const end = () => {
      if (scheme !== null) root.setAttribute(attribute, scheme);
      scheme = null;
      setPrinted(null);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      end();
    };
  }, [editor, kicks, schematic, settings]);
  return printed && createPortal(<PrintedMontage {...printed} />, document.body);
}

/** The kick tolerances on paper. Their code loads while the page is idle, and only if there is a drill string. */
function useKicks(): RefObject<PrintedMontageProps['Kicks']> {
  const kicks = useRef<PrintedMontageProps['Kicks']>(null);
  const hasString = useEditorState((state) =>
    state.montage.sections_list.some((section) => section.drill_string_list?.length),
  );
  useEffect(() => {
    if (!hasString) return undefined;
    const load = async () => {
      try {
        kicks.current = (await import('./printed-kicks')).PrintedKicks;
      } catch {
        // Paper without the tolerances is better than none.
      }
    };
    return whenIdle(() => void load());
  }, [hasString]);
  return kicks;
}
