import { useMediaQuery } from '@mantine/hooks';
import { IconDots, IconDownload, IconHistory, IconQuote } from '@tabler/icons-react';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import { montageName } from '@/domain/montage-name';
import { useShellMenu } from '@/ui/shell-menu';
import type { EditorState } from '../editor';
import { useEditorState } from '../editor-context';
import { focusFind } from '../jump-bar/parts';
import type { SectionsLink } from '../sections/sections-view';
import { SourcesToolsContext } from '../sources/sources-context';
import { CommandPalette } from './command-palette';
import controls from './controls.module.css';
import { HeaderMenu } from './header-menu';
import { HistoryButtons, UndoButton } from './history-buttons';
import { withCommand } from './platform';
import { SaveButton } from './save-button';
import { SaveStatus } from './save-status';
import { useEditorShortcuts } from './use-editor-shortcuts';
import { useHeaderActions, useNamedActions } from './use-header-actions';
import { useHeaderHeight } from './use-header-height';
import styles from './editor-header.module.css';

const phone = '(max-width: 47.99em)';

interface EditorHeaderProps {
  table: SectionsLink;
}

/**
 * One sticky line: what is open, whether it is saved, and what can be done with all of it. Needs a block or a flex
 * column: in a grid a sticky box cannot leave its row.
 */
export function EditorHeader({ table }: EditorHeaderProps) {
  const isPhone = useMediaQuery(phone, undefined, { getInitialValueInEffect: false });
  const menu = useShellMenu();
  const actions = useHeaderActions();
  const { undo, redo, help } = actions;
  /** How often the palette was opened; 0 while it is closed. */
  const [palette, setPalette] = useState(0);
  const openPalette = useCallback(() => setPalette((times) => times + 1), []);
  useEditorShortcuts({ undo, redo, help, find: focusFind, palette: openPalette });
  const bar = useHeaderHeight();
  return (
    <header ref={bar} className={styles.bar}>
      {menu}
      <Title />
      {isPhone && <ShortId />}
      <SaveStatus />
      <SaveButton />
      {isPhone ? (
        <PhoneTools actions={actions} onPalette={openPalette} />
      ) : (
        <Tools actions={actions} onPalette={openPalette} />
      )}
      <p className={controls.hidden} role="status">
        <span key={actions.announcement.turn}>{actions.announcement.text}</span>
      </p>
      {actions.view}
      {palette > 0 && (
        <CommandPalette key={palette} table={table} actions={actions} onClose={() => setPalette(0)} />
      )}
    </header>
  );
}

interface ToolsProps {
  actions: ReturnType<typeof useHeaderActions>;
  onPalette: () => void;
}

function Tools({ actions, onPalette }: ToolsProps) {
  const { report, settings, units, help } = useNamedActions(actions);
  return (
    <div className={styles.buttons}>
      <SourcesToggle />
      <HistoryButtons onUndo={actions.undo} onRedo={actions.redo} />
      {actions.history && (
        <button
          type="button"
          className={controls.small}
          title="History"
          aria-label="History"
          aria-haspopup="dialog"
          onClick={actions.history}
        >
          <IconHistory size={18} stroke={1.75} aria-hidden />
          <span className={styles.word}>History</span>
        </button>
      )}
      <HeaderMenu entries={actions.formats} width={304} className={`${controls.small} ${styles.opens}`}>
        <IconDownload size={18} stroke={1.75} aria-hidden />
        Export
      </HeaderMenu>
      <HeaderMenu
        entries={[report, goTo(onPalette), units, settings, help].filter((entry) => entry !== null)}
        width={304}
        className={controls.icon}
        label="More"
      >
        <IconDots size={18} stroke={1.75} aria-hidden />
      </HeaderMenu>
    </div>
  );
}

/** Undo is next to the save state; everything else is in the menu. */
function PhoneTools({ actions, onPalette }: ToolsProps) {
  const { redo, sources, history, report, units, settings, help } = useNamedActions(actions);
  return (
    <div className={styles.buttons}>
      <UndoButton onUndo={actions.undo} />
      <HeaderMenu
        entries={[
          redo,
          sources,
          history,
          find,
          goTo(onPalette),
          ...actions.formats,
          report,
          units,
          settings,
          help,
        ].filter((entry) => entry !== null && entry !== undefined)}
        width={304}
        className={controls.icon}
        label="More"
      >
        <IconDots size={18} stroke={1.75} aria-hidden />
      </HeaderMenu>
    </div>
  );
}

/** After the menu has given the focus back. */
const find = {
  label: 'Find in the montage',
  gives: 'A value, a name or a note',
  onChoose: () => requestAnimationFrame(focusFind),
};

const goTo = (onPalette: () => void) => ({
  label: 'Go to...',
  gives: `A section, a well, an action: ${withCommand('K')}`,
  onChoose: onPalette,
});

/** Shows and hides source marks. Not rendered in a montage without sources, where it would do nothing. */
function SourcesToggle() {
  const { hasSources, shown, toggle } = use(SourcesToolsContext);
  if (!hasSources) return null;
  return (
    <button
      type="button"
      className={controls.small}
      title="Show sources"
      aria-label="Show sources"
      aria-pressed={shown}
      aria-keyshortcuts="Alt+Shift+Enter"
      onClick={toggle}
    >
      <IconQuote size={18} stroke={1.75} aria-hidden />
      <span className={styles.word}>Sources</span>
    </button>
  );
}

const idOf = ({ montage }: EditorState) => montage.id.trim() || 'N/A';

/** Under the name, where the title has no room for it. */
const ShortId = () => (
  <span className={styles.id} aria-hidden>
    {useEditorState(idOf)}
  </span>
);

function Title() {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useEditorState(idOf);
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
