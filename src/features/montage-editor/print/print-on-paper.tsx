import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useEditor } from '../editor-context';
import { PrintedMontage, type PrintedMontageProps } from './printed-montage';

/**
 * What the browser prints in place of the screen: plain tables with everything in them. The tables of the screen hold the rows in
 * sight alone, and what sticks, scrolls and can be pressed has no place on paper.
 *
 * The browser waits for nobody between its word that it prints and the printing: all of it is drawn within that word.
 */
export function PrintOnPaper({ schematic }: { schematic: RefObject<ComponentType | null> }) {
  const editor = useEditor();
  const [printed, setPrinted] = useState<PrintedMontageProps | null>(null);
  useEffect(() => {
    const root = document.documentElement;
    const attribute = 'data-mantine-color-scheme';
    let scheme: string | null = null;
    const begin = () => {
      // Paper is white, whatever the screen is.
      scheme ??= root.getAttribute(attribute);
      root.setAttribute(attribute, 'light');
      const { current: Schematic } = schematic;
      flushSync(() => setPrinted({ state: editor.state(), atMs: Date.now(), Schematic }));
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
  }, [editor, schematic]);
  return printed && createPortal(<PrintedMontage {...printed} />, document.body);
}
