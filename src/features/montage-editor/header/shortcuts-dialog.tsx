import { Button } from '@mantine/core';
import { Fragment } from 'react';
import { Dialog } from '@/ui/dialog';
import { isMac } from './platform';
import { shortcutGroups } from './shortcuts';
import styles from './shortcuts-dialog.module.css';

interface ShortcutsDialogProps {
  onClose: () => void;
  /** Whether to show the keys of a Mac; detected by default. */
  mac?: boolean;
}

export function ShortcutsDialog({ onClose, mac = isMac() }: ShortcutsDialogProps) {
  return (
    <Dialog
      long
      title="Keyboard shortcuts"
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      }
    >
      <table className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">Keys</th>
            <th scope="col">What they do</th>
          </tr>
        </thead>
        {shortcutGroups(mac).map(({ title, shortcuts }) => (
          <tbody key={title}>
            <tr>
              <th className={styles.group} scope="rowgroup" colSpan={2}>
                {title}
              </th>
            </tr>
            {shortcuts.map(({ keys, does }) => (
              <tr key={does}>
                <th className={styles.keys} scope="row">
                  {keys.map((key, index) => (
                    <Fragment key={key}>
                      {index > 0 && ' '}
                      <kbd>{key}</kbd>
                    </Fragment>
                  ))}
                </th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Dialog>
  );
}
