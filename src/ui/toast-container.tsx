import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import styles from './toast-container.module.css';

/** The container of toasts with its styles, in a chunk of its own. */
export default function ToastContainer() {
  return <Notifications className={styles.toasts} position="top-right" autoClose={5_000} />;
}
