import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { needsSignIn } from '@/api/api-error';
import { errorMessage } from '@/api/error-message';
import { ListNotice } from '@/ui/list-notice';
import { SignInAgain } from '@/ui/sign-in-again';
import { ErrorBox } from '@/ui/states';
import type { MontageMoves } from './use-montage-moves';
import failed from './refresh-failed.module.css';
import styles from './montage-table.module.css';

const movedWords = {
  archive: 'is in the archive.',
  bin: 'is deleted. It can be restored from the bin.',
  current: 'is back in the list.',
} as const;

/** What became of the last move or copy, above the rows. */
export function MovesNotice({ moves: { outcome, undo, dismiss } }: { moves: MontageMoves }) {
  if (!outcome) return null;
  if (outcome.done === 'failed')
    return (
      <div className={styles.failed}>
        <ErrorBox>
          <div className={failed.line}>
            <span className={failed.words} dir="auto">
              {outcome.words} {errorMessage(outcome.error)}
            </span>
            {needsSignIn(outcome.error) ? (
              <SignInAgain />
            ) : (
              <Button size="xs" variant="default" onClick={outcome.retry}>
                Try again
              </Button>
            )}
            <Button size="xs" variant="default" onClick={dismiss}>
              Dismiss
            </Button>
          </div>
        </ErrorBox>
      </div>
    );
  if (outcome.done === 'copied')
    return (
      <ListNotice onClose={dismiss}>
        Copied as <bdi>{outcome.label}</bdi>.{' '}
        <Link className="text-button" to="/montage/edit/$documentId" params={{ documentId: outcome.id }}>
          Open the copy
        </Link>
      </ListNotice>
    );
  const { move, undoable } = outcome;
  return (
    <ListNotice action={undoable ? { label: 'Undo', onPress: undo } : undefined} onClose={dismiss}>
      <bdi>{move.label}</bdi> {movedWords[move.to]}
    </ListNotice>
  );
}
