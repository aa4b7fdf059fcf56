import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { runningBuild } from './running-build';
import styles from './whole-screen.module.css';
import { errorReport } from './whole-screen-report';

/** Details for support, to read and to copy. */
export function WholeScreenDetails({ error }: { error: unknown }) {
  // From the moment of the error, even if the user goes elsewhere.
  const [report] = useState(() =>
    errorReport(error, {
      address: location.href,
      build: runningBuild(),
      atMs: Date.now(),
      userAgent: navigator.userAgent,
    }),
  );
  const [copied, setCopied] = useState<boolean | null>(null);
  const text = useRef<HTMLTextAreaElement>(null);

  const copy = () => {
    // Missing where the page is not served safely.
    const writing = (navigator.clipboard as Clipboard | undefined)?.writeText(report);
    (writing ?? Promise.reject(new Error('There is no clipboard'))).then(
      () => setCopied(true),
      () => {
        setCopied(false);
        text.current?.closest('details')?.setAttribute('open', '');
        text.current?.select();
      },
    );
  };
  return (
    <div className={styles.report}>
      <div className={styles.actions}>
        <Button variant="default" size="xs" onClick={copy}>
          Copy details
        </Button>
        <span className={styles.text} role="status">
          {copied === true && 'Copied. Paste them into a message to support.'}
          {copied === false && 'The browser did not allow it. The details are marked below, to be copied.'}
        </span>
      </div>
      <details>
        <summary className={styles.summary}>Details for support</summary>
        <textarea
          ref={text}
          className={styles.details}
          aria-label="Details for support"
          readOnly
          rows={12}
          value={report}
        />
      </details>
    </div>
  );
}
