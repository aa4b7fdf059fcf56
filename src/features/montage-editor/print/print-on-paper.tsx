import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useCheckSettings } from '../checks/use-findings';
import { useEditor } from '../editor-context';
import { whenIdle } from '../when-idle';
import { PrintedMontage, type PrintedMontageProps } from './printed-montage';

/**
 * The printed page: plain tables with everything. The tables on the screen hold only the visible rows, and sticky,
 * scrolling or clickable elements have no place on paper.
 *
 * The browser does not wait between `beforeprint` and printing, so everything renders in that event, and what is large loads
 * before it, when the page is idle.
 */
export function PrintOnPaper({ schematic }: { schematic: RefObject<ComponentType | null> }) {
  const editor = useEditor();
  const settings = useCheckSettings();
  const [printed, setPrinted] = useState<PrintedMontageProps | null>(null);
  const parts = useRef<PrintedMontageProps['Parts']>(null);
  useEffect(
    () =>
      whenIdle(async () => {
        // Without a connection the print says what it lacks.
        const loaded = await import('./printed-parts').catch(() => null);
        parts.current = loaded?.default ?? null;
      }),
    [],
  );
  useEffect(() => {
    const root = document.documentElement;
    const attribute = 'data-mantine-color-scheme';
    let scheme: string | null = null;
    const begin = () => {
      // Paper is white, whatever the scheme of the screen.
      scheme ??= root.getAttribute(attribute);
      root.setAttribute(attribute, 'light');
      const { current: Schematic } = schematic;
      flushSync(() =>
        setPrinted({ state: editor.state(), settings, atMs: Date.now(), Schematic, Parts: parts.current }),
      );
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
  }, [editor, schematic, settings]);
  return printed && createPortal(<PrintedMontage {...printed} />, document.body);
}
