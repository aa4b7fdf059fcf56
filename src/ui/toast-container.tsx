import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import styles from './toast-container.module.css';

/**
 * The container of toasts with its styles, in a chunk of its own. At the lower left, where no screen has an action: next
 * to the sidebar, above what is at the foot of the screen (`--connection`, `--foot-bar`) and above running exports (`--exports`).
 */
export default function ToastContainer({ left }: { left: string }) {
  return (
    <Notifications
      className={styles.toasts}
      style={{ '--toasts-left': left }}
      position="bottom-left"
      autoClose={5_000}
    />
  );
}
