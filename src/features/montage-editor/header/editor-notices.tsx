import { ConflictNotice } from './conflict-notice';
import { DraftLostNotice } from './draft-lost-notice';
import styles from './editor-notices.module.css';
import { OtherTabNotice } from './other-tab-notice';
import { RecoveredNotice } from './recovered-notice';
import { StrandedNotice } from './stranded-notice';

/** Every notice about the whole montage, announced when it appears. */
export function EditorNotices() {
  return (
    <div className={styles.notices}>
      {/* Outside the live region: its whole dialog would be announced. */}
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
