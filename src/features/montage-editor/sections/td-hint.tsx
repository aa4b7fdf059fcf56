import { useEffect, useState } from 'react';
import type { Change } from '@/domain/montage/change';
import { useEditor } from '../editor-context';
import styles from './rows.module.css';

const afterFormationsMs = 5_000;
const afterSectionTdMs = 3_000;

/** How long (ms) the end of a section may be outdated after a change; null if the change does not concern it. */
function concern(change: Change, section: string): number | null {
  if (change.op === 'set') {
    const { at } = change;
    if (at.of === 'formation') return at.section === section ? afterFormationsMs : null;
    const isOwn = at.of === 'section' && at.section === section;
    return isOwn && change.field.includes('_depth_') ? afterSectionTdMs : null;
  }
  if (change.op === 'item' || change.list.of !== 'formations') return null;
  return change.list.section === section ? afterFormationsMs : null;
}

/** For a while after each edit of a section, the reminder to check its end. Renders nothing else. */
export function TdHint({ section }: { section: string }) {
  const editor = useEditor();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = editor.onEdit(({ changes }) => {
      const forMs = changes.map((change) => concern(change, section)).findLast((ms) => ms !== null);
      if (forMs == null) return;
      setShown(true);
      clearTimeout(timer);
      timer = setTimeout(() => setShown(false), forMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [editor, section]);
  return (
    <p className={styles.hint} role="status">
      {isShown && 'Please check and update the Section TD if needed'}
    </p>
  );
}
