import type { ReactNode } from 'react';
import { EditorHeader } from './editor-header';
import styles from './editor-frame.module.css';
import { EditorNotices } from './editor-notices';
import { SaveButton } from './save-button';

/** The editor's screen around its parts: the header that stays, what is to be known first, and the button that floats. */
export function EditorFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <EditorHeader />
      <EditorNotices />
      {children}
      <SaveButton />
    </div>
  );
}
