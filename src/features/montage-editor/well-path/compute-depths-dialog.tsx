import { Button } from '@mantine/core';
import { useState } from 'react';
import { computeDepths, depthsByTrajectory } from '@/domain/depth-model/path-depths';
import { cellKey } from '@/domain/montage/address';
import { fieldAt, fullTitleOf } from '@/domain/montage/catalogue';
import { trajectoryOf } from '@/domain/montage/lookup';
import { placeName, quantity, trajectoryName } from '@/domain/montage/words';
import { Dialog } from '@/ui/dialog';
import { useEditor, useEditorState } from '../editor-context';
import styles from './well-path-body.module.css';
import { quantityFigure } from '@/domain/shown-units/figures';

interface ComputeDepthsDialogProps {
  trajectory: string;
  onClose: () => void;
  /** With what was done, in a sentence. */
  onDone: (words: string) => void;
}

/** As many as people read; all are applied. */
const mostShown = 200;

/** Shows what the depths would be by a path, and sets them as one edit. */
export default function ComputeDepthsDialog({ trajectory, onClose, onDone }: ComputeDepthsDialogProps) {
  const editor = useEditor();
  const locked = useEditorState((state) => state.locked !== null);
  const [{ montage, path, values, beyond }] = useState(() => {
    const now = editor.state().montage;
    const found = trajectoryOf(now, trajectory);
    return {
      montage: now,
      path: found,
      ...(found ? depthsByTrajectory(now, found) : { values: [], beyond: [] }),
    };
  });
  const apply = () => {
    if (path) editor.edit(() => computeDepths(path, values));
    onDone(`${quantity(values.length, 'depth')} computed. Undo brings the old ones back.`);
  };
  return (
    <Dialog
      title={path ? `Compute depths from ${trajectoryName(path)}` : 'Compute depths'}
      long
      onClose={onClose}
      actions={
        <>
          {values.length > 0 && (
            <Button data-first disabled={locked} onClick={apply}>
              Set {quantity(values.length, 'depth')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {values.length > 0 ? 'Cancel' : 'Close'}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {values.length === 0 && <p>No depth changes: all agree with the path to a tenth of a metre.</p>}
        {values.length > 0 && (
          <table className={styles.changes}>
            <thead>
              <tr>
                <th scope="col">Formation or section</th>
                <th scope="col">Depth</th>
                <th scope="col">From</th>
                <th scope="col">To</th>
              </tr>
            </thead>
            <tbody>
              {values.slice(0, mostShown).map(({ cell, from, to }) => {
                const field = fieldAt(cell);
                return (
                  <tr key={cellKey(cell)}>
                    <td>{placeName(montage, cell.at)}</td>
                    <td>{field ? fullTitleOf(field) : cell.field}</td>
                    <td>{quantityFigure('length', from, 1, 2)}</td>
                    <td>{quantityFigure('length', to, 1, 2)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
        {values.length > mostShown && <p>And {values.length - mostShown} more.</p>}
        {beyond.length > 0 && (
          <p>
            {quantity(beyond.length, 'depth')} not on this path: it does not reach{' '}
            {beyond
              .slice(0, 5)
              .map(({ section, formation }) =>
                placeName(
                  montage,
                  formation
                    ? { of: 'formation', section: section.id, id: formation.id }
                    : { of: 'section', section: section.id },
                ),
              )
              .join(', ')}
            {beyond.length > 5 && ', ...'}.
          </p>
        )}
      </div>
    </Dialog>
  );
}
