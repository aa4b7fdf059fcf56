import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useEditorState } from '../editor-context';
import controls from './controls.module.css';
import { isMac } from './platform';

interface HistoryButtonsProps {
  onUndo: () => void;
  onRedo: () => void;
}

export function HistoryButtons({ onUndo, onRedo }: HistoryButtonsProps) {
  const undoLabel = useEditorState((state) => (state.locked ? null : state.undoLabel));
  const redoLabel = useEditorState((state) => (state.locked ? null : state.redoLabel));
  const command = isMac() ? 'Meta' : 'Control';
  const undoName = undoLabel === null ? 'Nothing to undo' : `Undo ${undoLabel}`;
  const redoName = redoLabel === null ? 'Nothing to redo' : `Redo ${redoLabel}`;
  return (
    <>
      <button
        type="button"
        className={controls.icon}
        title={undoName}
        aria-label={undoName}
        aria-disabled={undoLabel === null}
        aria-keyshortcuts={`${command}+Z`}
        onClick={undoLabel === null ? undefined : onUndo}
      >
        <IconArrowBackUp size={18} stroke={1.75} aria-hidden />
      </button>
      <button
        type="button"
        className={controls.icon}
        title={redoName}
        aria-label={redoName}
        aria-disabled={redoLabel === null}
        aria-keyshortcuts={`${command}+Shift+Z`}
        onClick={redoLabel === null ? undefined : onRedo}
      >
        <IconArrowForwardUp size={18} stroke={1.75} aria-hidden />
      </button>
    </>
  );
}
