import { Button } from '@mantine/core';
import { useState } from 'react';
import type { MontageDifference } from '@/domain/montage/difference';
import { Dialog } from '@/ui/dialog';
import type { Conflict } from '../editor';
import { useEditor } from '../editor-context';
import { ConflictTable } from './conflict-table';
import controls from './controls.module.css';
import styles from './conflict-dialog.module.css';

interface ConflictDialogProps {
  conflict: Conflict;
  /** Escape included: closing decides nothing. */
  onLater: () => void;
}

/** The differences between mine and theirs, with a choice for each value that both changed. */
export function ConflictDialog({ conflict, onLater }: ConflictDialogProps) {
  const editor = useEditor();
  const [exceptFor, setExceptFor] = useState<ReadonlySet<string>>(() => new Set());
  const of = (kind: MontageDifference['kind']) => conflict.differences.filter((one) => one.kind === kind);
  const both = of('both');
  const choose = (key: string, keep: 'mine' | 'theirs') =>
    setExceptFor((chosen) => {
      const next = new Set(chosen);
      if (keep === 'theirs') next.add(key);
      else next.delete(key);
      return next;
    });
  // The row goes if a later edit made the values equal, and its choice with it.
  const exceptions = new Set(both.flatMap(({ key }) => (exceptFor.has(key) ? [key] : [])));

  return (
    <Dialog
      long
      className={styles.wide}
      title="Another user changed this montage"
      onClose={onLater}
      actions={
        <>
          <Button variant="default" onClick={onLater}>
            Decide later
          </Button>
          <Button
            variant="default"
            className={controls.danger}
            onClick={() => editor.resolveConflict({ keep: 'theirs' })}
          >
            Discard my changes
          </Button>
          <Button onClick={() => editor.resolveConflict({ keep: 'mine', exceptFor: exceptions })}>
            Save my changes over theirs
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        A newer version was saved after you began. Your changes can go on top of it; where both of you changed
        one value, choose which stays.
      </p>
      {both.length > 0 ? (
        <ConflictTable differences={both} exceptFor={exceptions} onChoose={choose} />
      ) : (
        <p className={styles.text}>No value was changed by both of you.</p>
      )}
      <OneSided words="Changed by you alone, kept with your changes" differences={of('mine')} side="mine" />
      <OneSided words="Changed by them alone, kept in either case" differences={of('theirs')} side="theirs" />
    </Dialog>
  );
}

interface OneSidedProps {
  words: string;
  differences: readonly MontageDifference[];
  side: 'mine' | 'theirs';
}

function OneSided({ words, differences, side }: OneSidedProps) {
  if (differences.length === 0) return null;
  return (
    <details className={styles.oneSided}>
      <summary>
        {words}: {differences.length}
      </summary>
      <ul>
        {differences.map((difference) => (
          <li key={difference.key}>
            <span className={styles.where}>{difference.where}</span>:{' '}
            {difference.base === null ? (
              <>added, {difference[side]}</>
            ) : difference[side] === null ? (
              <>removed, it was {difference.base}</>
            ) : (
              <>
                {difference.base} → {difference[side]}
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
