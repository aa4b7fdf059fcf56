import { use, useState, type ReactNode } from 'react';
import { UnitsDialog } from '@/shared/units/lazy-units-dialog';
import { useOpenCheckSettings } from '../checks/check-settings';
import { useEditor, useEditorState } from '../editor-context';
import { SourcesToolsContext } from '../sources/sources-context';
import { useVersionsDialog } from '../versions/use-versions-dialog';
import { withCommand } from './platform';
import { ReportView } from './report-view';
import { ShortcutsDialog } from './shortcuts-dialog';
import { useExports, type ExportFormat } from './use-exports';
import { useHistory } from './use-history';
import type { Announcement } from '../use-announcement';

/** What the user can do with the whole montage. */
export interface HeaderActions {
  undo(): void;
  redo(): void;
  help(): void;
  units(): void;
  readonly formats: readonly ExportFormat[];
  /** Null if the server has no versions. */
  readonly history: (() => void) | null;
  /** Null without a report. */
  readonly report: (() => void) | null;
  readonly announcement: Announcement;
  /** The dialogs of the actions; to be rendered. */
  readonly view: ReactNode;
}

export function useHeaderActions(): HeaderActions {
  const { undo, redo, announcement } = useHistory();
  const { formats, view: exportView } = useExports();
  const versions = useVersionsDialog();
  const { report } = use(SourcesToolsContext);
  const [open, setOpen] = useState<'shortcuts' | 'report' | 'units' | null>(null);
  const close = () => setOpen(null);
  return {
    undo,
    redo,
    help: () => setOpen('shortcuts'),
    units: () => setOpen('units'),
    formats,
    history: versions.open,
    report: report ? () => setOpen('report') : null,
    announcement,
    view: (
      <>
        {exportView}
        {versions.view}
        {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
        {open === 'units' && <UnitsDialog onClose={close} />}
        {open === 'report' && <ReportView onClose={close} />}
      </>
    ),
  };
}

export interface NamedAction {
  readonly label: string;
  /** The keys, or what it gives. */
  readonly gives: string;
  /** Absent if it is not possible now. */
  readonly onChoose?: () => void;
}

/** The actions by name, for the menu of a phone and for the command palette. */
export function useNamedActions({
  undo,
  redo,
  help,
  units,
  history,
  report,
}: HeaderActions): Readonly<
  Record<
    'save' | 'undo' | 'redo' | 'sources' | 'history' | 'report' | 'settings' | 'units' | 'help',
    NamedAction | null
  >
> {
  const editor = useEditor();
  const unsaved = useEditorState((state) => state.locked === null && state.save.status === 'unsaved');
  const undoLabel = useEditorState((state) => (state.locked ? null : state.undoLabel));
  const redoLabel = useEditorState((state) => (state.locked ? null : state.redoLabel));
  const { hasSources, shown, toggle } = use(SourcesToolsContext);
  const openSettings = useOpenCheckSettings();
  return {
    save: unsaved
      ? { label: 'Save Changes', gives: withCommand('S'), onChoose: () => void editor.save() }
      : null,
    undo: {
      label: 'Undo',
      gives: undoLabel ?? 'Nothing to undo',
      ...(undoLabel !== null && { onChoose: undo }),
    },
    redo: {
      label: 'Redo',
      gives: redoLabel ?? 'Nothing to redo',
      ...(redoLabel !== null && { onChoose: redo }),
    },
    sources: hasSources
      ? {
          label: shown ? 'Hide sources' : 'Show sources',
          gives: 'Where each value came from',
          onChoose: toggle,
        }
      : null,
    history: history && {
      label: 'History',
      gives: 'Earlier versions, to compare and restore',
      onChoose: history,
    },
    report: report && {
      label: 'Generation report',
      gives: 'What was read and what was left open',
      onChoose: report,
    },
    settings: {
      label: 'Settings of the checks',
      gives: 'Margins, clearances and other limits',
      onChoose: () => openSettings(),
    },
    units: { label: 'Units', gives: 'In which you see and type values', onChoose: units },
    help: { label: 'Keyboard shortcuts', gives: '?', onChoose: help },
  };
}
