import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { SentMail } from '@/mocks/browser';
import { Dialog } from '@/ui/dialog';
import { useDemonstration } from './demonstration';
import styles from './outbox.module.css';

/** Polled, because a mail sent from another tab raises no event here. */
const asksAgainMs = 2_000;

function useMails(): SentMail[] {
  const demonstration = useDemonstration();
  const [mails, setMails] = useState<SentMail[]>([]);
  useEffect(() => {
    let left = false;
    async function ask() {
      const sent = await demonstration?.mails?.();
      if (sent && !left) setMails(sent);
    }
    // An unreadable storage is reported by everything else that needs it.
    const askQuietly = () => void ask().catch(() => undefined);
    askQuietly();
    const timer = setInterval(askQuietly, asksAgainMs);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [demonstration]);
  return mails;
}

/** The mails that were not really sent: a button with their number, and a dialog with their text. */
export default function DemonstrationOutbox() {
  const mails = useMails();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setOpened(true)}>
        <IconMail size={16} stroke={1.75} aria-hidden />
        {mails.length === 0 ? 'Mails' : `Mails (${mails.length})`}
      </button>
      {opened && <MailsDialog mails={mails} onClose={() => setOpened(false)} />}
    </>
  );
}

function MailsDialog({ mails, onClose }: { mails: SentMail[]; onClose: () => void }) {
  return (
    <Dialog
      title="Demonstration mails"
      className={styles.dialog}
      onClose={onClose}
      actions={
        <Button variant="default" data-first={mails.length === 0 || undefined} onClick={onClose}>
          Close
        </Button>
      }
    >
      <p className={styles.text}>
        Nothing is sent from here. The mails that would have been sent are listed below.
      </p>
      {mails.length === 0 ? (
        <p className={styles.none}>No mails yet. Ask for a password reset, and its mail appears here.</p>
      ) : (
        <ul className={styles.mails}>
          {mails.map((mail, index) => (
            <li key={mail.id} className={styles.mail}>
              <Mail mail={mail} first={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

const asTime = (ms: number) =>
  new Date(ms).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface MailProps {
  mail: SentMail;
  /** Whether the dialog begins here. */
  first: boolean;
}

function Mail({ mail: { to, subject, link, sentMs }, first }: MailProps) {
  return (
    <details name="demonstration-mail">
      <summary className={styles.summary} data-first={first || undefined}>
        <span className={styles.subject}>{subject}</span>
        <span className={styles.line}>
          <span>To {to}</span>
          <time dateTime={new Date(sentMs).toISOString()}>{asTime(sentMs)}</time>
        </span>
      </summary>
      <div className={styles.body}>
        <p>A new password was requested for this address. The link works once, for an hour.</p>
        <a href={link}>Set a new password</a>
      </div>
    </details>
  );
}
