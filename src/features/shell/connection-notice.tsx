import { IconCloudOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import styles from './connection-notice.module.css';

const backMs = 5_000;

interface ConnectionNoticeProps {
  /** The icon alone, for the collapsed sidebar. */
  collapsed?: boolean;
  /** One line at the foot of a phone. */
  strip?: boolean;
}

/** Shows that the connection is lost, for as long as it is. It covers nothing. */
export function ConnectionNotice({ collapsed = false, strip = false }: ConnectionNoticeProps) {
  // The strip is a landmark of its own; the sidebar is in one.
  const Notice = strip ? 'aside' : 'div';
  return (
    <Notice
      className={styles.notice}
      aria-label={strip ? 'Lost connection' : undefined}
      data-collapsed={collapsed || undefined}
      data-strip={strip || undefined}
    >
      <IconCloudOff size={18} stroke={1.75} aria-hidden />
      <p className={styles.words}>
        <strong>You are offline.</strong>{' '}
        {strip
          ? 'Changes are kept in this browser.'
          : 'Montages that were opened in this browser can be used. Changes to them are kept here and saved when the connection is back. Uploads and generations need the network.'}
      </p>
    </Notice>
  );
}

/** The same for screen readers. Always rendered: a region that appears with its words is often not read out. */
export function ConnectionStatus({ connected }: { connected: boolean }) {
  const [said, setSaid] = useState('');
  const [before, setBefore] = useState(connected);
  if (before !== connected) {
    setBefore(connected);
    setSaid(
      connected ? 'The connection is back.' : 'You are offline. Your changes are kept in this browser.',
    );
  }
  useEffect(() => {
    if (!connected) return;
    const timer = setTimeout(() => setSaid(''), backMs);
    return () => clearTimeout(timer);
  }, [connected]);
  return (
    <p className="visually-hidden" role="status" aria-label="Connection">
      {said}
    </p>
  );
}
