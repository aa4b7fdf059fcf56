import { IconShieldOff } from '@tabler/icons-react';
import { trialSentence } from './trial';
import styles from './badge.module.css';

interface TrialNoticeProps {
  collapsed: boolean;
  onExpand: () => void;
}

/** In the sidebar of every screen. */
export default function TrialNotice({ collapsed, onExpand }: TrialNoticeProps) {
  if (collapsed) {
    return (
      <button
        type="button"
        className={styles.mark}
        aria-label={trialSentence}
        title={trialSentence}
        onClick={onExpand}
      >
        <IconShieldOff size={18} stroke={1.75} aria-hidden />
      </button>
    );
  }
  return (
    // Already inside a landmark, where an aside is not allowed.
    <section className={styles.badge} aria-label="Trial">
      <p className={styles.text}>{trialSentence}</p>
    </section>
  );
}
