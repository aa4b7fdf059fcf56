import { notifications } from '@mantine/notifications';
import styles from './new-version-toast.module.css';

/** Offers a new version, and stays until it is answered: work may be open, so the user chooses when to load it. */
export function offerNewVersion(onReload: () => void): void {
  notifications.show({
    id: 'new-version',
    title: 'A new version is there',
    message: <Offer onReload={onReload} />,
    autoClose: false,
    role: 'status',
    closeButtonProps: { 'aria-label': 'Close' },
  });
}

function Offer({ onReload }: { onReload: () => void }) {
  return (
    <>
      Reload the page to use it. Changes to a montage that are not saved yet are kept in this browser.
      <button type="button" className={`small-button ${styles.reload}`} onClick={onReload}>
        Reload now
      </button>
    </>
  );
}
