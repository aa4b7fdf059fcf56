import { useCallback, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import type { GenerationReport, ValueSource } from '@/api/generated/model';
import { cellOfKey, type Cell } from '@/domain/montage/address';
import { entityAt } from '@/domain/montage/lookup';
import { marksIn } from '@/shared/sources/source-words';
import { useEditor } from '../editor-context';
import controls from '../header/controls.module.css';
import { isMac } from '../header/platform';
import { isTextField } from '../header/text-field';
import { useAnnouncement } from '../use-announcement';
import { CellSourcePanel } from './cell-source-panel';
import { cellAt, isMarkOfSource } from './cell-at';
import { keepShown, readShown } from './shown-state';
import { indexSources, sourceFor } from './source-index';
import { SourcesContext, SourcesToolsContext } from './sources-context';

interface SourcesProviderProps {
  /** The same list while its content is the same. */
  sources: readonly ValueSource[];
  report: GenerationReport | null;
  children: ReactNode;
}

/** Gives each value below its source. The mark opens it, or a key for the value with the cursor or the focus. */
export function SourcesProvider({ sources, report, children }: SourcesProviderProps) {
  const editor = useEditor();
  const hintId = useId();
  const hasSources = sources.length > 0;
  const index = useMemo(() => indexSources(sources), [sources]);
  const [shown, setShown] = useState(readShown);
  const [open, setOpen] = useState<string | null>(null);
  const [announcement, announce] = useAnnouncement();

  const toggle = useCallback(() => {
    keepShown(!shown);
    setShown(!shown);
    announce(shown ? 'Sources are hidden.' : 'Sources are shown.');
  }, [announce, shown]);

  const show = useCallback(
    (key: string) => {
      if (hasSource(cellOfKey(key))) setOpen(key);
      else announce('This value has no known source.');
      function hasSource({ at, field }: Cell): boolean {
        const entity = entityAt(editor.state().montage, at);
        const known = entity && index.of(entity.id);
        return known !== undefined && known !== null && sourceFor(known, field) !== undefined;
      }
    },
    [editor, index, announce],
  );

  useEffect(() => {
    if (!hasSources) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !event.altKey || event.ctrlKey || event.metaKey || event.isComposing)
        return;
      if (isTextField(event.target) || document.querySelector('dialog[open]')) return;
      const key = event.shiftKey ? null : cellAt(document.activeElement);
      if (!event.shiftKey && key === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (key === null) toggle();
      else show(key);
    };
    const onClick = ({ target }: MouseEvent) => {
      const key = isMarkOfSource(target) ? cellAt(target) : null;
      if (key !== null) show(key);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    window.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      window.removeEventListener('click', onClick);
    };
  }, [hasSources, show, toggle]);

  const forCells = useMemo(
    () => (hasSources ? { index, shown, hintId } : null),
    [hasSources, hintId, index, shown],
  );
  // Only while it shows: there may be a hundred thousand sources.
  const legend = useMemo(() => (shown ? marksIn(sources) : []), [shown, sources]);
  const tools = useMemo(
    () => ({ hasSources, shown, toggle, legend, report }),
    [hasSources, legend, report, shown, toggle],
  );
  const close = useCallback(() => setOpen(null), []);

  return (
    <SourcesContext value={forCells}>
      <SourcesToolsContext value={tools}>
        {children}
        {hasSources && (
          <>
            <span id={hintId} className={controls.hidden}>
              Source available, press {isMac() ? 'Option' : 'Alt'} Enter.
            </span>
            <p className={controls.hidden} role="status">
              <span key={announcement.turn}>{announcement.text}</span>
            </p>
          </>
        )}
        {open !== null && (
          <CellSourcePanel cellKey={open} index={index} onClose={close} onAnnounce={announce} />
        )}
      </SourcesToolsContext>
    </SourcesContext>
  );
}
