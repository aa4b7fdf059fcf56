import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useEditorState } from '../editor-context';
import controls from './controls.module.css';
import { isMac } from './platform';

interface HistoryButtonsProps {
  onUndo: () => void;
  onRedo: () => void;
}

export const HistoryButtons = ({ onUndo, onRedo }: HistoryButtonsProps) => (
  <>
    <UndoButton onUndo={onUndo} />
    <RedoButton onRedo={onRedo} />
  </>
);

const command = () => (isMac() ? 'Meta' : 'Control');

export function UndoButton({ onUndo }: Pick<HistoryButtonsProps, 'onUndo'>) {
  const label = useEditorState((state) => (state.locked ? null : state.undoLabel));
  const name = label === null ? 'Nothing to undo' : `Undo ${label}`;
  return (
    <button
      type="button"
      className={controls.icon}
      title={name}
      aria-label={name}
      aria-disabled={label === null}
      aria-keyshortcuts={`${command()}+Z`}
      onClick={label === null ? undefined : onUndo}
    >
      <IconArrowBackUp size={18} stroke={1.75} aria-hidden />
    </button>
  );
}

function RedoButton({ onRedo }: Pick<HistoryButtonsProps, 'onRedo'>) {
  const label = useEditorState((state) => (state.locked ? null : state.redoLabel));
  const name = label === null ? 'Nothing to redo' : `Redo ${label}`;
  return (
    <button
      type="button"
      className={controls.icon}
      title={name}
      aria-label={name}
      aria-disabled={label === null}
      aria-keyshortcuts={`${command()}+Shift+Z`}
      onClick={label === null ? undefined : onRedo}
    >
      <IconArrowForwardUp size={18} stroke={1.75} aria-hidden />
    </button>
  );
}
