import { IconFlask } from '@tabler/icons-react';
import styles from './outbox.module.css';
import { setScenariosOpened, useScenariosOpened } from './scenarios-opened';

/** @param onOpen closes what would cover the panel. */
export default function ScenariosButton({ onOpen }: { onOpen?: (() => void) | undefined }) {
  const opened = useScenariosOpened();
  return (
    <button
      type="button"
      className={styles.button}
      data-opens-scenarios
      aria-expanded={opened}
      onClick={() => {
        onOpen?.();
        setScenariosOpened(!opened);
      }}
    >
      <IconFlask size={16} stroke={1.75} aria-hidden />
      Scenarios
    </button>
  );
}
