import { ConflictNotice } from './conflict-notice';
import { DraftLostNotice } from './draft-lost-notice';
import styles from './editor-notices.module.css';
import { OtherTabNotice } from './other-tab-notice';
import { RecoveredNotice } from './recovered-notice';
import { StrandedNotice } from './stranded-notice';

/** Everything that is to be known of the whole montage, read out when it comes. */
export function EditorNotices() {
  return (
    <div className={styles.notices}>
      {/* Not in the live region: its dialog would be read out whole. */}
      <ConflictNotice />
      <div className={styles.live} aria-live="polite">
        <OtherTabNotice />
        <StrandedNotice />
        <RecoveredNotice />
        <DraftLostNotice />
      </div>
    </div>
  );
}
