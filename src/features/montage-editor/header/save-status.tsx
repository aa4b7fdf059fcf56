import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SaveState } from '../editor';
import { useEditor, useEditorState } from '../editor-context';
import { browserOnline } from '../saving/environment';
import controls from './controls.module.css';
import styles from './save-status.module.css';

/** How the draft compares to the server: the only place on the screen that says it. */
export function SaveStatus() {
  const editor = useEditor();
  const save = useEditorState((state) => state.save);
  const online = useSyncExternalStore(browserOnline.subscribe, browserOnline.now);
  const failed = save.status === 'unsaved' && save.failure !== null;
  return (
    <div className={styles.place} data-status={failed ? 'failed' : save.status}>
      <div className={styles.state}>
        {/* A server's reason may fill a page: then it scrolls, and the keyboard can reach it. */}
        <div className={styles.words} {...(failed && reason)}>
          {/* Announced when it changes; the seconds are not. */}
          <span role="status">{stateWords(save)}</span>
          {save.status === 'unsaved' && save.savesAt !== null && (
            <span className={styles.when} aria-hidden>
              {failed ? ' · tries again in ' : ' · saves automatically in '}
              <Countdown key={save.savesAt} to={save.savesAt} />
            </span>
          )}
        </div>
        {!failed && (
          <p className={styles.automatic}>
            {online ? 'All changes are saved automatically.' : 'Offline: changes are kept in this browser.'}
          </p>
        )}
      </div>
      {failed && (
        <span className={styles.help}>
          {save.needsSignIn ? (
            // Opens a new tab: leaving this one would ask about the unsaved changes. This tab saves when the user
            // returns to it.
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

/** A separate component, so that each second renders only its number. */
function Countdown({ to }: { to: number }) {
  const [seconds, setSeconds] = useState(() => secondsTo(to));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsTo(to)), 250);
    return () => clearInterval(timer);
  }, [to]);
  return <span className={styles.seconds}>{seconds} s</span>;
}
