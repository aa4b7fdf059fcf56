import type { ReactNode } from 'react';
import { EditorHeader } from './editor-header';
import styles from './editor-frame.module.css';
import { EditorNotices } from './editor-notices';
import { SaveButton } from './save-button';

/** The frame of the editor: the sticky header, the notices, and the floating save button. */
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
