import { useEffect, useState } from 'react';
import { followReadings } from '@/api/follow-readings';
import type { Reading } from '@/api/generated/model';
import { readingWords } from '@/shared/reading-words';
import controls from './controls.module.css';
import styles from './page.module.css';

/** How far a scanned document is, while it is being read; null for any other. */
export function useReadingOf(document: string, pending: boolean): Reading | null {
  const [reading, setReading] = useState<Reading | null>(null);
  useEffect(() => {
    if (!pending) return;
    const stop = new AbortController();
    void followReadings(
      (readings) => setReading(readings.find((each) => each.document === document) ?? null),
      stop.signal,
    );
    return () => {
      stop.abort();
      setReading(null);
    };
  }, [document, pending]);
  return reading;
}

/** In place of the page, while a scan is read. */
export function ReadingProgress({ reading, onCancel }: { reading: Reading; onCancel(): void }) {
  const words = readingWords(reading);
  return (
    <div className={styles.whole}>
      <p className={styles.reading}>{words}</p>
      <progress className={styles.pages} value={reading.pages_read} max={reading.pages} aria-label={words} />
      <button type="button" className={controls.button} onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
