import { useEffect, useState } from 'react';
import type { SaveState } from '../editor';
import { useEditor, useEditorState } from '../editor-context';
import controls from './controls.module.css';
import styles from './save-status.module.css';

/** How the draft stands to what the server has: the one place on the screen that says so. */
export function SaveStatus() {
  const editor = useEditor();
  const save = useEditorState((state) => state.save);
  const failed = save.status === 'unsaved' && save.failure !== null;
  return (
    <div className={styles.place} data-status={failed ? 'failed' : save.status}>
      {/* A server's reason may be a page long: then it scrolls, and is a stop for the keyboard. */}
      <div className={styles.words} {...(failed && reason)}>
        {/* Announced when it changes; the seconds beside it are not. */}
        <span role="status">{stateWords(save)}</span>
        {save.status === 'unsaved' && save.savesAt !== null && (
          <span aria-hidden>
            {failed ? ' · tries again in ' : ' · saves by itself in '}
            <Countdown key={save.savesAt} to={save.savesAt} />
          </span>
        )}
      </div>
      {failed && (
        <span className={styles.help}>
          {save.needsSignIn ? (
            // In a tab of its own: leaving this one would ask about the very changes that are to be saved. It saves when it is
            // looked at again.
            <a className={controls.small} href="/login" target="_blank" rel="noopener">
              Sign in again
            </a>
          ) : (
            <button type="button" className={controls.small} onClick={() => void editor.save()}>
              Retry
            </button>
          )}
        </span>
      )}
    </div>
  );
}

const reason = { role: 'region', 'aria-label': 'Why it is not saved', tabIndex: 0 };

function stateWords(save: SaveState): string {
  if (save.status === 'saved') return 'Saved';
  if (save.status === 'saving') return 'Saving...';
  return save.failure === null ? 'Unsaved' : `Not saved: ${save.failure}`;
}

const secondsTo = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1_000));

/** Ticks by itself, so that a second that passes draws nothing but its own figure. */
function Countdown({ to }: { to: number }) {
  const [seconds, setSeconds] = useState(() => secondsTo(to));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsTo(to)), 250);
    return () => clearInterval(timer);
  }, [to]);
  return <span className={styles.seconds}>{seconds} s</span>;
}
