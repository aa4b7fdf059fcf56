import { IconQuestionMark } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { montageName } from '@/domain/montage-name';
import { useEditorState } from '../editor-context';
import { HistoryButton } from '../versions/history-button';
import controls from './controls.module.css';
import { ExportTiles } from './export-tiles';
import { HistoryButtons } from './history-buttons';
import { SaveStatus } from './save-status';
import { ShortcutsDialog } from './shortcuts-dialog';
import { ReportButton, ShownSources, SourcesToggle } from './sources-tools';
import { useEditorShortcuts } from './use-editor-shortcuts';
import { useHeaderHeight } from './use-header-height';
import { useHistory } from './use-history';
import styles from './editor-header.module.css';

/**
 * The sticky bar, and the line below it that scrolls away. Needs a block or a flex column: in a grid a sticky box
 * cannot leave its row. `--editor-header` on the root is the height of the bar and everything above it, for other
 * sticky elements.
 */
export function EditorHeader() {
  const [helping, setHelping] = useState(false);
  const help = useCallback(() => setHelping(true), []);
  const { undo, redo, announcement } = useHistory();
  useEditorShortcuts({ undo, redo, help });
  const bar = useHeaderHeight();
  return (
    <>
      <header ref={bar} className={styles.bar}>
        <Title />
        <SaveStatus />
        <div className={styles.buttons}>
          <HistoryButton />
          <SourcesToggle />
          <HistoryButtons onUndo={undo} onRedo={redo} />
          <button
            type="button"
            className={controls.icon}
            title="Keyboard shortcuts"
            aria-label="Keyboard shortcuts"
            aria-keyshortcuts="?"
            onClick={help}
          >
            <IconQuestionMark size={18} stroke={1.75} aria-hidden />
          </button>
        </div>
        <p className={controls.hidden} role="status">
          <span key={announcement.turn}>{announcement.text}</span>
        </p>
      </header>
      <div className={styles.under}>
        <div className={styles.about}>
          <p className={styles.automatic}>All changes are saved automatically.</p>
          <ReportButton />
        </div>
        <ExportTiles />
        <ShownSources className={styles.legend} />
      </div>
      {helping && <ShortcutsDialog onClose={() => setHelping(false)} />}
    </>
  );
}

function Title() {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useEditorState((state) => state.montage.id.trim() || 'N/A');
  const name = useEditorState(({ montage: { top_line_item: topLine } }) =>
    montageName(topLine?.well_name, topLine?.field_name, topLine?.field_code),
  );
  // As on every screen: after a navigation the title takes the focus; see `Page`.
  useEffect(() => {
    if (!('userActivation' in navigator) || !navigator.userActivation.hasBeenActive) return;
    const focused = document.activeElement;
    if (focused === null || focused === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} className={styles.title} tabIndex={-1}>
      <span className={styles.name} title={name} dir="auto">
        {name}
      </span>{' '}
      <span className={styles.id}>montage {id}</span>
    </h1>
  );
}
